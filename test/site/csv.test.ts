import { expect, it } from "vitest";
import { csvOf } from "../../src/site/browser/csv.ts";

it("the CSV has one line per member, ends lines as RFC 4180 requires, and quotes fields where necessary", () => {
  const members = [
    { id: "1024,768", name: "Small", meaning: 'A "small" one' },
    { id: -1, name: "None", meaning: undefined },
    { id: 2, name: "Two", meaning: "two\nlines" },
  ];
  const size = {
    name: "Size",
    title: "Size, in px",
    description: "",
    domain: "web",
    domainTitle: "web",
    type: "string" as const,
    members,
  };
  expect(csvOf([size])).toBe(
    [
      "constant,title,domain,type,id,name,meaning",
      'Size,"Size, in px",web,string,"1024,768",Small,"A ""small"" one"',
      'Size,"Size, in px",web,string,-1,None,',
      'Size,"Size, in px",web,string,2,Two,"two\nlines"',
      "",
    ].join("\r\n"),
  );
});
