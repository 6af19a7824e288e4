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
	"slices"
	"strconv"
	"strings"
	"time"

	"example.com/monitoring/api"
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

// New creates a client.
func New(settings Settings) (*Client, error) {
	generated, err := api.NewClient(settings.BaseURL, api.WithHTTPClient(&sender{
		http: &http.Client{
			Timeout: cmp.Or(settings.Timeout, 30*time.Second),
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
	}))
	return clientOf(generated), err
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
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, errorOf(response, body)
}

func errorOf(response *http.Response, body []byte) error {
	// Fields of other types are left out: only the code and the message of an error are documented.
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	code, _ := fields["code"].(float64)
	if response.StatusCode/100 == 2 && fields != nil && code == 0 {
		// The generated code has nil for a success that is not documented.
		response.StatusCode = http.StatusOK
		response.Header.Set("Content-Type", "application/json")
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
