import type { VNode } from "preact";
import type { Header } from "../../samples/of-request.ts";

interface OwnHeadersProps {
  headers: readonly Header[];
  /** The names of headers that have inputs of their own. */
  known: readonly string[];
  isInvalid: boolean;
  onHeaders(headers: Header[]): void;
}

/** Headers of one's own. */
export function OwnHeaders({ headers, known, isInvalid, onHeaders }: OwnHeadersProps): VNode {
  const isKnown = ([name]: Header) => known.includes(name.toLowerCase());
  const change = (header: Header, ...next: Header[]) =>
    onHeaders(headers.flatMap((one) => (one === header ? next : [one])));
  return (
    <fieldset class="own-headers">
      <legend>Other headers</legend>
      {headers
        .filter((header) => !isKnown(header))
        .map((header, index) => {
          const [name, value] = header;
          return (
            <div class="row" key={index}>
              <input
                aria-label={`Name of header ${index + 1}`}
                aria-invalid={isInvalid || undefined}
                value={name}
                onInput={({ currentTarget }) => change(header, [currentTarget.value, value])}
              />
              <input
                aria-label={`Value of header ${index + 1}`}
                value={value}
                onInput={({ currentTarget }) => change(header, [name, currentTarget.value])}
              />
              <button type="button" aria-label={`Remove header ${index + 1}`} onClick={() => change(header)}>
                Remove
              </button>
            </div>
          );
        })}
      <button type="button" onClick={() => onHeaders([...headers, ["", ""]])}>
        Add a header
      </button>
    </fieldset>
  );
}
