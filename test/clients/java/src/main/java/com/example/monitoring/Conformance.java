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
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

/** Makes the calls of the conformance cases: a line of JSON in, a line of JSON out. */
public class Conformance {
  private static final ExecutorService THREADS = Executors.newCachedThreadPool();
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  public static void main(String[] args) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    Service service = null;
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject asked = JsonParser.parseString(line).getAsJsonObject();
      JsonObject call = asked.getAsJsonObject("call");
      JsonObject from = asked.getAsJsonObject("settings");
      Settings settings =
          new Settings(
              text(from, "base_url"),
              text(from, "auth_url"),
              text(from, "client_id"),
              text(from, "client_secret"),
              text(from, "refresh_token"),
              "2.0",
              Duration.ofMillis(Math.round(from.get("timeout").getAsDouble() * 1000)));
      try {
        if (!call.has("isAgain")) {
          service = new Service(settings).withAccount(from.get("zaaid").isJsonNull() ? null : text(from, "zaaid"));
        }
      } catch (IllegalArgumentException exception) {
        out.println("{\"error\": {\"kind\": \"usage\"}}");
        continue;
      }
      JsonObject outcome = new JsonObject();
      for (int count = 0; count < number(call, "sequence"); count++) {
        outcome = atOnce(service, settings, call);
      }
      if (call.has("closes")) {
        service.close();
      }
      out.println(GSON.toJson(outcome));
    }
    System.exit(0); // the HTTP client's threads would keep the program alive
  }

  private static JsonObject atOnce(Service service, Settings settings, JsonObject call) {
    List<CompletableFuture<JsonObject>> running =
        IntStream.range(0, number(call, "parallel"))
            .mapToObj(index -> CompletableFuture.supplyAsync(() -> outcomeOf(service, settings, call), THREADS))
            .toList();
    List<JsonObject> outcomes = running.stream().map(CompletableFuture::join).toList();
    return outcomes.stream().filter(one -> one.has("error")).findFirst().orElse(outcomes.get(0));
  }

  private static JsonObject outcomeOf(Service service, Settings settings, JsonObject call) {
    JsonObject outcome = new JsonObject();
    JsonObject error = new JsonObject();
    try {
      outcome.add("data", operate(service, settings, call));
      return outcome;
    } catch (ApiException exception) {
      Throwable cause = exception.getCause();
      if (cause == null) {
        Service.Failure failure = Service.Failure.of(exception);
        boolean isSuccess = failure.status() < 300 && failure.code() == null;
        error.addProperty("kind", isSuccess ? "contract" : "service");
        error.addProperty("status", failure.status());
        error.addProperty("code", failure.code());
        error.addProperty("message", failure.message());
        error.addProperty("retry_after", failure.retryAfter());
      } else if (cause instanceof MalformedURLException) {
        error.addProperty("kind", "usage");
      } else if (cause instanceof Service.TokenBudgetException) {
        error.addProperty("kind", "budget");
      } else if (cause instanceof Service.TokenException) {
        error.addProperty("kind", "token");
        error.addProperty("reason", cause.getMessage());
      } else {
        error.addProperty("kind", "transport");
        error.addProperty("reason", reasonOf(cause));
      }
    }
    outcome.add("error", error);
    return outcome;
  }

  private static String reasonOf(Throwable cause) {
    return cause instanceof InterruptedIOException ? "timeout" : cause instanceof ConnectException ? "refused" : "lost";
  }

  private static JsonElement operate(Service service, Settings settings, JsonObject call) throws ApiException {
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
      case "countMonitorsOfAccounts" -> {
        int count = 0;
        for (int index = 0; index < number(call, "accounts"); index++) {
          var account = new MonitorsApi(service.withAccount(text(call, "zaaid")));
          count += account.listMonitors(null).getData().size();
        }
        yield json(count);
      }
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
      default -> throw new IllegalArgumentException("Unknown operation " + call);
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

  private static int number(JsonObject object, String name) {
    return object.has(name) ? object.get(name).getAsInt() : 1;
  }
}
