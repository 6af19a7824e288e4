import type { ComponentChildren, VNode } from "preact";
import { basePath } from "../../contract/base-path.ts";
import { methodsWithBody } from "../../contract/document.ts";
import type { Roles } from "../model/site.ts";
import type { SampleCall } from "../samples/calls.ts";

interface RequestFormProps {
  roles: Roles;
  /** What the form is filled in with. If it has no method, the reader chooses one. */
  call: Pick<SampleCall, "method" | "uri" | "version" | "body" | "takesAccount">;
}

/** The form that calls the mock of the same server: `browser/form.ts` sends it, and shows the response. */
export function RequestForm({ roles, call: { method, uri, version, body, takesAccount } }: RequestFormProps): VNode {
  const methods = method ? [method] : [...new Set(Object.values(roles).flat())];
  return (
    <form class="call" data-base={basePath} noValidate>
      <div class="row">
        <Field label="Request type">
          <select name="method">
            {methods.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
        <Field label="Request URI">
          <input name="uri" value={uri} {...asTyped} />
        </Field>
      </div>
      <div class="row">
        <Field label="Version">
          <input name="version" value={version} {...asTyped} />
        </Field>
        {takesAccount && (
          <Field label="Account (zaaid)">
            <input name="zaaid" placeholder="your own" {...asTyped} />
          </Field>
        )}
        <Field label="Role">
          <select name="role">
            {Object.entries(roles).map(([role, allowed]) => (
              <option key={role} data-methods={allowed.join(" ")}>
                {role}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {methods.some((one) => methodsWithBody.includes(one)) && (
        <Field label="Body (JSON)" name="body">
          <textarea name="body" rows={Math.min(Math.max(body.split("\n").length + 1, 4), 16)} {...asTyped}>
            {body}
          </textarea>
        </Field>
      )}
      {methods.includes("DELETE") && (
        <Field label="A DELETE cannot be undone. To confirm, type the name of the entity" name="confirmation">
          <input name="confirmation" {...asTyped} />
        </Field>
      )}
      <div class="row send">
        <button type="submit">Send</button>
        <span class="quiet">
          <kbd>Ctrl</kbd> + <kbd>Enter</kbd> also sends
        </span>
      </div>
      <p class="problem" role="alert" />
      <section class="call-response" aria-label="Response" hidden>
        <p class="headline" role="status" />
        <p class="facts quiet" />
        <div class="code">
          <pre>
            <code />
          </pre>
        </div>
        <a href="#try-it" download hidden>
          Download
        </a>
        <details>
          <summary>Response headers</summary>
          <pre class="headers" />
        </details>
      </section>
    </form>
  );
}

/** What is typed is sent as it is. */
const asTyped = { autocomplete: "off", autocapitalize: "none", spellcheck: false } as const;

/** @param name the name of the field, only needed if the field is hidden for some methods */
function Field({ label, name, children }: { label: string; name?: string; children: ComponentChildren }): VNode {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label class="field" data-field={name}>
      <span>{label}</span>
      {children}
    </label>
  );
}
