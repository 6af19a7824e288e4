// Makes the calls of the cases; test/clients/README.md has the lines that go in and out.
package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"sync"
	"time"

	"example.com/monitoring/api"
	"example.com/monitoring/service"
)

type call struct {
	Operation   string  `json:"operation"`
	MonitorID   string  `json:"monitor_id"`
	DisplayName string  `json:"display_name"`
	Description string  `json:"description"`
	Zaaid       string  `json:"zaaid"`
	Cookie      *string `json:"cookie"`
	Times       int     `json:"times"`
	AtOnce      bool    `json:"at_once"`
	Timeout     float64 `json:"timeout"`
}

type object = map[string]any

func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var call call
		check(json.Unmarshal(lines.Bytes(), &call))
		settings, err := service.FromEnvironment()
		check(err)
		settings.Timeout = time.Duration(call.Timeout * float64(time.Second))
		text, err := json.Marshal(outcomesOf(service.New(settings), call))
		check(err)
		fmt.Println(string(text))
	}
	check(lines.Err())
}

func outcomesOf(client *service.Client, call call) []object {
	outcomes := make([]object, call.Times)
	var running sync.WaitGroup
	for index := range outcomes {
		running.Go(func() { outcomes[index] = outcomeOf(client, call) })
		if !call.AtOnce {
			running.Wait()
		}
	}
	running.Wait()
	return outcomes
}

func outcomeOf(client *service.Client, call call) object {
	if call.Zaaid != "" {
		client = client.WithAccount(call.Zaaid)
	}
	data, err := operate(context.Background(), client, call)
	var failure *service.Error
	var token *service.TokenError
	switch {
	case err == nil:
		return object{"data": data}
	case errors.Is(err, service.ErrArgument):
		return object{"error": object{"kind": "argument"}}
	case errors.As(err, &failure):
		return object{"error": object{
			"kind": "service", "operation": failure.Operation, "status": failure.Status, "code": failure.Code,
			"message": failure.Message, "retry_after": failure.RetryAfter.Seconds(),
		}}
	case errors.As(err, &token):
		return object{"error": object{"kind": "token", "message": token.Reason}}
	}
	return object{"error": object{"kind": "transport"}}
}

func operate(ctx context.Context, client *service.Client, call call) (any, error) {
	switch call.Operation {
	case "listMonitors":
		response, err := client.ListMonitorsWithResponse(ctx, &api.ListMonitorsParams{Cookie: call.Cookie})
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "getMonitor", "getRecord":
		response, err := client.GetMonitorWithResponse(ctx, call.MonitorID, nil)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	case "createMonitorGroup":
		body := api.MonitorGroupCreateRequest{DisplayName: call.DisplayName, Description: call.Description}
		response, err := client.CreateMonitorGroupWithResponse(ctx, nil, body)
		if err != nil {
			return nil, err
		}
		return response.JSON200.Data, nil
	}
	panic("unknown operation " + call.Operation)
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
