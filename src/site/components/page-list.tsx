import type { VNode } from "preact";
import type { PageList } from "../model/lists.ts";
import { Inline, Link } from "./text.tsx";

/** Groups of pages, each page with a line about it. */
export function PageLists({ lists }: { lists: PageList[] }): VNode {
  return (
    <>
      {lists.map(({ anchor, title, entries }) => (
        <section class="group" id={anchor} key={anchor}>
          <h2>{title}</h2>
          <dl class="list">
            {entries.map(({ url, title, text, name, kind }) => (
              <div id={name} key={url} data-entry="">
                <dt>
                  <Link to={url}>{title}</Link>
                  {kind && (
                    <small>
                      {" "}
                      <code>{name}</code> {kind}
                    </small>
                  )}
                </dt>
                <dd>
                  <Inline text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
