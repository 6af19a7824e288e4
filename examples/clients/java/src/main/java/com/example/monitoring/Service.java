package com.example.monitoring;

import com.example.monitoring.api.ApiClient;
import com.example.monitoring.api.ApiException;
import com.example.monitoring.api.JSON;
import com.example.monitoring.model.AccessTokenLimits;
import com.google.gson.JsonParseException;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.lang.reflect.Type;
import java.net.ConnectException;
import java.net.MalformedURLException;
import java.net.UnknownHostException;
import java.util.Map;
import okhttp3.FormBody;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;

/** The generated client with access tokens, the service's headers, and one replay after a 401. */
public final class Service extends ApiClient implements AutoCloseable {
  /** Specification, MSP and business-unit accounts: a new token would not help. */
  private static final String NOT_AUTHORIZED = "You are not authorized to perform this operation";

  private static final MediaType JSON_BODY = MediaType.get("application/json;charset=UTF-8");

  private final Tokens tokens;
  private final String zaaid;

  public Service(Settings settings) {
    this(new Tokens(settings), null);
  }

  private Service(Tokens tokens, String zaaid) {
    // The characters of a cookie's value (RFC 6265, 4.1.1): others would add a cookie or a header.
    if (zaaid != null && !zaaid.matches("[!#-+\\--:<-\\[\\]-~]+")) {
      throw new IllegalArgumentException("The zaaid is not the value of a cookie: " + zaaid);
    }
    this.tokens = tokens;
    this.zaaid = zaaid;
    setBasePath(tokens.settings.baseUrl());
    setHttpClient(tokens.http.newBuilder().addInterceptor(this::intercept).build());
  }

  /** The same tokens and connections, acting on a customer account or business unit. */
  public Service withAccount(String zaaid) {
    return new Service(tokens, zaaid);
  }

  /** Closes the connections that no call uses, which are those of all accounts. */
  @Override
  public void close() {
    tokens.http.dispatcher().executorService().shutdown();
    tokens.http.connectionPool().evictAll();
  }

  private Response intercept(Interceptor.Chain chain) throws IOException {
    RequestBody body = chain.request().body();
    String path = chain.request().url().encodedPath();
    // An identifier that is empty or "..", as the generated code puts it into the path.
    if (path.endsWith("/")) {
      throw new MalformedURLException("Nothing was sent: an identifier is empty or a path, which makes " + path);
    }
    // A bare id would be another cookie, and the call would act on your own account.
    if (chain.request().header("Cookie") != null) {
      throw new MalformedURLException("Nothing was sent: use withAccount instead of the parameter cookie");
    }
    String accept = "application/json; version=" + tokens.settings.version();
    Request.Builder request = chain.request().newBuilder().header("Accept", accept);
    if (zaaid != null) {
      request.header("Cookie", "zaaid=" + zaaid);
    }
    if (body != null && body.contentLength() != 0) {
      request.method(chain.request().method(), sentOnce(body, JSON_BODY));
    }
    String token = tokens.get(null);
    Response response = chain.proceed(request.header("Authorization", "Svc-oauthtoken " + token).build());
    if (response.code() != 401 || textOf(response).contains(NOT_AUTHORIZED)) {
      return response;
    }
    String other;
    try {
      other = tokens.get(token);
    } catch (IOException exception) {
      response.close();
      throw exception;
    }
    if (other.equals(token)) {
      return response;
    }
    response.close();
    return chain.proceed(request.header("Authorization", "Svc-oauthtoken " + other).build());
  }

  /** An error code is an error whatever the status, and so is a body that is not what the contract has. */
  @Override
  public <T> T handleResponse(Response response, Type type) throws ApiException {
    try (response) {
      String body = response.code() == 204 ? "{\"message\": \"success\"}" : textOf(response);
      Map<String, Object> fields = fieldsOf(body);
      boolean isEnvelope = fields.get("message") instanceof String;
      if (!response.isSuccessful() || !isEnvelope || fields.get("code") instanceof Double code && code != 0) {
        throw new ServiceException(response, body, null);
      }
      if (response.request().method().equals("GET") && fields.get("data") == null) {
        throw new ServiceException(response, body, "a response without a payload breaks the contract");
      }
      try {
        return JSON.deserialize(body, type);
      } catch (RuntimeException exception) {
        throw new ServiceException(response, body, "the response breaks the contract: " + exception.getMessage());
      }
    } catch (IOException exception) {
      throw new ApiException(exception);
    }
  }

  /** An error of the service, or a response that breaks its contract; `getCode()` is its status, `getResponseBody()` its body. */
  public static final class ServiceException extends ApiException {
    private static final long serialVersionUID = 1;

    /** The method and the path. */
    public final String operation;

    /** Null without an error code. */
    public final Long errorCode;

    public final String reason;

    /** In seconds; null without the header, and if it is a date. */
    public final Integer retryAfter;

