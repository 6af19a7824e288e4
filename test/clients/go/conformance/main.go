// Makes the calls of the conformance cases; test/clients/README.md has the lines that go in and out.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"os"
	"sync"
	"syscall"
	"time"

	"example.com/monitoring/api"
	"example.com/monitoring/service"
)

type call struct {
	Operation   string `json:"operation"`
	Zaaid       string `json:"zaaid"`
	MonitorID   string `json:"monitor_id"`
	DisplayName string `json:"display_name"`
	Description string `json:"description"`
	Code        string `json:"code"`
}

type settings struct {
	BaseURL      string  `json:"base_url"`
	AuthURL      string  `json:"auth_url"`
	ClientID     string  `json:"client_id"`
	ClientSecret string  `json:"client_secret"`
	RefreshToken string  `json:"refresh_token"`
	Timeout      float64 `json:"timeout"`
}

type object = map[string]any

func main() {
	var client *service.Client
	var made settings
	var printing sync.Mutex
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var asked struct {
			ID       int       `json:"id"`
			Settings *settings `json:"settings"`
			Call     call      `json:"call"`
		}
		check(json.Unmarshal(lines.Bytes(), &asked))
		if asked.Settings != nil {
			made = *asked.Settings
			client = service.New(service.Settings{
				BaseURL: made.BaseURL, AuthURL: made.AuthURL, ClientID: made.ClientID,
				ClientSecret: service.Secret(made.ClientSecret), RefreshToken: service.Secret(made.RefreshToken),
				Timeout: time.Duration(made.Timeout * float64(time.Second)),
			})
		}
		acting, settings := client, made
		if asked.Call.Zaaid != "" {
			acting = client.WithAccount(asked.Call.Zaaid)
		}
		go func() {
			outcome := object{"id": asked.ID}
			if data, err := operate(context.Background(), acting, settings, asked.Call); err != nil {
				outcome["error"] = errorOf(err)
			} else {
				outcome["data"] = data
			}
			text, err := json.Marshal(outcome)
			check(err)
			printing.Lock()
			defer printing.Unlock()
			fmt.Println(string(text))
		}()
	}
	check(lines.Err())
}

func errorOf(err error) object {
	var failure *service.Error
	var token *service.TokenError
	var network net.Error
	switch {
	case errors.Is(err, service.ErrArgument):
		return object{"kind": "usage"}
	case errors.As(err, &failure):
		seen := object{
			"kind": "service", "operation": failure.Operation, "status": failure.Status, "body": string(failure.Body),
			"code": failure.Code, "message": failure.Message, "retry_after": failure.RetryAfter.Seconds(),
		}
		if failure.Code == 0 {
			seen["code"] = nil
		}
		if failure.Code == 0 && failure.Status < 300 {
			seen["kind"] = "contract"
		}
		return seen
	case errors.As(err, &token):
		return object{"kind": "token", "reason": token.Reason}
	case errors.As(err, &network) && network.Timeout():
		return object{"kind": "transport", "reason": "timeout"}
	case errors.Is(err, syscall.ECONNREFUSED):
		return object{"kind": "transport", "reason": "refused"}
	case errors.Is(err, syscall.ECONNRESET), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return object{"kind": "transport", "reason": "lost"}
	}
	return object{"kind": err.Error()}
}

func operate(ctx context.Context, client *service.Client, settings settings, call call) (any, error) {
	switch call.Operation {
	case "listMonitors":
		response, err := client.ListMonitorsWithResponse(ctx, nil)
		return dataOf(err, func() any { return response.JSON200.Data })
	case "getMonitor", "getMonitorAttributes":
		response, err := client.GetMonitorWithResponse(ctx, call.MonitorID, nil)
		return dataOf(err, func() any { return response.JSON200.Data })
	case "createMonitorGroup":
		group := api.MonitorGroupCreateRequest{DisplayName: call.DisplayName, Description: call.Description}
		response, err := client.CreateMonitorGroupWithResponse(ctx, nil, group)
		return dataOf(err, func() any { return response.JSON200.Data })
	case "listMspCustomers":
		response, err := client.ListMspCustomersWithResponse(ctx)
		return dataOf(err, func() any { return response.JSON200.Data })
	case "listLocationProfiles":
		response, err := client.ListLocationProfilesWithResponse(ctx, nil)
		return dataOf(err, func() any { return response.JSON200.Data })
	case "listMonitorTypes":
		response, err := client.ListMonitorTypeConstantsWithResponse(ctx, nil)
		return dataOf(err, func() any {
			types := []object{}
			for _, one := range response.JSON200.Data {
				types = append(types, object{"id": one.Id, "known": api.MonitorType(one.Id).Valid()})
			}
			return types
		})
	case "availabilitySummary":
		return api.ReportTypeAvailabilitySummary, nil
	case "exchangeGrant":
		return exchangeGrant(ctx, settings, call.Code)
	}
	return nil, fmt.Errorf("unknown operation %s", call.Operation)
}

// dataOf reads the payload of a call that succeeded.
func dataOf(err error, read func() any) (any, error) {
	if err != nil {
		return nil, err
	}
	return read(), nil
}

func exchangeGrant(ctx context.Context, settings settings, code string) (any, error) {
	auth, err := api.NewClientWithResponses(settings.AuthURL)
	if err != nil {
		return nil, err
	}
	response, err := auth.CreateTokenWithFormdataBodyWithResponse(ctx, api.TokenRequest{
		ClientId: settings.ClientID, ClientSecret: settings.ClientSecret, GrantType: "authorization_code", Code: &code,
	})
	if err != nil {
		return nil, err
	}
	tokens := response.JSON200
	return object{
		"token_type": tokens.TokenType, "expires_in": tokens.ExpiresIn, "has_refresh_token": tokens.RefreshToken != nil,
	}, nil
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
