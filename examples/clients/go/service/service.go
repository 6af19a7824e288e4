// Package service is what no generator writes: tokens within the documented limits, the service's headers, typed errors.
package service

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"example.com/monitoring/api"
	"github.com/caarlos0/env/v11"
	"golang.org/x/oauth2"
	"golang.org/x/sync/semaphore"
)

// Specification, Limits: a refresh token gives 10 access tokens per 10 minutes, to all processes together.
const (
	maxTokens = 10
	window    = 10 * time.Minute
)

// Specification, MSP and business-unit accounts: a new token would not help.
const notAuthorized = "You are not authorized to perform this operation"

// Settings are what a client is created with.
type Settings struct {
	BaseURL      string `env:"SVC_BASE_URL"`
	AuthURL      string `env:"SVC_AUTH_URL"`
	ClientID     string `env:"SVC_OAUTH2_CLIENT_ID,notEmpty"`
	ClientSecret Secret `env:"SVC_OAUTH2_CLIENT_SECRET,notEmpty"`
	RefreshToken Secret `env:"SVC_OAUTH2_REFRESH_TOKEN,notEmpty"`
	// Timeout of a request; 30 seconds if zero.
	Timeout time.Duration
	// Transport of the connections; http.DefaultTransport if nil.
	Transport http.RoundTripper
}

// Secret is text that is not printed, logged or written as JSON.
type Secret string

func (Secret) String() string               { return "***" }
func (Secret) GoString() string             { return "***" }
func (Secret) MarshalText() ([]byte, error) { return []byte("***"), nil }

// Specification, What the service does: the base URL and the auth URL. The service's name in the hosts is not documented.
var dataCenters = map[string][2]string{
	"US": {"https://www.%s.com/api", "https://%s.com"},
	"EU": {"https://www.%s.eu/api", "https://%s.eu"},
	"CN": {"https://www.%s.cn/api", "https://%s.com.cn"},
	"IN": {"https://www.%s.in/api", "https://%s.in"},
	"AU": {"https://www.%s.net.au/api", "https://%s.com.au"},
	"JP": {"https://app.%s.jp/api", "https://%s.jp"},
}

// FromEnvironment reads the settings from the SVC_ variables. The error names all that are missing.
func FromEnvironment() (Settings, error) {
	settings, err := env.ParseAs[Settings]()
	if err != nil || (settings.BaseURL != "" && settings.AuthURL != "") {
		return settings, err
	}
	service := os.Getenv("SVC_SERVICE")
	urls, ok := dataCenters[os.Getenv("SVC_DATA_CENTER")]
	if !ok || service == "" {
		return settings, errors.New("set SVC_DATA_CENTER to US, EU, CN, IN, AU or JP, and SVC_SERVICE")
	}
	settings.BaseURL = fmt.Sprintf(urls[0], service)
	settings.AuthURL = fmt.Sprintf(urls[1], cmp.Or(os.Getenv("SVC_AUTH_HOST"), service))
	return settings, nil
}

// Error says that the service responded with an error.
type Error struct {
	Status int
	// Code is the error code; 0 if the body contains no error code.
	Code       int
	Message    string
	RetryAfter time.Duration
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s (status %d, code %d)", e.Message, e.Status, e.Code)
}

// TokenError says that the auth server did not issue an access token.
type TokenError struct{ Reason string }

func (e *TokenError) Error() string { return "the auth server refused: " + e.Reason }

// TokenBudgetError says that another access token would exceed the limit of ten in ten minutes.
type TokenBudgetError struct{ Wait time.Duration }

func (e *TokenBudgetError) Error() string {
	return fmt.Sprintf("the refresh token has no access token left; try again in %s", e.Wait.Round(time.Second))
}

// Client is the generated client with the service's authentication. Goroutines can share it.
type Client struct {
	*api.ClientWithResponses
	generated *api.Client
}

// New creates a client for your own account.
func New(settings Settings) *Client {
	return clientOf(&api.Client{
		Server: strings.TrimSuffix(settings.BaseURL, "/") + "/",
		Client: &sender{
			http: &http.Client{
				Timeout:   cmp.Or(settings.Timeout, 30*time.Second),
				Transport: settings.Transport,
				// A redirect would send the token elsewhere.
				CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
			},
			config: oauth2.Config{
				ClientID:     settings.ClientID,
				ClientSecret: string(settings.ClientSecret),
				Endpoint:     oauth2.Endpoint{TokenURL: settings.AuthURL + "/oauth/v2/token", AuthStyle: oauth2.AuthStyleInParams},
			},
			refreshToken: string(settings.RefreshToken),
			turn:         semaphore.NewWeighted(1),
		},
	})
}

