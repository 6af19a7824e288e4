package com.example.monitoring;

import com.example.monitoring.api.ApiException;
import com.example.monitoring.api.CustomersAndBusinessUnitsApi;
import com.example.monitoring.api.MonitorGroupsApi;
import com.example.monitoring.api.MonitorsApi;
import com.example.monitoring.model.MonitorGroupCreateRequest;
import com.example.monitoring.model.MonitorType;
import com.example.monitoring.model.MonitorTypeConstant;
import com.example.monitoring.model.ReportType;
import java.util.List;

/** Lists monitors, reads one, meets an error, and creates a group on a customer's account. */
public class Main {
  public static void main(String[] args) throws ApiException {
    try (var service = new Service(Settings.fromEnvironment())) {
      var api = new MonitorsApi(service);

      var monitors = api.listMonitors(null).getData();
      System.out.println(monitors.size() + " monitors");

      if (!monitors.isEmpty()) {
        var monitor = api.getMonitor(monitors.get(0).getMonitorId(), null).getData();
        System.out.println("monitor " + monitor.getMonitorId());
      }

      try {
        api.getMonitor("1", null);
      } catch (Service.ServiceException error) {
        System.out.printf(
            "no such monitor: %s (status %d, code %d)%n", error.reason, error.getCode(), error.errorCode);
      }

      var customers = new CustomersAndBusinessUnitsApi(service);
      for (var customer : customers.listMspCustomers().getData().stream().limit(1).toList()) {
        var groups = new MonitorGroupsApi(service.withAccount(customer.getZaaid()));
        var group =
            new MonitorGroupCreateRequest()
                .displayName("Web production")
                .description("Monitors of the production web sites");
        groups.createMonitorGroup(group, null);
        System.out.println("a group is created on the account of " + customer.getName());
      }

      System.out.println("report type AvailabilitySummary is " + ReportType.AvailabilitySummary);

      List<String> added =
          api.listMonitorTypeConstants(null).getData().stream()
              .map(MonitorTypeConstant::getId)
              .filter(id -> MonitorType.fromValue(id) == MonitorType.UNKNOWN_DEFAULT_OPEN_API)
              .toList();
      System.out.println("new monitor types: " + (added.isEmpty() ? "none" : String.join(", ", added)));
    }
  }
}
