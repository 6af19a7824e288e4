package com.example.monitoring;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import okhttp3.FormBody;
import okhttp3.Interceptor;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/** Access tokens from a refresh token: one request at a time for all threads, ten in ten minutes (specification, Limits). */
class Tokens {
  private static final int MAX_TOKENS = 10;
  private static final double WINDOW = 600;
  private static final double USUAL_LIFETIME = 3600;
  private static final double DAY = 86_400;

  private final Settings settings;
  private final OkHttpClient http;
  private final Deque<Double> made = new ArrayDeque<>();
  private String token;
  private double usableUntil;

  Tokens(Settings settings) {
    this.settings = settings;
    // A redirect would send the secrets elsewhere.
    this.http =
        new OkHttpClient.Builder()
            .followRedirects(false)
            .callTimeout(settings.timeout())
            .readTimeout(settings.timeout())
            .build();
  }

  /** A client for an account, with the same connections. */
  OkHttpClient httpWith(Interceptor interceptor) {
    return http.newBuilder().addInterceptor(interceptor).build();
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
    Request request = new Request.Builder().url(settings.authUrl() + "/oauth/v2/token").post(new SentOnce(form)).build();
    try (Response response = http.newCall(request).execute()) {
      JsonObject body = fieldsOf(response.body().string());
      String created = textOf(body, "access_token");
      // Errors are not documented; some services of this kind send them with status 200.
      if (!response.isSuccessful() || created == null) {
        String reason = textOf(body, "error");
        throw new ServiceException.Token(reason != null ? reason : "status " + response.code());
      }
      Number expiresIn = numberOf(body, "expires_in");
      double seconds = expiresIn != null ? expiresIn.doubleValue() : USUAL_LIFETIME;
      double lifetime = seconds > DAY ? seconds / 1000 : seconds; // milliseconds
      token = created;
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

  /** A field that is text; null for any other. */
  static String textOf(JsonObject fields, String name) {
    return fields.get(name) instanceof JsonPrimitive value && value.isString() ? value.getAsString() : null;
  }

  /** A field that is a number; null for any other. */
  static Number numberOf(JsonObject fields, String name) {
    return fields.get(name) instanceof JsonPrimitive value && value.isNumber() ? value.getAsNumber() : null;
  }
}
