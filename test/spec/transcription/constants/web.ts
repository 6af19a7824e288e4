// "Constants" of the specification: HTTP, protocols, browsers, content types and authentication.

import { idNumbers, ids } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

export const web: readonly TranscribedTable[] = [
  {
    component: "HttpMethod",
    title: "HTTP method",
    members: [
      ["P", "POST"],
      ["G", "GET"],
      ["H", "HEAD"],
      ["U", "PUT"],
      ["D", "DELETE"],
      ["A", "PATCH"],
      ["F", "PROPFIND"],
      ...ids("PROPPATCH MKCOL CONNECT OPTIONS TRACE COPY MOVE LOCK UNLOCK"),
    ],
  },
  { component: "HttpProtocol", title: "HTTP protocol", members: ids("H1.1 H2") },
  {
    component: "InternetProtocol",
    title: "Internet protocol",
    members: [
      [0, "IPv4 only"],
      [1, "IPv6 only"],
      [2, "IPv4 or IPv6 (switch to whichever a location supports if one fails)"],
      [3, "IPv4 and IPv6 (two connections, one per protocol)"],
    ],
  },
  {
    component: "PrimaryInternetProtocol",
    title: "Primary internet protocol",
    members: [
      [0, "IPv4"],
      [1, "IPv6"],
    ],
  },
  {
    component: "IpType",
    title: "IP type",
    members: [
      [0, "IPv4 only"],
      [1, "IPv6 only"],
      [2, "Both"],
    ],
  },
  {
    component: "SslProtocol",
    title: "SSL protocol",
    members: [
      ["Auto", "All of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3"],
      ...ids("SSLv3 TLSv1 TLSv1.1 TLSv1.2 TLSv1.3"),
    ],
  },
  {
    component: "WebsiteType",
    title: "Website type",
    members: [
      [1, "Static"],
      [2, "Dynamic"],
      [3, "Flash-based"],
    ],
  },
  { component: "BrowserType", title: "Browser type", members: idNumbers("1, 2") },
  { component: "BrowserVersion", title: "Browser version", members: idNumbers("83, 88") },
  {
    component: "RequestContentType",
    title: "Request content type",
    members: [
      ["F", "Form (application/url-form-encoded)"],
      ["T", "Text (application/text)"],
      ["X", "XML (application/xml)"],
      ["J", "JSON (application/json)"],
    ],
  },
  {
    component: "ResponseContentType",
    title: "Response content type",
    members: [
      ["T", "Text (application/text)"],
      ["X", "XML (application/xml)"],
      ["J", "JSON (application/json)"],
    ],
  },
  {
    component: "AuthenticationMethod",
    title: "Authentication method",
    members: [
      ["B", "Basic/NTLM"],
      ["O", "OAuth 2"],
      ["W", "Web token"],
      ["A", "Cloud signature"],
      ["G", "Cloud service-account key"],
    ],
  },
  {
    component: "MonitoredEndpointGrantType",
    title: "OAuth grant type",
    members: [
      [1, "Authorization code"],
      [2, "Client credentials"],
      [3, "Resource owner password credentials"],
    ],
  },
  {
    component: "OAuthAuthenticationMethod",
    title: "OAuth authentication method",
    members: [
      ["B", "Basic authentication"],
      ["P", "POST request body"],
    ],
  },
  {
    component: "SendTokenAs",
    title: "OAuth / web token send-token-as",
    members: [
      ["H", "HTTP request headers"],
      ["Q", "Query parameters"],
    ],
  },
  {
    component: "DefacementType",
    title: "Defacement type",
    members: ids("Text Script Anchor Image Link IFrame"),
  },
  {
    component: "BrowserWebTransactionResolution",
    title: "Browser web transaction resolution",
    members: ids("1024,768 1366,768 1600,900 1920,1080"),
  },
];
