package com.example.monitoring;

import com.example.monitoring.api.ApiClient;
import com.example.monitoring.api.ApiException;
import com.example.monitoring.api.CustomersAndBusinessUnitsApi;
import com.example.monitoring.api.LocationProfilesApi;
import com.example.monitoring.api.MonitorGroupsApi;
import com.example.monitoring.api.MonitorsApi;
import com.example.monitoring.api.OAuthTokensApi;
import com.example.monitoring.model.MonitorGroupCreateRequest;
import com.example.monitoring.model.MonitorType;
import com.example.monitoring.model.ReportType;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.InterruptedIOException;
import java.io.PrintStream;
import java.net.ConnectException;
import java.net.MalformedURLException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** Makes the calls of the conformance cases; test/clients/README.md has the lines that go in and out. */
public class Conformance {
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  public static void main(String[] args) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Thread.setDefaultUncaughtExceptionHandler(
        (thread, exception) -> {
          exception.printStackTrace();
          System.exit(1);
        });
    Settings latest = null;
    Service client = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject asked = JsonParser.parseString(line).getAsJsonObject();
      if (asked.has("settings")) {
        latest = settingsOf(asked.getAsJsonObject("settings"));
        client = new Service(latest);
      }
      Settings settings = latest;
      Service service = client;
      JsonObject outcome = new JsonObject();
      outcome.add("id", asked.get("id"));
      new Thread(
              () -> {
                try {
                  outcome.add("data", operate(service, settings, asked.getAsJsonObject("call")));
                } catch (ApiException | IllegalArgumentException exception) {
                  outcome.add("error", GSON.toJsonTree(errorOf(exception)));
                }
                out.println(GSON.toJson(outcome));
              })
          .start();
    }
    System.exit(0); // the HTTP client's threads would keep the program alive
  }

  private static Settings settingsOf(JsonObject from) {
    return new Settings(
        text(from, "base_url"),
        text(from, "auth_url"),
        text(from, "client_id"),
        text(from, "client_secret"),
        text(from, "refresh_token"),
        "2.0",
        Duration.ofMillis(Math.round(from.get("timeout").getAsDouble() * 1000)));
  }

  private static Map<String, Object> errorOf(Exception exception) {
    if (exception instanceof Service.ServiceException error) {
      Map<String, Object> seen = new HashMap<>();
      seen.put("kind", error.getCode() < 300 && error.errorCode == null ? "contract" : "service");
      seen.put("operation", error.operation);
      seen.put("status", error.getCode());
      seen.put("body", error.getResponseBody());
      seen.put("code", error.errorCode);
      seen.put("message", error.reason);
      seen.put("retry_after", error.retryAfter);
      return seen;
    }
    Throwable cause = exception.getCause();
    if (cause instanceof Service.TokenException) {
      return Map.of("kind", "token", "reason", cause.getMessage());
    } else if (cause instanceof InterruptedIOException) {
      return Map.of("kind", "transport", "reason", "timeout");
    } else if (cause instanceof ConnectException) {
      return Map.of("kind", "transport", "reason", "refused");
    } else if (cause instanceof IOException && !(cause instanceof MalformedURLException)) {
      return Map.of("kind", "transport", "reason", "lost");
    }
    return Map.of("kind", "usage");
  }

  private static JsonElement operate(Service client, Settings settings, JsonObject call) throws ApiException {
    Service service = call.has("zaaid") ? client.withAccount(text(call, "zaaid")) : client;
    MonitorsApi api = new MonitorsApi(service);
    return switch (text(call, "operation")) {
      case "listMonitors" -> json(api.listMonitors(null).getData());
      case "getMonitor", "getMonitorAttributes" -> json(api.getMonitor(text(call, "monitor_id"), null).getData());
      case "createMonitorGroup" -> {
        var group =
            new MonitorGroupCreateRequest()
                .displayName(text(call, "display_name"))
                .description(text(call, "description"));
        yield json(new MonitorGroupsApi(service).createMonitorGroup(group, null).getData());
      }
      case "listMspCustomers" -> json(new CustomersAndBusinessUnitsApi(service).listMspCustomers().getData());
      case "listLocationProfiles" -> json(new LocationProfilesApi(service).listLocationProfiles(null).getData());
      case "listMonitorTypes" -> json(
          api.listMonitorTypeConstants(null).getData().stream()
              .map(one -> Map.of("id", one.getId(), "known", isKnown(one.getId())))
              .toList());
      case "availabilitySummary" -> json(ReportType.AvailabilitySummary.getValue());
      case "exchangeGrant" -> {
        var auth = new OAuthTokensApi(new ApiClient().setBasePath(settings.authUrl()));
        var tokens =
            auth.createToken(
                settings.clientId(), settings.clientSecret(), "authorization_code", text(call, "code"), null);
        JsonObject seen = new JsonObject();
        seen.addProperty("token_type", tokens.getTokenType());
        seen.addProperty("expires_in", tokens.getExpiresIn());
        seen.addProperty("has_refresh_token", tokens.getRefreshToken() != null);
        yield seen;
      }
      case "close" -> {
        service.close();
        yield JsonNull.INSTANCE;
      }
      default -> throw new IllegalStateException("Unknown operation " + call);
    };
  }

  private static boolean isKnown(String id) {
    return MonitorType.fromValue(id) != MonitorType.UNKNOWN_DEFAULT_OPEN_API;
  }

  private static JsonElement json(Object value) {
    return com.example.monitoring.api.JSON.getGson().toJsonTree(value);
  }

  private static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }
}
