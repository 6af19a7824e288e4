// Package service is what no generator writes: access tokens, the service's headers, typed errors.
package service

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"time"

	"example.com/monitoring/api"
	"github.com/caarlos0/env/v11"
	"golang.org/x/sync/semaphore"
)

const usualLifetime = float64(api.AccessTokenLimitsUsualLifetimeSeconds)

// Without a token request, after one that failed. A refresh token gives ten access tokens in ten minutes to all processes
// together (specification, Limits). A request that did not arrive does not count.
const (
	pause             = time.Minute
	pauseIfNotArrived = time.Second
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
	// Version of the API; 2.0 if empty.
	Version string
	// Timeout of a request; 30 seconds if zero.
	Timeout time.Duration
	// Transport of the connections; http.DefaultTransport if nil.
	Transport http.RoundTripper
}

// Secret is text that is not printed, logged or written as JSON, also as a part of another struct.
type Secret struct{ text func() string }

// NewSecret hides a text.
func NewSecret(text string) Secret { return Secret{func() string { return text }} }

func (s Secret) reveal() string {
	if s.text == nil {
		return ""
	}
	return s.text()
}

// UnmarshalText reads the value of a variable.
func (s *Secret) UnmarshalText(text []byte) error {
	*s = NewSecret(string(text))
	return nil
}

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
	settings.BaseURL = strings.TrimSuffix(settings.BaseURL, "/")
	settings.AuthURL = strings.TrimSuffix(settings.AuthURL, "/")
	if err != nil || (settings.BaseURL != "" && settings.AuthURL != "") {
		return settings, err
	}
	if settings.BaseURL != "" || settings.AuthURL != "" {
		return Settings{}, errors.New("set both SVC_BASE_URL and SVC_AUTH_URL, or neither")
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

// ErrArgument says that nothing was sent, because an identifier or an account would be something else on the wire.
var ErrArgument = errors.New("nothing was sent")

// Error says that the service responded with an error, or with what breaks its contract.
type Error struct {
	// Operation is the method and the path.
	Operation string
	Status    int
	// Code is the error code; 0 if the body contains no error code.
	Code    int
	Message string
	Body    []byte
	// RetryAfter is 0 without the header, and if it is a date.
	RetryAfter time.Duration
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s (status %d, code %d)", e.Message, e.Status, e.Code)
}

// TokenError says that the auth server did not issue an access token.
type TokenError struct{ Reason string }

func (e *TokenError) Error() string { return "the auth server refused: " + e.Reason }

// Client is the generated client with the service's authentication. Goroutines can share it.
type Client struct {
	*api.ClientWithResponses
	sender *sender
}

// New creates a client for your own account.
func New(settings Settings) *Client {
	// A redirect would send the token elsewhere.
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	timeout := cmp.Or(settings.Timeout, 30*time.Second)
	return newClient(&sender{
		http:     &http.Client{Timeout: timeout, Transport: settings.Transport, CheckRedirect: stay},
		settings: settings,
		turn:     semaphore.NewWeighted(1),
	})
}

// WithAccount returns a client with the same tokens and connections, acting on a customer account or business unit.
func (c *Client) WithAccount(zaaid string) *Client {
	return newClient(c.sender, api.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		if len(request.Header.Values("Cookie")) > 0 {
			return fmt.Errorf("%w: leave out the parameter Cookie, because the account is that of WithAccount", ErrArgument)
		}
		request.Header.Set("Cookie", "zaaid="+zaaid)
		return nil
	}))
}

func newClient(sender *sender, options ...api.ClientOption) *Client {
	// These options do not fail.
	generated, _ := api.NewClientWithResponses(sender.settings.BaseURL, append(options, api.WithHTTPClient(sender))...)
	return &Client{generated, sender}
}

// What a token, an account and an error code may have. Another text in place of a code may repeat a secret.
var (
	headerValue   = regexp.MustCompile(`^[!-~]+$`)
	accountCookie = regexp.MustCompile(`^zaaid=[\w.-]+$`)
	errorCode     = regexp.MustCompile(`^([a-z]+_[a-z_]+|Access Denied)$`)
)

// sender sends the requests of the generated client, with an access token.
type sender struct {
	http     *http.Client
	settings Settings

	turn        *semaphore.Weighted // one token request at a time; it guards what follows
	current     string
	usableUntil time.Time
	failure     error
	pausedUntil time.Time
}

// Do replays a request once after a 401, and returns every error of the service as *Error.
func (s *sender) Do(request *http.Request) (*http.Response, error) {
	// An identifier that is empty or "..", as the generated code puts it into the path.
	if strings.HasSuffix(request.URL.Path, "/") {
		return nil, fmt.Errorf("%w: an identifier is empty or a path, which makes %s", ErrArgument, request.URL.Path)
	}
	// An empty or a bare id would be no account, and the call would act on your own. Other characters would add a cookie.
	if cookies := request.Header.Values("Cookie"); len(cookies) > 0 && !accountCookie.MatchString(strings.Join(cookies, ";")) {
		return nil, fmt.Errorf("%w: the cookie %q is not zaaid= and an account; use WithAccount", ErrArgument, cookies)
	}
	if err := requireSecure(request); err != nil {
		return nil, err
	}
	request.Header.Set("Accept", "application/json; version="+cmp.Or(s.settings.Version, "2.0"))
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
	// A reader of your own was read.
	if request.Body != nil && request.GetBody == nil {
		return nil, err
	}
	other, refusal := s.token(request.Context(), token)
	if refusal != nil {
		return nil, errors.Join(err, refusal)
	}
	if other == token {
		return nil, err
	}
	return s.send(request, other)
}