// WithAccount returns a client with the same tokens and connections, acting on a customer account or business unit.
func (c *Client) WithAccount(zaaid string) *Client {
	account := *c.generated
	cookie := func(_ context.Context, request *http.Request) error {
		request.Header.Set("Cookie", "zaaid="+zaaid)
		return nil
	}
	account.RequestEditors = append(slices.Clone(account.RequestEditors), cookie)
	return clientOf(&account)
}

func clientOf(generated *api.Client) *Client {
	return &Client{&api.ClientWithResponses{ClientInterface: generated}, generated}
}

// sender sends the requests of the generated client, with an access token.
type sender struct {
	http         *http.Client
	config       oauth2.Config
	refreshToken string

	turn    *semaphore.Weighted // one token request at a time; it guards what follows
	made    []time.Time
	current *oauth2.Token
}

// Do replays a request once after a 401, and returns every error of the service as *Error.
func (s *sender) Do(request *http.Request) (*http.Response, error) {
	request.Header.Set("Accept", "application/json; version=2.0")
	if request.Body != nil {
		request.Header.Set("Content-Type", "application/json;charset=UTF-8")
	}
	token, err := s.token(request.Context(), "")
	if err != nil {
		return nil, err
	}
	response, err := s.send(request, token)
	var failure *Error
	if !errors.As(err, &failure) || failure.Status != http.StatusUnauthorized || strings.Contains(failure.Message, notAuthorized) {
		return response, err
	}
	token, tokenErr := s.token(request.Context(), token)
	if tokenErr != nil {
		return nil, errors.Join(err, tokenErr)
	}
	return s.send(request, token)
}

func (s *sender) send(request *http.Request, token string) (*http.Response, error) {
	request = request.Clone(request.Context())
	if request.GetBody != nil {
		request.Body, _ = request.GetBody() // the generated code has the body in memory
	}
	request.Header.Set("Authorization", "Svc-oauthtoken "+token)
	response, err := s.http.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, err
	}
	if err := errorOf(response, body); err != nil {
		return nil, err
	}
	// The generated code has nil for a success that is not documented.
	response.StatusCode = http.StatusOK
	response.Header.Set("Content-Type", "application/json")
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, nil
}

func errorOf(response *http.Response, body []byte) error {
	// Fields of other types are left out: only the code and the message of an error are documented.
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	code, _ := fields["code"].(float64)
	if response.StatusCode/100 == 2 && fields != nil && code == 0 {
		return nil
	}
	message, ok := fields["message"].(string)
	if !ok {
		message = fmt.Sprintf("status %d with an undocumented body", response.StatusCode)
	}
	seconds, _ := strconv.Atoi(response.Header.Get("Retry-After"))
	return &Error{response.StatusCode, int(code), message, time.Duration(seconds) * time.Second}
}

// token returns a usable access token, another one than rejected.
func (s *sender) token(ctx context.Context, rejected string) (string, error) {
	if err := s.turn.Acquire(ctx, 1); err != nil {
		return "", err
	}
	defer s.turn.Release(1)
	if s.current.Valid() && s.current.AccessToken != rejected {
		return s.current.AccessToken, nil
	}
	now := time.Now()
	if len(s.made) == maxTokens {
		if wait := window - now.Sub(s.made[0]); wait > 0 {
			return "", &TokenBudgetError{wait}
		}
		s.made = s.made[1:]
	}
	s.made = append(s.made, now) // before the request: a lost one may have created a token
	ctx = context.WithValue(ctx, oauth2.HTTPClient, s.http)
	token, err := s.config.TokenSource(ctx, &oauth2.Token{RefreshToken: s.refreshToken}).Token()
	var refusal *oauth2.RetrieveError
	if errors.As(err, &refusal) { // whose text may have the whole response
		return "", &TokenError{cmp.Or(refusal.ErrorCode, refusal.Response.Status)}
	}
	if err != nil {
		return "", fmt.Errorf("no access token: %w", err)
	}
	s.current = token
	return token.AccessToken, nil
}
