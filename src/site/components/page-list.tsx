import type { VNode } from "preact";
import { type Constant, wordsOfMember } from "../../contract/constants.ts";
import type { PageList } from "../model/lists.ts";
import { Members } from "./links.tsx";
import { Inline, Link } from "./text.tsx";

/** How many ids of a constant are in view. */
const shown = 6;

/** What the filter finds besides what is in view. */
function wordsOf({ members }: Constant): string {
  return members
    .slice(shown)
    .map(({ id, name, meaning = "" }) => `${id} ${name} ${meaning}`)
    .join(" ");
}

/** Groups of pages, each page with a line about it. */
export function PageLists({ lists }: { lists: PageList[] }): VNode {
  return (
    <>
      {lists.map(({ anchor, title, entries }) => (
        <section class="group" id={anchor} key={anchor}>
          <h2>{title}</h2>
          <dl class="list">
            {entries.map(({ url, title, text, name, constant }) => (
              <div id={name} key={url} data-entry={constant ? wordsOf(constant) : ""}>
                <dt>
                  <Link to={url}>{title}</Link>
                  {name && (
                    <small>
                      {" "}
                      <code>{name}</code>
                    </small>
                  )}
                </dt>
                <dd>
                  <Inline text={text} />
                  {constant && (
                    <Members
                      constant={constant.name}
                      members={constant.members.slice(0, shown)}
                      wordsOf={wordsOfMember}
                      more={constant.members.length - shown}
                    />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