func (s *sender) send(request *http.Request, token string) (*http.Response, error) {
	if request.GetBody != nil {
		request.Body, _ = request.GetBody() // the generated code has the body in memory
	}
	request.Header.Set("Authorization", "Svc-oauthtoken "+token)
	response, body, err := s.read(request)
	if err != nil {
		return nil, err
	}
	if response.StatusCode == http.StatusNoContent {
		body = []byte(`{"message": "success"}`)
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

func (s *sender) read(request *http.Request) (*http.Response, []byte, error) {
	if err := requireSecure(request); err != nil {
		return nil, nil, err
	}
	response, err := s.http.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	return response, body, err
}

// requireSecure allows HTTP only to this machine.
func requireSecure(request *http.Request) error {
	host := request.URL.Hostname()
	isThisMachine := host == "localhost" || net.ParseIP(host).IsLoopback()
	if request.URL.Scheme == "https" || (request.URL.Scheme == "http" && isThisMachine) {
		return nil
	}
	return fmt.Errorf("%w: the address of %s must be https, or http on this machine", ErrArgument, host)
}

func errorOf(response *http.Response, body []byte) error {
	// Fields of other types are left out: only the code and the message of an error are documented.
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	code, _ := fields["code"].(float64)
	message, isEnvelope := fields["message"].(string)
	if response.StatusCode/100 == 2 && isEnvelope && code == 0 {
		// What is missing would be empty in the generated types.
		_, isList := fields["data"].([]any)
		_, isRecord := fields["data"].(map[string]any)
		if response.Request.Method != http.MethodGet || isList || isRecord {
			return nil
		}
		message = "a response without a payload breaks the contract"
	} else if !isEnvelope {
		message = fmt.Sprintf("status %d with an undocumented body", response.StatusCode)
	}
	// A server may repeat the token.
	if _, token, isSigned := strings.Cut(response.Request.Header.Get("Authorization"), " "); isSigned {
		message = strings.ReplaceAll(message, token, "***")
	}
	seconds, _ := strconv.ParseUint(response.Header.Get("Retry-After"), 10, 31)
	operation := response.Request.Method + " " + response.Request.URL.Path
	return &Error{operation, response.StatusCode, int(code), message, body, time.Duration(seconds) * time.Second}
}

// token returns a usable access token.
func (s *sender) token(ctx context.Context, rejected string) (string, error) {
	if err := s.turn.Acquire(ctx, 1); err != nil {
		return "", err
	}
	type result struct {
		token string
		err   error
	}
	found := make(chan result, 1)
	// A token request is for all calls: it goes on when the call that began it is abandoned.
	go func() {
		defer s.turn.Release(1)
		token, err := s.usableToken(rejected)
		found <- result{token, err}
	}()
	select {
	case one := <-found:
		return one.token, one.err
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// usableToken returns a token. In a pause: the failure again, or rejected if that has replaced another token already.
func (s *sender) usableToken(rejected string) (string, error) {
	now := time.Now()
	if s.current != rejected && now.Before(s.usableUntil) {
		return s.current, nil
	}
	if now.Before(s.pausedUntil) {
		if s.failure != nil {
			return "", s.failure
		}
		if rejected != "" {
			return rejected, nil
		}
	}
	if err := s.create(now); err != nil {
		s.failure, s.pausedUntil = err, time.Now().Add(pause)
		if network := (*net.OpError)(nil); errors.As(err, &network) && network.Op == "dial" {
			s.pausedUntil = time.Now().Add(pauseIfNotArrived)
		}
		return "", err
	}
	s.failure = nil
	if rejected != "" {
		s.pausedUntil = now.Add(pause)
	}
	return s.current, nil
}

func (s *sender) create(now time.Time) error {
	form := url.Values{
		"grant_type": {"refresh_token"}, "client_id": {s.settings.ClientID},
		"client_secret": {s.settings.ClientSecret.reveal()}, "refresh_token": {s.settings.RefreshToken.reveal()},
	}
	request, err := http.NewRequest(http.MethodPost, s.settings.AuthURL+"/oauth/v2/token", strings.NewReader(form.Encode()))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, body, err := s.read(request)
	if err != nil {
		return fmt.Errorf("no access token: %w", err)
	}
	// Errors are not documented. Whatever the status, a response without a usable token is one.
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	token, _ := fields["access_token"].(string)
	if response.StatusCode/100 != 2 || !headerValue.MatchString(token) {
		reason, _ := fields["error"].(string)
		return &TokenError{cmp.Or(errorCode.FindString(reason), response.Status)}
	}
	seconds, _ := fields["expires_in"].(float64)
	if seconds <= 0 {
		seconds = usualLifetime
	} else if seconds > 86400 {
		seconds /= 1000 // more than a day means milliseconds
	}
	lifetime := time.Duration(seconds * float64(time.Second))
	s.current, s.usableUntil = token, now.Add(lifetime-min(time.Minute, lifetime/10))
	return nil
}
