import { describe, expect, it } from "vitest";
import { optimizePage } from "../../src/site/reference/optimize-page.ts";

function pageWith(style: string, script = "", document = "{}"): string {
  return `<style>${style}</style><script type="module">\n${script}\n const __redoc_definition = ${document};\n</script>`;
}

describe("the optimized page", () => {
  it("does not contain variables that nothing uses, or that only unused variables use", () => {
    const page = optimizePage(
      pageWith(
        ":root{--used:1px;--unused:2px;--only-of-unused:3px;--also-unused:var(--only-of-unused);}a{top:var(--used)}",
      ),
    );
    expect(page).toContain(":root{--used:1px;}");
  });

  it("contains the variables that a used variable or the script uses", () => {
    const style = ":root{--first:var(--second);--second:var(--third);--third:3px;--of-script:4px;}a{top:var(--first)}";
    expect(optimizePage(pageWith(style, "read(`--of-script`)"))).toContain(style);
  });

  it("contains the variables whose names the script concatenates", () => {
    const style = ":root{--h4-font-size:1px;--code-tokens-tag-color:red;}";
    const script = "typography(`h4`); `var(--code-tokens-$".concat("{token}-color)`");
    expect(optimizePage(pageWith(style, script))).toContain(style);
    expect(optimizePage(pageWith(style, "typography(`h1`)"))).not.toContain("--h4-font-size");
  });

  it("does not contain unused variables in the script's styles", () => {
    expect(optimizePage(pageWith("", "L.div`\n  --unused: 1px;\n  top: 0;\n`"))).toContain("L.div`\n  \n  top: 0;\n`");
  });

  it("contains the document as JSON, unchanged", () => {
    const document = JSON.stringify({ description: "curl --data; --unused: x; $& \\u003c/script>" });
    const page = optimizePage(pageWith("", "", document));
    const [, data = ""] =
      page.match(/<script type="application\/json" id="document">(.*)<\/script>\s*<script type="module">/) ?? [];
    expect(data).toBe(document);
    expect(page).toContain('const __redoc_definition = JSON.parse(document.getElementById("document").textContent);');
  });

  it("cannot be made from a page without the document", () => {
    expect(() => optimizePage("<html></html>")).toThrow(/does not contain the document as expected/);
  });
});
