package com.example.monitoring;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * What a client is created with.
 *
 * @param version of the API
 * @param timeout of a call, from the connection to the end of the response
 */
public record Settings(
    String baseUrl,
    String authUrl,
    String clientId,
    String clientSecret,
    String refreshToken,
    String version,
    Duration timeout) {

  /** Specification, What the service does: the base host and the auth host. The service's name is not documented. */
  private static final Map<String, List<String>> HOSTS =
      Map.of(
          "US", List.of("www.%s.com", "%s.com"),
          "EU", List.of("www.%s.eu", "%s.eu"),
          "CN", List.of("www.%s.cn", "%s.com.cn"),
          "IN", List.of("www.%s.in", "%s.in"),
          "AU", List.of("www.%s.net.au", "%s.com.au"),
          "JP", List.of("app.%s.jp", "%s.jp"));

  /** @throws IllegalArgumentException for an address that would send secrets to another machine in plain text */
  public Settings {
    for (String url : List.of(baseUrl, authUrl)) {
      URI address = URI.create(url);
      boolean isHere = List.of("localhost", "127.0.0.1", "[::1]").contains(String.valueOf(address.getHost()));
      if (!"https".equals(address.getScheme()) && !("http".equals(address.getScheme()) && isHere)) {
        throw new IllegalArgumentException("An address is https, or http on this machine: " + url);
      }
    }
  }

  /** Reads the SVC_ variables of the environment. */
  public static Settings fromEnvironment() {
    boolean hasUrls = System.getenv("SVC_BASE_URL") != null;
    List<String> hosts = hasUrls ? List.of() : HOSTS.get(variable("SVC_DATA_CENTER"));
    if (hosts == null) {
      throw new IllegalArgumentException("SVC_DATA_CENTER must be US, EU, CN, IN, AU or JP.");
    }
    String authHost = System.getenv().getOrDefault("SVC_AUTH_HOST", System.getenv("SVC_SERVICE"));
    return new Settings(
        hasUrls ? variable("SVC_BASE_URL") : "https://" + hosts.get(0).formatted(variable("SVC_SERVICE")) + "/api",
        hasUrls ? variable("SVC_AUTH_URL") : "https://" + hosts.get(1).formatted(authHost),
        variable("SVC_OAUTH2_CLIENT_ID"),
        variable("SVC_OAUTH2_CLIENT_SECRET"),
        variable("SVC_OAUTH2_REFRESH_TOKEN"),
        "2.0",
        Duration.ofSeconds(30));
  }

  private static String variable(String name) {
    String value = System.getenv(name);
    if (value == null || value.isEmpty()) {
      throw new IllegalArgumentException("Set the environment variable " + name + ".");
    }
    return value;
  }

  /** Without the secrets. */
  @Override
  public String toString() {
    return "Settings[baseUrl=" + baseUrl + ", authUrl=" + authUrl + "]";
  }
}
