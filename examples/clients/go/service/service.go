// Package service is what no generator writes: tokens within the documented limits, the service's headers, typed errors.
package service

import (
	"bytes"
	"errors"
	"net/http"
	"time"

	"example.com/monitoring/api"
)

// Specification, MSP and business-unit accounts: a new token would not help.
const notAuthorized = "You are not authorized to perform this operation"

// Client is the generated client with the service's authentication.
type Client struct {
	*api.ClientWithResponses
	settings Settings
	tokens   *tokens
}

// New creates a client.
func New(settings Settings) (*Client, error) {
	if settings.Timeout == 0 {
		settings.Timeout = 30 * time.Second
	}
	// A redirect would send the token elsewhere.
	stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	http := &http.Client{Timeout: settings.Timeout, CheckRedirect: stay}
	return newClient(settings, &tokens{settings: settings, http: http})
}

// WithAccount returns a client with the same tokens and connections, acting on a customer account or business unit.
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
	response, body, err := c.send(request, token)
	if err == nil && response.StatusCode == http.StatusUnauthorized && !bytes.Contains(body, []byte(notAuthorized)) {
		token, err = c.tokens.get(request.Context(), token)
		var budget *TokenBudgetError
		if errors.As(err, &budget) { // the 401 is what the caller should see
			err = nil
		} else if err == nil {
			response, body, err = c.send(request, token)
		}
	}
	if err != nil {
		return nil, err
	}
	return response, errorOf(response, body)
}

func (c *Client) send(request *http.Request, token string) (*http.Response, []byte, error) {
	replay := request.Clone(request.Context())
	if request.GetBody != nil {
		body, err := request.GetBody()
		if err != nil {
			return nil, nil, err
		}
		replay.Body = body
	}
	replay.Header.Set("Authorization", "Svc-oauthtoken "+token)
	response, err := c.tokens.http.Do(replay)
	if err != nil {
		return nil, nil, err
	}
	body, err := readAll(response)
	return response, body, err
}
