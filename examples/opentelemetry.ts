/**
 * A span for each call, with the path's template as its name: a query or an id never becomes a part of it. The package
 * `@opentelemetry/instrumentation-undici` adds a span for each attempt, without any code here.
 *
 *   npm install @opentelemetry/api
 *   npx tsx --import ./tracing.js examples/opentelemetry.ts
 *
 * `tracing.js` is your own program's start of an OpenTelemetry SDK, which sends the spans to a collector. Without one, nothing
 * is traced.
 */
import { type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { createClient } from "svc-monitoring-api";

const api = createClient();
const tracer = trace.getTracer("svc-monitoring-api");
const spans = new Map<string, Span>();

api.use({
  onRequest({ id, request: { method }, schemaPath }) {
    const attributes = { "http.request.method": method, "url.template": schemaPath };
    spans.set(id, tracer.startSpan(`${method} ${schemaPath}`, { kind: SpanKind.CLIENT, attributes }));
  },
  onResponse({ id, response: { ok, status } }) {
    const span = spans.get(id)?.setAttribute("http.response.status_code", status);
    if (!ok) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(id);
  },
  onError({ id, error }) {
    const { name, message } = error as Error;
    spans.get(id)?.setAttribute("error.type", name).setStatus({ code: SpanStatusCode.ERROR, message }).end();
    spans.delete(id);
  },
});

await api.GET("/monitors/{monitor_id}", { params: { path: { monitor_id: "123412341234123411" } } });
