package com.example.monitoring;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/**
 * What a client is created with.
 *
 * @param zaaid the customer account or business unit to act on; null for your own account
 * @param timeout of a call, from the connection to the end of the response
 */
public record Settings(
    String baseUrl, String authUrl, String clientId, String clientSecret, String refreshToken, String zaaid,
    Duration timeout) {

  private static final Duration TIMEOUT = Duration.ofSeconds(30);

  /** Specification, Data centers: the prefix of the base host, and the ends of the base host and of the auth host. */
  private static final Map<String, String[]> DATA_CENTERS =
      Map.of(
          "US", new String[] {"www", "com", "com"},
          "EU", new String[] {"www", "eu", "eu"},
          "CN", new String[] {"www", "cn", "com.cn"},
          "IN", new String[] {"www", "in", "in"},
          "AU", new String[] {"www", "net.au", "com.au"},
          "JP", new String[] {"app", "jp", "jp"});

  /** Reads the SVC_ variables of the environment. */
  public static Settings fromEnvironment() {
    Settings addresses =
        System.getenv("SVC_BASE_URL") != null
            ? new Settings(variable("SVC_BASE_URL"), variable("SVC_AUTH_URL"), "", "", "", null, TIMEOUT)
            : ofDataCenter(variable("SVC_DATA_CENTER"), variable("SVC_SERVICE"), System.getenv("SVC_AUTH_HOST"));
    return new Settings(
        addresses.baseUrl,
        addresses.authUrl,
        variable("SVC_OAUTH2_CLIENT_ID"),
        variable("SVC_OAUTH2_CLIENT_SECRET"),
        variable("SVC_OAUTH2_REFRESH_TOKEN"),
        null,
        TIMEOUT);
  }

  /** The addresses of a data center. The service's name in the hosts is not documented. */
  static Settings ofDataCenter(String code, String service, String authHost) {
    String[] hosts = DATA_CENTERS.get(code);
    if (hosts == null) {
      throw new IllegalArgumentException("The data center must be US, EU, CN, IN, AU or JP; got " + code + ".");
    }
    String baseUrl = "https://" + hosts[0] + "." + service + "." + hosts[1] + "/api";
    String authUrl = "https://" + Optional.ofNullable(authHost).orElse(service) + "." + hosts[2];
    return new Settings(baseUrl, authUrl, "", "", "", null, TIMEOUT);
  }

  Settings withZaaid(String other) {
    return new Settings(baseUrl, authUrl, clientId, clientSecret, refreshToken, other, timeout);
  }

  /** Without the secrets. */
  @Override
  public String toString() {
    return "Settings[baseUrl=" + baseUrl + ", zaaid=" + zaaid + "]";
  }

  private static String variable(String name) {
    return Optional.ofNullable(System.getenv(name))
        .orElseThrow(() -> new IllegalArgumentException("Set the environment variable " + name + "."));
  }
}
