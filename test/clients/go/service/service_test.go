package service_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"example.com/monitoring/api"
	"example.com/monitoring/service"
)

// newClient returns a client of a server whose auth host and base host are one.
func newClient(t *testing.T, handler http.HandlerFunc) *service.Client {
	t.Helper()
	server := httptest.NewServer(handler)
	t.Cleanup(server.Close)
	return service.New(settingsOf(server.URL))
}

func settingsOf(url string) service.Settings {
	return service.Settings{
		BaseURL: url, AuthURL: url, ClientID: "id",
		ClientSecret: service.NewSecret("s3cret"), RefreshToken: service.NewSecret("r3fresh"),
	}
}

func TestContextEndsTheWaitForTheTokenOfAnotherCall(t *testing.T) {
	arrived, release := make(chan struct{}), make(chan struct{})
	client := newClient(t, func(writer http.ResponseWriter, _ *http.Request) {
		close(arrived)
		<-release
		writer.WriteHeader(http.StatusBadRequest)
	})
	var first sync.WaitGroup
	first.Go(func() { _, _ = client.ListMonitorsWithResponse(t.Context(), nil) })
	<-arrived
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := client.ListMonitorsWithResponse(ctx, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want context.Canceled", err)
	}
	close(release)
	first.Wait()
}

type transport func(*http.Request) (*http.Response, error)

func (t transport) RoundTrip(request *http.Request) (*http.Response, error) { return t(request) }

func TestTransportIsThatOfTheSettings(t *testing.T) {
	mine := errors.New("mine")
	settings := settingsOf("http://127.0.0.1")
	settings.Transport = transport(func(*http.Request) (*http.Response, error) { return nil, mine })
	if _, err := service.New(settings).ListMonitorsWithResponse(t.Context(), nil); !errors.Is(err, mine) {
		t.Errorf("got %v, want the error of the transport", err)
	}
}

func TestRefusedConnectionPausesTokenRequestsForASecond(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		sent := 0
		settings := settingsOf("http://127.0.0.1")
		settings.Transport = transport(func(*http.Request) (*http.Response, error) {
			sent++
			return nil, &net.OpError{Op: "dial", Err: syscall.ECONNREFUSED}
		})
		client := service.New(settings)
		for range 3 {
			_, _ = client.ListMonitorsWithResponse(t.Context(), nil)
			time.Sleep(500 * time.Millisecond)
		}
		if sent != 2 {
			t.Errorf("sent %d token requests, want the first one and one after a second", sent)
		}
	})
}

func TestSecretsAreNotPrinted(t *testing.T) {
	settings := settingsOf("http://127.0.0.1")
	client := service.New(settings)
	text, err := json.Marshal(settings)
	if err != nil {
		t.Fatal(err)
	}
	echo := newClient(t, func(writer http.ResponseWriter, request *http.Request) {
		writer.WriteHeader(http.StatusBadGateway)
		_, _ = io.Copy(writer, request.Body)
	})
	_, refusal := echo.ListMonitorsWithResponse(t.Context(), nil)
	for _, printed := range []string{
		string(text), fmt.Sprintf("%v %+v %#v", settings, settings, settings), fmt.Sprintf("%v %+v %#v", client, client, client),
		fmt.Sprintf("%v %+v", refusal, refusal), fmt.Sprintf("%+v", struct{ settings service.Settings }{settings}),
	} {
		if strings.Contains(printed, "s3cret") || strings.Contains(printed, "r3fresh") || printed == "" {
			t.Errorf("printed %s", printed)
		}
	}
}

func TestWhatWouldBeLostIsNotSent(t *testing.T) {
	client := newClient(t, func(_ http.ResponseWriter, request *http.Request) { t.Errorf("sent %s", request.URL) })
	empty := ""
	_, err := client.ListMonitorsWithResponse(t.Context(), &api.ListMonitorsParams{Cookie: &empty})
	if !errors.Is(err, service.ErrArgument) {
		t.Errorf("got %v, want ErrArgument", err)
	}
}

func TestFromEnvironmentTakesTheHostsOfADataCenter(t *testing.T) {
	for name, value := range map[string]string{
		"SVC_OAUTH2_CLIENT_ID": "id", "SVC_OAUTH2_CLIENT_SECRET": "secret", "SVC_OAUTH2_REFRESH_TOKEN": "token",
		"SVC_BASE_URL": "", "SVC_AUTH_URL": "", "SVC_SERVICE": "example", "SVC_DATA_CENTER": "AU", "SVC_AUTH_HOST": "accounts",
	} {
		t.Setenv(name, value)
	}
	settings, err := service.FromEnvironment()
	if err != nil || settings.BaseURL != "https://www.example.net.au/api" || settings.AuthURL != "https://accounts.com.au" {
		t.Errorf("got %s, %s, %v", settings.BaseURL, settings.AuthURL, err)
	}
}
