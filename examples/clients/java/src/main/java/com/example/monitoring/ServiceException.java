package com.example.monitoring;

import java.io.IOException;

/** The service responded with an error. */
public class ServiceException extends IOException {
  private static final long serialVersionUID = 1;

  private final int status;
  private final Long code;
  private final Integer retryAfter;

  ServiceException(int status, Long code, String message, Integer retryAfter) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }

  /** The HTTP status. */
  public int status() {
    return status;
  }

  /** The error code; null if the body contains no error code. */
  public Long code() {
    return code;
  }

  /** Seconds after which the service accepts calls again; null if it does not say. */
  public Integer retryAfter() {
    return retryAfter;
  }

  /** The auth server did not issue an access token. The message is its reason. */
  public static class Token extends IOException {
    private static final long serialVersionUID = 1;

    Token(String reason) {
      super(reason);
    }
  }

  /** Another access token would exceed the limit of ten in ten minutes. */
  public static class TokenBudget extends IOException {
    private static final long serialVersionUID = 1;

    TokenBudget(long seconds) {
      super("The refresh token has no access token left. Try again in " + seconds + " s.");
    }
  }
}
