// A test in Go of a program that calls the service, with the mock's controls over HTTP.
package control

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"strings"
	"testing"
)

type result struct {
	Status  int
	Message string          `json:"message"`
	Data    json.RawMessage `json:"data"`
}

func send(t *testing.T, method, path, token string, body any) result {
	t.Helper()
	var reader io.Reader
	if body != nil {
		text, _ := json.Marshal(body)
		reader = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, os.Getenv("MOCK_URL")+path, reader)
	if err != nil {
		t.Fatal(err)
	}
	if token != "" {
		request.Header.Set("Authorization", "Svc-oauthtoken "+token)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	found := result{Status: response.StatusCode}
	if err := json.NewDecoder(response.Body).Decode(&found); err != nil {
		t.Fatal(err)
	}
	return found
}

type object map[string]any

// start resets the mock, and returns an access token.
func start(t *testing.T) string {
	send(t, "POST", "/_mock/reset", "", nil)
	var issued struct {
		AccessToken string `json:"access_token"`
	}
	json.Unmarshal(send(t, "POST", "/_mock/access-tokens", "", nil).Data, &issued)
	return issued.AccessToken
}

func expectStatus(t *testing.T, token string, status int) {
	t.Helper()
	if found := send(t, "GET", "/api/monitors", token, nil); found.Status != status {
		t.Errorf("status %d (%s), not %d", found.Status, found.Message, status)
	}
}

func monitors(t *testing.T, token string) string {
	return string(send(t, "GET", "/api/monitors", token, nil).Data)
}

func TestSeedAndReset(t *testing.T) {
	token := start(t)
	send(t, "PUT", "/_mock/records", "", object{"monitors": []object{{"monitor_id": "7"}}})
	if found := monitors(t, token); found != `[{"monitor_id":"7"}]` {
		t.Errorf("seeded: %s", found)
	}
	token = start(t)
	if found := monitors(t, token); strings.Count(found, "monitor_id") != 2 {
		t.Errorf("after the reset: %s", found)
	}
}

func TestOverride(t *testing.T) {
	token := start(t)
	send(t, "POST", "/_mock/overrides", "", object{"operation": "listMonitors", "status": 429, "times": 1})
	expectStatus(t, token, 429)
	expectStatus(t, token, 200)
}

func TestClock(t *testing.T) {
	token := start(t)
	expectStatus(t, token, 200)
	send(t, "POST", "/_mock/clock", "", object{"milliseconds": 3600000})
	expectStatus(t, token, 401)
}

func TestJournal(t *testing.T) {
	token := start(t)
	expectStatus(t, token, 200)
	var seen []struct {
		Operation *string           `json:"operation"`
		Status    *int              `json:"status"`
		Headers   map[string]string `json:"headers"`
	}
	json.Unmarshal(send(t, "GET", "/_mock/requests", "", nil).Data, &seen)
	if len(seen) != 1 || *seen[0].Operation != "listMonitors" || *seen[0].Status != 200 {
		t.Fatalf("seen: %+v", seen)
	}
	if seen[0].Headers["authorization"] != "Svc-oauthtoken ***" {
		t.Errorf("the token is shown: %s", seen[0].Headers["authorization"])
	}
}

func TestMisspeltField(t *testing.T) {
	found := send(t, "POST", "/_mock/access-tokens", "", object{"scope": []string{"Svc.Admin.Read"}})
	if found.Status != 400 || !strings.Contains(found.Message, "nearest: scopes") {
		t.Errorf("%d %s", found.Status, found.Message)
	}
}
