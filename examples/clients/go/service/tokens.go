package service

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"
)

// Specification, Limits: a refresh token gives 10 access tokens per 10 minutes, to all processes together.
const (
	maxTokens     = 10
	window        = 10 * time.Minute
	usualLifetime = time.Hour
)

// tokens gets access tokens from a refresh token: one request at a time for all goroutines.
type tokens struct {
	settings    Settings
	http        *http.Client
	mutex       sync.Mutex
	made        []time.Time
	token       string
	usableUntil time.Time
}

// get returns a usable token, another one than rejected.
func (t *tokens) get(ctx context.Context, rejected string) (string, error) {
	t.mutex.Lock()
	defer t.mutex.Unlock()
	if t.token != "" && t.token != rejected && time.Now().Before(t.usableUntil) {
		return t.token, nil
	}
	now := time.Now()
	for len(t.made) > 0 && now.Sub(t.made[0]) >= window {
		t.made = t.made[1:]
	}
	if len(t.made) >= maxTokens {
		return "", &TokenBudgetError{Wait: window - now.Sub(t.made[0])}
	}
	t.made = append(t.made, now) // before the request: a lost one may have created a token
	token, lifetime, err := t.request(ctx)
	if err != nil {
		return "", err
	}
	t.token, t.usableUntil = token, now.Add(lifetime-min(time.Minute, lifetime/10))
	return token, nil
}

func (t *tokens) request(ctx context.Context) (string, time.Duration, error) {
	form := url.Values{
		"grant_type":    {"refresh_token"},
		"client_id":     {t.settings.ClientID},
		"client_secret": {t.settings.ClientSecret},
		"refresh_token": {t.settings.RefreshToken},
	}
	request, err := http.NewRequestWithContext(
		ctx, http.MethodPost, t.settings.AuthURL+"/oauth/v2/token", strings.NewReader(form.Encode()))
	if err != nil {
		return "", 0, err
	}
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	response, err := t.http.Do(request)
	if err != nil {
		return "", 0, fmt.Errorf("no access token: %w", err)
	}
	body, err := readAll(response)
	if err != nil {
		return "", 0, err
	}
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	token, _ := fields["access_token"].(string)
	// Errors are not documented; some services of this kind send them with status 200.
	if response.StatusCode >= 300 || token == "" {
		reason, ok := fields["error"].(string)
		if !ok {
			reason = response.Status
		}
		return "", 0, &TokenError{Reason: reason}
	}
	seconds, ok := fields["expires_in"].(float64)
	if !ok {
		return token, usualLifetime, nil
	}
	if seconds > (24 * time.Hour).Seconds() { // milliseconds
		seconds /= 1000
	}
	return token, time.Duration(seconds * float64(time.Second)), nil
}

// readAll reads the body, and puts a copy in its place.
func readAll(response *http.Response) ([]byte, error) {
	body, err := io.ReadAll(response.Body)
	_ = response.Body.Close()
	response.Body = io.NopCloser(bytes.NewReader(body))
	return body, err
}
