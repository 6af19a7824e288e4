import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Document } from "../../src/contract/document.ts";
import { loadWorkflows, stepsOf, type WorkflowFile } from "../../src/pipeline/workflows/load.ts";
import { bundle } from "../support/bundle.ts";
import { ContractCopy } from "../support/contract-copy.ts";

const files = await loadWorkflows("openapi/workflows");
const textsIn = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md"));
  return Promise.all(names.map((name) => readFile(`${folder}/${name}`, "utf8")));
};
const guides = await textsIn("openapi/guides");
/** The guides about this package have the requests written out. */
const packageGuides = await textsIn("docs");

/** The text of a guide as the reference shows it. */
function expanded(text: string, workflows: WorkflowFile[] = files): string {
  return stepsOf(bundle as unknown as Document, workflows)(text);
}

describe("the guides", () => {
  it("have no request of their own: each is a step of a workflow", () => {
    for (const guide of guides) expect(guide).not.toMatch(/^ *curl /m);
  });

  const steps = files.flatMap(({ workflows }) =>
    workflows.flatMap(({ workflowId, steps }) => steps.map(({ stepId }) => `${workflowId}.${stepId}`)),
  );
  // The same request as customer-account.act, in the same guide.
  const others = ["business-unit-account.act"];
  it.each(steps.filter((step) => !others.includes(step)))("show the step %s", (step) => {
    const marker = `{{workflows.${step}}}`;
    const shown = guides.some((guide) => guide.includes(marker));
    if (!shown) expect(packageGuides.join("\n")).toContain(expanded(marker));
  });
});

describe("a step in a guide", () => {
  it("is a curl command, in which inputs and outputs are shell variables", () => {
    expect(expanded("Before:\n\n{{workflows.customer-account.act}}\n\nAfter.")).toBe(`Before:

\`\`\`bash
curl "$BASE_URL/monitors" \\
  -H "Authorization: Svc-oauthtoken $ACCESS_TOKEN" \\
  -H "Cookie: zaaid=$ZAAID"
\`\`\`

After.`);
  });

  it("has the form, the query or the JSON of the step", () => {
    expect(expanded("{{workflows.first-call.exchangeGrant}}")).toContain('--data-urlencode "code=$GRANT_CODE"');
    expect(expanded("{{workflows.first-call.revoke}}")).toContain(
      '"$AUTH_URL/oauth/v2/token/revoke" \\\n  -X POST \\\n  --get \\\n  --data-urlencode "token=$REFRESH_TOKEN"',
    );
    expect(expanded("{{workflows.bad-request.createWithoutDescription}}")).toContain(
      `-H 'Content-Type: application/json;charset=UTF-8' \\\n  --data '{\n  "display_name": "Web production"\n}'`,
    );
  });

  it("has the path with its parameters, and the path of a request that the contract does not have", () => {
    expect(expanded("{{workflows.not-found.getUnknownMonitor}}")).toContain('curl "$BASE_URL/monitors/0"');
    expect(expanded("{{workflows.method-not-allowed.postDeviceKey}}")).toContain('curl "$BASE_URL/device_key"');
  });

  it("is indented as its marker is, for lists", () => {
    expect(expanded("1. List.\n\n   {{workflows.customer-account.list}}\n")).toContain(
      '\n   ```bash\n   curl "$BASE_URL/short/msp/customers" \\\n     -H ',
    );
  });

  it("is refused if its operation does not exist", () => {
    const step = { stepId: "list", operationId: "$sourceDescriptions.service.listNothing" };
    const text = `workflows:\n  - workflowId: x\n    steps:\n      - operationId: ${step.operationId}\n`;
    const broken = [{ path: "openapi/workflows/x.arazzo.yaml", text, workflows: [{ workflowId: "x", steps: [step] }] }];
    expect(() => expanded("{{workflows.x.list}}", broken)).toThrow(
      "openapi/workflows/x.arazzo.yaml:4:22  The step list calls listNothing, which is not an operation.",
    );
  });
});

it("npm run build lints the workflows", async () => {
  const contract = await ContractCopy.make();
  await mkdir(join(contract.folder, "openapi/workflows"));
  const text = await readFile("openapi/workflows/default-location-profile.arazzo.yaml", "utf8");
  await contract.add("workflows/profile.arazzo.yaml", text.replace("    steps:", "    stepz:"));
  expect(await contract.problems()).toMatch(
    /openapi\/workflows\/profile\.arazzo\.yaml:\d+:\d+ {2}Property `stepz` is not expected here\. Did you mean steps\?/,
  );
});
