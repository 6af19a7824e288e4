package com.example.monitoring;

import com.example.monitoring.api.ApiClient;
import com.example.monitoring.api.ApiException;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.util.concurrent.Callable;
import okhttp3.Interceptor;
import okhttp3.MediaType;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.Buffer;

/** The generated client with the service's authentication: its headers, one replay after a 401, typed errors. */
public class Service {
  /** Specification, MSP and business-unit accounts: a new token would not help. */
  private static final String NOT_AUTHORIZED = "You are not authorized to perform this operation";

  private static final MediaType JSON = MediaType.get("application/json;charset=UTF-8");

  private final Settings settings;
  private final Tokens tokens;
  private final ApiClient client;

  public Service(Settings settings) {
    this(settings, new Tokens(settings));
  }

  private Service(Settings settings, Tokens tokens) {
    this.settings = settings;
    this.tokens = tokens;
    this.client = new ApiClient(tokens.httpWith(this::intercept)).setBasePath(settings.baseUrl());
  }

  /** For the constructors of the generated APIs. */
  public ApiClient client() {
    return client;
  }

  /** The same tokens and connections, acting on a customer account or business unit. */
  public Service withAccount(String zaaid) {
    return new Service(settings.withZaaid(zaaid), tokens);
  }

  /**
   * Makes a call of the generated client, which hides the typed errors in its ApiException.
   *
   * @throws ServiceException if the service responded with an error
   * @throws IOException if there is no access token, or no response
   */
  public static <T> T call(Callable<T> call) throws IOException {
    try {
      return call.call();
    } catch (ApiException exception) {
      throw exception.getCause() instanceof IOException cause ? cause : new IOException(exception);
    } catch (IOException | RuntimeException exception) {
      throw exception;
    } catch (Exception exception) {
      throw new IOException(exception);
    }
  }

  private Response intercept(Interceptor.Chain chain) throws IOException {
    Request request = withHeaders(chain.request());
    String token = tokens.get(null);
    Response response = chain.proceed(authorized(request, token));
    if (response.code() == 401 && !response.peekBody(Long.MAX_VALUE).string().contains(NOT_AUTHORIZED)) {
      String other = replacement(token);
      if (other != null) {
        response.close();
        response = chain.proceed(authorized(request, other));
      }
    }
    JsonObject fields = Tokens.fieldsOf(response.peekBody(Long.MAX_VALUE).string());
    Number code = Tokens.numberOf(fields, "code");
    if (response.isSuccessful() && fields.size() > 0 && (code == null || code.longValue() == 0)) {
      return response;
    }
    response.close();
    String message = Tokens.textOf(fields, "message");
    String retryAfter = response.header("Retry-After", "");
    throw new ServiceException(
        response.code(),
        code == null ? null : code.longValue(),
        message != null ? message : "status " + response.code() + " with an undocumented body",
        retryAfter.matches("\\d{1,9}") ? Integer.valueOf(retryAfter) : null);
  }

  private Request withHeaders(Request request) throws IOException {
    Request.Builder builder = request.newBuilder().header("Accept", "application/json; version=2.0");
    if (settings.zaaid() != null) {
      builder.header("Cookie", "zaaid=" + settings.zaaid());
    }
    RequestBody body = request.body();
    if (body != null && body.contentLength() != 0) {
      Buffer buffer = new Buffer();
      body.writeTo(buffer);
      builder.method(request.method(), new SentOnce(RequestBody.create(buffer.readByteArray(), JSON)));
    }
    return builder.build();
  }

  private static Request authorized(Request request, String token) {
    return request.newBuilder().header("Authorization", "Svc-oauthtoken " + token).build();
  }

  /** Another token after a 401; null if the budget is used up, and the caller should see the 401. */
  private String replacement(String rejected) throws IOException {
    try {
      return tokens.get(rejected);
    } catch (ServiceException.TokenBudget exception) {
      return null;
    }
  }
}
