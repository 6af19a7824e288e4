import { Column } from "./column.ts";

/** What a body of the service is: the payload, or anything without the service's envelope. */
export interface Payload {
  isEnvelope: boolean;
  isList: boolean;
  /** Of the record, if the payload is one or a list of them. */
  record: Column | undefined;
  data: Column | undefined;
  /** What the envelope has besides. */
  others: Column;
}

/** The envelope of the service is `message: success` with `code: 0`, which may be absent, and the payload in `data`. */
export function payloadOf(body: Column): Payload {
  const { code, message, data } = Object.fromEntries(body.properties) as Record<string, Column | undefined>;
  const isOnly = (column: Column | undefined, value: string | number) =>
    column?.values?.size === 1 && column.values.has(value) && column.types.size === 1 && column.nulls === 0;
  const isEnvelope =
    message?.count === body.objects && isOnly(message, "success") && (code === undefined || isOnly(code, 0));
  const payload = isEnvelope ? data : body;
  const isArray = payload?.isOnly("array") ?? false;
  const one = isArray ? payload?.items : payload;
  const others = Column.of(body);
  for (const name of ["code", "message", "data"]) others.properties.delete(name);
  return {
    isEnvelope,
    isList: payload?.types.has("array") ?? false,
    record: one?.isOnly("object") && one.properties.size > 0 ? one : undefined,
    data: payload,
    others,
  };
}

/** Whether a body is the contract's error: a code that is never 0, and a message. */
export function isContractError({ properties, objects }: Column): boolean {
  const [code, message] = [properties.get("code"), properties.get("message")];
  return properties.size === 2 && objects > 0 && code?.isOnly("integer") === true && message?.isOnly("string") === true;
}
