/** What an editor shows for a call: TypeScript's language service answers as it answers an editor. */
import ts from "typescript";
import { beforeAll, describe, expect, it } from "vitest";

const file = `${process.cwd()}/test/types/program.ts`;
const program = `
import { createClient } from "../../src/client/index.ts";
import type { paths } from "../../generated/types.ts";
interface Mine { "/reports/mine": { get: { responses: { 200: { content: { "application/json": { up: number } } } } } } }
const api = createClient();
const mine = createClient<paths & Mine>();
api.GET("/monitors");
api.POST("/monitor_groups", { body: { display_name: "Web", description: "", group_type: 1 } });
mine.GET("/reports/mine");
api.GET("/monitor");
api.GET("/monitor", { timeout: 1 });
api.request("get", "/monitor");
api.request("GET", "/monitors");
mine.GET("/reports/miin");
mine.POST("/report", {});
api.DELETE("/monitors");
api.GET("/monitors/{monitor_id}");
api.GET("/monitors", { timeout: "1 s" });
api.POST("/monitors", {});
api.POST("/monitor_groups");
api.POST("/monitor_groups", { body: { description: "" } });
api.PUT("/monitors", {});
api.PATCH("/monitors");
api.request("get", "/monitors/{monitor_id}");
api.DELETE("/admin/monitors", { zaaId: "1" });
mine.GET("/reports/mine", { timeOut: 1 });
createClient({ dataCentre: "EU" });
const found = await api.GET("/monitors");
found.data.data;
`;

let service: ts.LanguageService;

beforeAll(() => {
  const { config } = ts.readConfigFile("tsconfig.json", ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, process.cwd());
  const textOf = (name: string) => (name === file ? program : ts.sys.readFile(name));
  service = ts.createLanguageService({
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    directoryExists: ts.sys.directoryExists,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => ts.ScriptSnapshot.fromString(textOf(name) ?? ""),
    getCurrentDirectory: () => process.cwd(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    readFile: textOf,
  });
});

const start = (line: string) => {
  const position = program.indexOf(line);
  expect(position).toBeGreaterThan(0);
  return position;
};

/** What the editor shows over the method of a call. */
function hover(line: string): { type: string; comment: string } {
  const shown = service.getQuickInfoAtPosition(file, start(line) + line.indexOf(".") + 1);
  return { type: ts.displayPartsToString(shown?.displayParts), comment: ts.displayPartsToString(shown?.documentation) };
}

/** The compiler's message about a line. */
function message(line: string): string {
  const from = start(line);
  const found = service
    .getSemanticDiagnostics(file)
    .filter(({ start = 0 }) => start >= from && start < from + line.length);
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n")).join("\n");
}

describe("the hover of a call", () => {
  it("starts with the summary of the operation", () => {
    expect(hover('api.GET("/monitors");').comment).toMatch(/^List the monitors\.\n\nReturns /);
    expect(hover("api.POST(").comment).toMatch(/^Create a monitor group\.\n\nCreates /);
  });

  it("has names of types, and no type in full", () => {
    const withoutCount = hover('api.GET("/monitors");').type.replace(/\d+ overloads/, "… overloads");
    expect(withoutCount).toBe(
      '(property) Methods<ServicePaths, false>.GET: <"json">(path: "/monitors", options?: (ListMonitorsOptions<"json"> & ServiceInit) | undefined) => Promise<CallResult<ListMonitors, "json", false>> (+… overloads)',
    );
  });

  it("does not describe another operation if the operation is the user's own", () => {
    expect(hover('mine.GET("/reports/mine")').comment).toBe("Calls the operation with this path.");
  });
});

describe("the compiler's message", () => {
  it.each(['api.GET("/monitor");', 'api.GET("/monitor", {', 'api.request("get", "/monitor");'])(
    "lists the paths for the wrong one in %s",
    (line) => {
      expect(message(line)).toContain("'\"/monitor\"' is not assignable to parameter of type '\"/");
      expect(message(line)).toContain('"/monitors" | ');
      expect(message(line)).toContain('"/monitors/{monitor_id}"');
    },
  );

  it("lists no OAuth operations, which are on another host", () => {
    expect(message('mine.POST("/report", {})')).toContain('"/monitor_groups"');
    expect(message('mine.POST("/report", {})')).not.toContain("/oauth");
  });

  it.each([
    ['api.DELETE("/monitors");', ["/admin/monitors"]],
    ['api.PUT("/monitors", {});', ["/admin/monitors"]],
    ['api.POST("/monitors", {});', ["/monitor_groups", "/admin/monitors"]],
    ['api.PATCH("/monitors");', []],
  ])("lists only the paths with the method in %s", (line, paths) => {
    const [, , about = "", ...more] = message(line).split("\n");
    expect(about).toContain("is not assignable to parameter of type");
    expect(about.match(/"\/\w+"|"\/admin\/monitors"/g)?.sort()).toEqual(
      [...paths, "/monitors"].map((path) => `"${path}"`).sort(),
    );
    expect(more).toEqual([]);
  });

  it.each(program.split("\n").filter((line) => /^(api|mine)\./.test(line)))("is about one signature: %s", (line) => {
    expect(message(line)).not.toContain("Overload 1 of");
  });

  const ofType = "parameter of type '";
  it.each([
    ["the user's own paths", 'mine.GET("/reports/miin")', '"/reports/mine"'],
    ["the methods of a request", 'api.request("GET"', `${ofType}"get" | "put" | "post" | "delete"`],
    [
      "the options",
      'api.GET("/monitors/{monitor_id}")',
      `${ofType}"/monitors/{monitor_id}" & OptionsRequired<"params">'`,
    ],
    ["the options", 'api.POST("/monitor_groups");', `${ofType}"/monitor_groups" & OptionsRequired<"body">'`],
    [
      "a missing field",
      'api.POST("/monitor_groups", { body: { description: "" } });',
      "Property 'display_name' is missing",
    ],
    ["the nearest option", 'api.DELETE("/admin/monitors", { zaaId', "Did you mean to write 'zaaid'?"],
    ["the nearest option", 'mine.GET("/reports/mine", { timeOut', "Did you mean to write 'timeout'?"],
    ["the nearest option", "createClient({ dataCentre", "Did you mean to write 'dataCenter'?"],
    ["the type of an option", 'api.GET("/monitors", { timeout', "Type 'string' is not assignable to type 'number'"],
  ])("names %s in %s", (_what, line, text) => {
    expect(message(line)).toContain(text);
  });

  it("says how many arguments a request needs", () => {
    expect(message('api.request("get", "/monitors/{monitor_id}");')).toBe("Expected 3 arguments, but got 2.");
  });

  it("says that the data of a client that does not throw may be missing", () => {
    expect(message("found.data.data;")).toBe("'found.data' is possibly 'undefined'.");
  });
});
