import { describe, expect, it } from "vitest";
import { lighter } from "../../src/site/reference/lighter.ts";

function pageWith(style: string, script = "", document = "{}"): string {
  return `<style>${style}</style><script type="module">\n${script}\n const __redoc_definition = ${document};\n</script>`;
}

describe("the lighter page", () => {
  it("is without the variables that nothing names, or only such do", () => {
    const page = lighter(
      pageWith(
        ":root{--used:1px;--unused:2px;--only-of-unused:3px;--also-unused:var(--only-of-unused);}a{top:var(--used)}",
      ),
    );
    expect(page).toContain(":root{--used:1px;}");
  });

  it("keeps what a used variable names, and what the script names", () => {
    const style = ":root{--first:var(--second);--second:var(--third);--third:3px;--of-script:4px;}a{top:var(--first)}";
    expect(lighter(pageWith(style, "read(`--of-script`)"))).toContain(style);
  });

  it("keeps what the script may put together, of a first part or of a name of its own", () => {
    const style = ":root{--h4-font-size:1px;--code-tokens-tag-color:red;}";
    const script = "typography(`h4`); `var(--code-tokens-$".concat("{token}-color)`");
    expect(lighter(pageWith(style, script))).toContain(style);
    expect(lighter(pageWith(style, "typography(`h1`)"))).not.toContain("--h4-font-size");
  });

  it("takes them out of the script's styles too", () => {
    expect(lighter(pageWith("", "L.div`\n  --unused: 1px;\n  top: 0;\n`"))).toContain("L.div`\n  \n  top: 0;\n`");
  });

  it("has the document as data, as it is", () => {
    const document = JSON.stringify({ description: "curl --data; --unused: x; $& \\u003c/script>" });
    const page = lighter(pageWith("", "", document));
    const [, data = ""] =
      page.match(/<script type="application\/json" id="document">(.*)<\/script>\s*<script type="module">/) ?? [];
    expect(data).toBe(document);
    expect(page).toContain('const __redoc_definition = JSON.parse(document.getElementById("document").textContent);');
  });

  it("is refused when the document is not where it was", () => {
    expect(() => lighter("<html></html>")).toThrow(/has no document/);
  });
});
