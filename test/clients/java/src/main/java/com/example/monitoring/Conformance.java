package com.example.monitoring;

import com.example.monitoring.api.ApiException;
import com.example.monitoring.api.JSON;
import com.example.monitoring.api.MonitorGroupsApi;
import com.example.monitoring.api.MonitorsApi;
import com.example.monitoring.model.MonitorGroupCreateRequest;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes the calls of the cases; test/clients/README.md has the lines that go in and out. */
public class Conformance {
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();
  private static final ExecutorService THREADS = Executors.newCachedThreadPool();

  public static void main(String[] args) throws Exception {
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    for (String line = lines.readLine(); line != null; line = lines.readLine()) {
      JsonObject call = JsonParser.parseString(line).getAsJsonObject();
      Settings s = Settings.fromEnvironment();
      Duration timeout = Duration.ofMillis(Math.round(call.get("timeout").getAsDouble() * 1000));
      var settings =
          new Settings(s.baseUrl(), s.authUrl(), s.clientId(), s.clientSecret(), s.refreshToken(), s.version(), timeout);
      try (var service = new Service(settings)) {
        out.println(GSON.toJson(outcomesOf(service, call)));
      }
    }
    System.exit(0); // the HTTP client's threads would keep the program alive
  }

  private static List<Object> outcomesOf(Service service, JsonObject call) throws Exception {
    var running = new ArrayList<Future<Object>>();
    for (int count = 0; count < call.get("times").getAsInt(); count += 1) {
      Future<Object> outcome = THREADS.submit(() -> outcomeOf(service, call));
      running.add(outcome);
      if (!call.get("at_once").getAsBoolean()) {
        outcome.get();
      }
    }
    var outcomes = new ArrayList<>();
    for (Future<Object> outcome : running) {
      outcomes.add(outcome.get());
    }
    return outcomes;
  }

  private static Object outcomeOf(Service service, JsonObject call) {
    var outcome = new HashMap<String, Object>();
    try {
      Object data = operate(call.has("zaaid") ? service.withAccount(text(call, "zaaid")) : service, call);
      outcome.put("data", JSON.getGson().toJsonTree(data));
    } catch (ApiException | IllegalArgumentException exception) {
      outcome.put("error", errorOf(exception));
    }
    return outcome;
  }

  private static Map<String, Object> errorOf(Exception exception) {
    if (exception instanceof Service.ServiceException error) {
      var fields = new HashMap<String, Object>();
      fields.put("kind", "service");
      fields.put("operation", error.operation);
      fields.put("status", error.getCode());
      fields.put("code", error.errorCode);
      fields.put("message", error.reason);
      fields.put("retry_after", error.retryAfter);
      return fields;
    }
    Throwable cause = exception.getCause();
    if (cause instanceof Service.TokenException) {
      return Map.of("kind", "token", "message", cause.getMessage().replaceFirst(".*: ", ""));
    }
    boolean isArgument = exception instanceof IllegalArgumentException || cause instanceof MalformedURLException;
    return Map.of("kind", isArgument ? "argument" : "transport");
  }

  private static Object operate(Service service, JsonObject call) throws ApiException {
    MonitorsApi api = new MonitorsApi(service);
    return switch (text(call, "operation")) {
      case "listMonitors" -> api.listMonitors(call.has("cookie") ? text(call, "cookie") : null).getData();
      case "getMonitor", "getRecord" -> api.getMonitor(text(call, "monitor_id"), null).getData();
      case "createMonitorGroup" -> {
        var group = new MonitorGroupCreateRequest().displayName(text(call, "display_name"));
        group.setDescription(text(call, "description"));
        yield new MonitorGroupsApi(service).createMonitorGroup(group, null).getData();
      }
      default -> throw new IllegalStateException("Unknown operation " + call);
    };
  }

  private static String text(JsonObject object, String name) {
    return object.get(name).getAsString();
  }
}
