// Package service is what no generator writes: tokens within the documented limits, the service's headers, typed errors.
package service

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"strconv"
	"time"

	"example.com/monitoring/api"
)

// Source: MSP and business-unit accounts. A new token would not help.
const notAuthorized = "You are not authorized to perform this operation"

// Source: Data centers. The prefix of the base host, and the ends of the base host and of the auth host.
var dataCenters = map[string][3]string{
	"US": {"www", "com", "com"},
	"EU": {"www", "eu", "eu"},
	"CN": {"www", "cn", "com.cn"},
	"IN": {"www", "in", "in"},
	"AU": {"www", "net.au", "com.au"},
	"JP": {"app", "jp", "jp"},
}

// A redirect would send the token elsewhere.
var httpClient = &http.Client{
	Timeout:       30 * time.Second,
	CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
}

// Settings are what a client is created with.
type Settings struct {
	BaseURL, AuthURL                     string
	ClientID, ClientSecret, RefreshToken string
	// Zaaid is the customer account or business unit to act on; empty for your own account.
	Zaaid string
}

// FromEnvironment reads the settings from the SVC_ variables.
func FromEnvironment() (Settings, error) {
	settings := Settings{
		BaseURL:      os.Getenv("SVC_BASE_URL"),
		AuthURL:      os.Getenv("SVC_AUTH_URL"),
		ClientID:     os.Getenv("SVC_OAUTH2_CLIENT_ID"),
		ClientSecret: os.Getenv("SVC_OAUTH2_CLIENT_SECRET"),
		RefreshToken: os.Getenv("SVC_OAUTH2_REFRESH_TOKEN"),
	}
	if settings.ClientID == "" || settings.ClientSecret == "" || settings.RefreshToken == "" {
		return settings, errors.New("set SVC_OAUTH2_CLIENT_ID, SVC_OAUTH2_CLIENT_SECRET and SVC_OAUTH2_REFRESH_TOKEN")
	}
	if settings.BaseURL != "" && settings.AuthURL != "" {
		return settings, nil
	}
	var err error
	settings.BaseURL, settings.AuthURL, err = DataCenterURLs(
		os.Getenv("SVC_DATA_CENTER"), os.Getenv("SVC_SERVICE"), os.Getenv("SVC_AUTH_HOST"))
	return settings, err
}

// DataCenterURLs returns the base URL and the auth URL. The service's name in the hosts is not documented.
func DataCenterURLs(code, service, authHost string) (baseURL, authURL string, err error) {
	hosts, ok := dataCenters[code]
	if !ok || service == "" {
		return "", "", fmt.Errorf("the data center must be US, EU, CN, IN, AU or JP, and the service have a name; got %q, %q", code, service)
	}
	if authHost == "" {
		authHost = service
	}
	return "https://" + hosts[0] + "." + service + "." + hosts[1] + "/api", "https://" + authHost + "." + hosts[2], nil
}

// Error says that the service responded with an error.
type Error struct {
	Status int
	// Code is 0 if the body does not have one.
	Code       int
	Message    string
	RetryAfter time.Duration
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s (status %d, code %d)", e.Message, e.Status, e.Code)
}

// Client is the generated client with the service's authentication.
type Client struct {
	*api.ClientWithResponses
	settings Settings
	tokens   *tokens
}

// New creates a client.
func New(settings Settings) (*Client, error) {
	return newClient(settings, &tokens{settings: settings})
}

// WithAccount returns a client with the same tokens, acting on a customer account or business unit.
func (c *Client) WithAccount(zaaid string) (*Client, error) {
	settings := c.settings
	settings.Zaaid = zaaid
	return newClient(settings, c.tokens)
}

func newClient(settings Settings, tokens *tokens) (*Client, error) {
	client := &Client{settings: settings, tokens: tokens}
	generated, err := api.NewClientWithResponses(settings.BaseURL, api.WithHTTPClient(client))
	client.ClientWithResponses = generated
	return client, err
}

// Do sends a request of the generated client. It replays it once after a 401, and returns every error as *Error.
func (c *Client) Do(request *http.Request) (*http.Response, error) {
	request.Header.Set("Accept", "application/json; version=2.0")
	if request.Body != nil {
		request.Header.Set("Content-Type", "application/json;charset=UTF-8")
	}
	if c.settings.Zaaid != "" {
		request.Header.Set("Cookie", "zaaid="+c.settings.Zaaid)
	}
	token, err := c.tokens.get(request.Context(), "")
	if err != nil {
		return nil, err
	}
	response, body, err := send(request, token)
	if err == nil && response.StatusCode == http.StatusUnauthorized && !bytes.Contains(body, []byte(notAuthorized)) {
		token, err = c.tokens.get(request.Context(), token)
		var budget *TokenBudgetError
		if errors.As(err, &budget) { // the 401 is what the caller should see
			err = nil
		} else if err == nil {
			response, body, err = send(request, token)
		}
	}
	if err != nil {
		return nil, err
	}
	return response, errorOf(response, body)
}

func send(request *http.Request, token string) (*http.Response, []byte, error) {
	replay := request.Clone(request.Context())
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return nil, nil, err
		}
		replay.Body = body
	}
	replay.Header.Set("Authorization", "Svc-oauthtoken "+token)
	response, err := httpClient.Do(replay)
	if err != nil {
		return nil, nil, err
	}
	body, err := readAll(response)
	return response, body, err
}

func errorOf(response *http.Response, body []byte) error {
	fields := Error{Message: fmt.Sprintf("status %d with an undocumented body", response.StatusCode)}
	isObject := json.Unmarshal(body, &fields) == nil
	if response.StatusCode < 300 && isObject && fields.Code == 0 {
		return nil
	}
	fields.Status = response.StatusCode
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
		fields.RetryAfter = time.Duration(seconds) * time.Second
	}
	return &fields
}
