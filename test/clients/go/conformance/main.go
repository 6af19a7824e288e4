// Makes the calls of the conformance cases: a line of JSON in, a line of JSON out.
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
	MonitorID   string `json:"monitor_id"`
	DisplayName string `json:"display_name"`
	Description string `json:"description"`
	Code        string `json:"code"`
	Sequence    int    `json:"sequence"`
	Parallel    int    `json:"parallel"`
	Zaaid       string `json:"zaaid"`
	Accounts    int    `json:"accounts"`
	IsAgain     bool   `json:"isAgain"`
}

type settings struct {
	BaseURL      string  `json:"base_url"`
	AuthURL      string  `json:"auth_url"`
	ClientID     string  `json:"client_id"`
	ClientSecret string  `json:"client_secret"`
	RefreshToken string  `json:"refresh_token"`
	Zaaid        string  `json:"zaaid"`
	Timeout      float64 `json:"timeout"`
}

type object = map[string]any

func main() {
	var client *service.Client
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var asked struct {
			Settings settings `json:"settings"`
			Call     call     `json:"call"`
		}
		check(json.Unmarshal(lines.Bytes(), &asked))
		if !asked.Call.IsAgain {
			client = service.New(settingsOf(asked.Settings))
			if asked.Settings.Zaaid != "" {
				client = client.WithAccount(asked.Settings.Zaaid)
			}
		}
		var outcome object
		for range max(1, asked.Call.Sequence) {
			outcome = atOnce(client, asked.Settings, asked.Call)
		}
		text, err := json.Marshal(outcome)
		check(err)
		fmt.Println(string(text))
	}
	check(lines.Err())
}

func settingsOf(from settings) service.Settings {
	return service.Settings{
		BaseURL: from.BaseURL, AuthURL: from.AuthURL,
		ClientID: from.ClientID, ClientSecret: service.Secret(from.ClientSecret), RefreshToken: service.Secret(from.RefreshToken),
		Timeout: time.Duration(from.Timeout * float64(time.Second)),
	}
}

func atOnce(client *service.Client, settings settings, call call) object {
	outcomes := make([]object, max(1, call.Parallel))
	var group sync.WaitGroup
	for index := range outcomes {
		group.Go(func() { outcomes[index] = outcomeOf(client, settings, call) })
	}
	group.Wait()
	for _, outcome := range outcomes {
		if outcome["error"] != nil {
			return outcome
		}
	}
	return outcomes[0]
}

func outcomeOf(client *service.Client, settings settings, call call) object {
	data, err := operate(context.Background(), client, settings, call)
	var failure *service.Error
	var token *service.TokenError
	var budget *service.TokenBudgetError
	switch {
	case err == nil:
		return object{"data": data}
	case errors.Is(err, service.ErrArgument):
		return object{"error": object{"kind": "usage"}}
	case errors.As(err, &failure) && failure.Status < 300 && failure.Code == 0:
		return object{"error": object{"kind": "contract"}}
	case errors.As(err, &failure):
		var code any
		if failure.Code != 0 {
			code = failure.Code
		}
		return object{"error": object{
			"kind": "service", "status": failure.Status, "code": code, "message": failure.Message,
			"retry_after": failure.RetryAfter.Seconds(),
		}}
	case errors.As(err, &token):
		return object{"error": object{"kind": "token", "reason": token.Reason}}
	case errors.As(err, &budget):
		return object{"error": object{"kind": "budget"}}
	}
	return object{"error": object{"kind": "transport", "reason": reasonOf(err)}}
}

func reasonOf(err error) string {
	var network net.Error
	switch {
	case errors.As(err, &network) && network.Timeout():
		return "timeout"
	case errors.Is(err, syscall.ECONNREFUSED):
		return "refused"
	case errors.Is(err, syscall.ECONNRESET), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return "lost"
	}
	check(err)
	return ""
}

func operate(ctx context.Context, client *service.Client, settings settings, call call) (any, error) {
	switch call.Operation {
	case "listMonitors":
		response, err := client.ListMonitorsWithResponse(ctx, nil)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "getMonitor", "getMonitorAttributes":
		response, err := client.GetMonitorWithResponse(ctx, call.MonitorID, nil)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "createMonitorGroup":
		group := api.MonitorGroupCreateRequest{DisplayName: call.DisplayName, Description: call.Description}
		response, err := client.CreateMonitorGroupWithResponse(ctx, nil, group)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "listMspCustomers":
		response, err := client.ListMspCustomersWithResponse(ctx)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "listLocationProfiles":
		response, err := client.ListLocationProfilesWithResponse(ctx, nil)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "countMonitorsOfAccounts":
		count := 0
		for range call.Accounts {
			response, err := client.WithAccount(call.Zaaid).ListMonitorsWithResponse(ctx, nil)
			if err != nil {
				return nil, err
			}
			count += len(response.JSON200.Data)
		}
		return count, nil
	case "listMonitorTypes":
		response, err := client.ListMonitorTypeConstantsWithResponse(ctx, nil)
		if err != nil {
			return nil, err
		}
		types := []object{}
		for _, one := range response.JSON200.Data {
			types = append(types, object{"id": one.Id, "known": api.MonitorType(one.Id).Valid()})
		}
		return types, nil
	case "availabilitySummary":
		return api.ReportTypeAvailabilitySummary, nil
	case "exchangeGrant":
		return exchangeGrant(ctx, settings, call.Code)
	}
	return nil, fmt.Errorf("unknown operation %s", call.Operation)
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