    private ServiceException(Response response, String body, String problem) {
      super(response.message(), response.code(), response.headers().toMultimap(), body);
      Map<String, Object> fields = fieldsOf(body);
      String message = fields.get("message") instanceof String text ? text : "an undocumented body";
      String seconds = response.header("Retry-After", "");
      operation = response.request().method() + " " + response.request().url().encodedPath();
      errorCode = fields.get("code") instanceof Double code && code != 0 ? code.longValue() : null;
      reason = problem != null ? problem : message;
      retryAfter = seconds.matches("\\d{1,9}") ? Integer.valueOf(seconds) : null;
    }
  }

  /** The auth server created no access token. */
  public static final class TokenException extends IOException {
    private static final long serialVersionUID = 1;

    TokenException(String reason) {
      super("The auth server created no access token: " + reason);
    }
  }

  /** One access token for all threads: one request at a time, and a pause after one that failed. */
  private static final class Tokens {
    /**
     * Seconds without a token request after one that failed. A refresh token gives ten access tokens in ten minutes to
     * all processes together (specification, Limits). A request that did not arrive does not count.
     */
    private static final double PAUSE = 60, PAUSE_IF_NOT_ARRIVED = 1;

    private final Settings settings;
    private final OkHttpClient http;
    private String token;
    private double usableUntil;
    private IOException failure;
    private double pausedUntil = Double.NEGATIVE_INFINITY;

    Tokens(Settings settings) {
      this.settings = settings;
      // A redirect would send the secrets elsewhere.
      var builder = new OkHttpClient.Builder().followRedirects(false);
      this.http = builder.callTimeout(settings.timeout()).readTimeout(settings.timeout()).build();
    }

    /** A usable token. In a pause: the failure again, or `rejected` if that has replaced another token already. */
    synchronized String get(String rejected) throws IOException {
      double now = now();
      if (token != null && !token.equals(rejected) && now < usableUntil) {
        return token;
      }
      if (now < pausedUntil && failure != null) {
        throw failure;
      }
      if (now < pausedUntil && rejected != null) {
        return rejected;
      }
      try {
        create(now);
      } catch (IOException exception) {
        boolean hasArrived = !(exception instanceof ConnectException || exception instanceof UnknownHostException);
        failure = exception;
        pausedUntil = now() + (hasArrived ? PAUSE : PAUSE_IF_NOT_ARRIVED);
        throw exception;
      }
      failure = null;
      if (rejected != null) {
        pausedUntil = now + PAUSE;
      }
      return token;
    }

    /** Seconds of a monotonic clock. */
    private static double now() {
      return System.nanoTime() / 1e9;
    }

    private void create(double now) throws IOException {
      FormBody form =
          new FormBody.Builder()
              .add("grant_type", "refresh_token")
              .add("client_id", settings.clientId())
              .add("client_secret", settings.clientSecret())
              .add("refresh_token", settings.refreshToken())
              .build();
      RequestBody body = sentOnce(form, form.contentType());
      Request request = new Request.Builder().url(settings.authUrl() + "/oauth/v2/token").post(body).build();
      try (Response response = http.newCall(request).execute()) {
        Map<String, Object> fields = fieldsOf(textOf(response));
        // Errors are not documented. Whatever the status, a response without a usable token is one.
        boolean isToken = fields.get("access_token") instanceof String text && text.matches("[!-~]+");
        if (!response.isSuccessful() || !isToken) {
          String error = String.valueOf(fields.get("error")); // a text that is no code may repeat a secret
          throw new TokenException(error.matches("[a-z]+_[a-z_]+|Access Denied") ? error : "status " + response.code());
        }
        double seconds = fields.get("expires_in") instanceof Double number ? number : AccessTokenLimits.UsualLifetimeSeconds.getValue();
        double lifetime = seconds > 86_400 ? seconds / 1000 : seconds; // more than a day means milliseconds
        token = (String) fields.get("access_token");
        usableUntil = now + lifetime - Math.min(60, lifetime / 10);
      }
    }
  }

  /** The body as text, which can still be read again. */
  private static String textOf(Response response) throws IOException {
    return response.peekBody(Long.MAX_VALUE).string();
  }

  /** The fields of a JSON object; none for any other body, such as a gateway's page. */
  private static Map<String, Object> fieldsOf(String body) {
    try {
      Map<String, Object> fields = JSON.getGson().fromJson(body, new TypeToken<>() {});
      return fields != null ? fields : Map.of();
    } catch (JsonParseException exception) {
      return Map.of();
    }
  }

  /** A body that OkHttp does not send again when a kept connection is lost: the service may have read the first. */
  private static RequestBody sentOnce(RequestBody body, MediaType type) {
    return new RequestBody() {
      @Override
      public boolean isOneShot() {
        return true;
      }

      @Override
      public MediaType contentType() {
        return type;
      }

      @Override
      public long contentLength() throws IOException {
        return body.contentLength();
      }

      @Override
      public void writeTo(BufferedSink sink) throws IOException {
        body.writeTo(sink);
      }
    };
  }
}
