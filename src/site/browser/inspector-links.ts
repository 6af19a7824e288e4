import { elements } from "./dom.ts";

/** On the server of `npm start`, which may have another port, the links to the inspector lead to that server. */
export function setUpInspectorLinks(): void {
  const isLocal = ["127.0.0.1", "localhost"].includes(location.hostname);
  if (!isLocal || !location.pathname.startsWith("/docs/")) return;
  for (const link of elements<HTMLAnchorElement>("a[data-inspector]")) {
    link.href = `/inspector/${new URL(link.href).hash}`;
  }
}
