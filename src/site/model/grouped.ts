/** Items by a key, in the order of the first item of each. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const found = groups.get(keyOf(item));
    if (found) found.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
