import type { ComponentChildren, JSX, VNode } from "preact";

interface TableProps extends JSX.TableHTMLAttributes<HTMLTableElement> {
  /** The text of each column's head. */
  heads: readonly string[];
  /** The rows. */
  children: ComponentChildren;
}

/** A table with a head for each column. */
export function Table({ heads, children, ...attributes }: TableProps): VNode {
  return (
    <table {...attributes}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
