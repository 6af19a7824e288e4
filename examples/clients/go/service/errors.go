package service

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

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

func errorOf(response *http.Response, body []byte) error {
	// Fields of other types are left out: only the code and the message of an error are documented.
	var fields map[string]any
	_ = json.Unmarshal(body, &fields)
	code, _ := fields["code"].(float64)
	// The generated code has no body for a success that the contract does not have.
	isSuccess := response.StatusCode == http.StatusOK || response.StatusCode == http.StatusCreated
	if isSuccess && fields != nil && code == 0 {
		return nil
	}
	failure := &Error{Status: response.StatusCode, Code: int(code)}
	if message, ok := fields["message"].(string); ok {
		failure.Message = message
	} else {
		failure.Message = fmt.Sprintf("status %d with an undocumented body", response.StatusCode)
	}
	if seconds, err := strconv.Atoi(response.Header.Get("Retry-After")); err == nil {
		failure.RetryAfter = time.Duration(seconds) * time.Second
	}
	return failure
}
