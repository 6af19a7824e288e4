// Lists monitors, reads one, meets an error, and creates a group on a customer's account.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"strings"

	"example.com/monitoring/api"
	"example.com/monitoring/service"
)

//go:generate go tool oapi-codegen -config generator.yaml openapi.client.json

func main() {
	if err := run(context.Background()); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context) error {
	settings, err := service.FromEnvironment()
	if err != nil {
		return err
	}
	client := service.New(settings)

	monitors, err := client.ListMonitorsWithResponse(ctx, nil)
	if err != nil {
		return err
	}
	fmt.Println(len(monitors.JSON200.Data), "monitors")

	if len(monitors.JSON200.Data) > 0 {
		monitor, err := client.GetMonitorWithResponse(ctx, monitors.JSON200.Data[0].MonitorId, nil)
		if err != nil {
			return err
		}
		fmt.Println("monitor", monitor.JSON200.Data.MonitorId)
	}

	_, err = client.GetMonitorWithResponse(ctx, "1", nil)
	var failure *service.Error
	if errors.As(err, &failure) && failure.Code == 1002 {
		fmt.Println("no such monitor:", failure)
	}

	customers, err := client.ListMspCustomersWithResponse(ctx)
	if err != nil {
		return err
	}
	if len(customers.JSON200.Data) > 0 {
		customer := customers.JSON200.Data[0]
		account := client.WithAccount(customer.Zaaid)
		group := api.MonitorGroupCreateRequest{
			DisplayName: "Web production",
			Description: "Monitors of the production web sites",
		}
		if _, err := account.CreateMonitorGroupWithResponse(ctx, nil, group); err != nil {
			return err
		}
		fmt.Println("a group is created on the account of", customer.Name)
	}

	fmt.Println("report type AvailabilitySummary is", api.ReportTypeAvailabilitySummary)

	types, err := client.ListMonitorTypeConstantsWithResponse(ctx, nil)
	if err != nil {
		return err
	}
	var added []string
	for _, one := range types.JSON200.Data {
		if !api.MonitorType(one.Id).Valid() {
			added = append(added, one.Id)
		}
	}
	if len(added) == 0 {
		added = []string{"none"}
	}
	fmt.Println("new monitor types:", strings.Join(added, ", "))
	return nil
}
