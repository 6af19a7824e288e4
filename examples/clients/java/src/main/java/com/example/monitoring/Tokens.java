package com.example.monitoring;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import okhttp3.FormBody;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/** Access tokens from a refresh token: one request at a time for all threads, ten in ten minutes (specification, Limits). */
class Tokens {
  private static final int MAX_TOKENS = 10;
  private static final double WINDOW = 600;
  private static final double USUAL_LIFETIME = 3600;
  private static final double DAY = 86_400;
  // A redirect would send the secrets elsewhere.
  private static final OkHttpClient HTTP = new OkHttpClient.Builder().followRedirects(false).build();

  private final Settings settings;
  private final Deque<Double> made = new ArrayDeque<>();
  private String token;
  private double usableUntil;

  Tokens(Settings settings) {
    this.settings = settings;
  }

  /** A usable token; another one than `rejected`. */
  synchronized String get(String rejected) throws IOException {
    double now = System.nanoTime() / 1e9;
    if (token == null || token.equals(rejected) || now >= usableUntil) {
      create(now);
    }
    return token;
  }

  private void create(double now) throws IOException {
    while (!made.isEmpty() && made.peek() + WINDOW <= now) {
      made.poll();
    }
    if (made.size() >= MAX_TOKENS) {
      throw new ServiceException.TokenBudget(Math.round(made.peek() + WINDOW - now));
    }
    made.add(now); // before the request: a lost one may have created a token
    FormBody form =
        new FormBody.Builder()
            .add("grant_type", "refresh_token")
            .add("client_id", settings.clientId())
            .add("client_secret", settings.clientSecret())
            .add("refresh_token", settings.refreshToken())
            .build();
    Request request = new Request.Builder().url(settings.authUrl() + "/oauth/v2/token").post(form).build();
    try (Response response = HTTP.newCall(request).execute()) {
      JsonObject body = fieldsOf(response.body().string());
      // Errors are not documented; some services of this kind send them with status 200.
      if (!response.isSuccessful() || !body.has("access_token")) {
        throw new ServiceException.Token(
            body.has("error") ? body.get("error").getAsString() : "status " + response.code());
      }
      double seconds = body.has("expires_in") ? body.get("expires_in").getAsDouble() : USUAL_LIFETIME;
      double lifetime = seconds > DAY ? seconds / 1000 : seconds; // milliseconds
      token = body.get("access_token").getAsString();
      usableUntil = now + lifetime - Math.min(60, lifetime / 10);
    }
  }

  /** The fields of a JSON object; none for any other body, such as a gateway's page. */
  static JsonObject fieldsOf(String body) {
    try {
      JsonElement parsed = JsonParser.parseString(body);
      return parsed.isJsonObject() ? parsed.getAsJsonObject() : new JsonObject();
    } catch (JsonParseException exception) {
      return new JsonObject();
    }
  }
}
