/** Copies a text. @returns whether it was copied */
export async function copyText(text: string): Promise<boolean> {
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied) return true;
  // Browsers do not allow clipboard access on pages over plain http, and some on pages from disk. The deprecated command works.
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand("copy");
  area.remove();
  // Otherwise the next Tab would start at the top of the page.
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
}
