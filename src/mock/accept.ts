/**
 * Of the media types of a body, the one that a header `Accept` prefers (RFC 9110, section 12.5.1). The first, if it prefers none:
 * the service sends its JSON whatever is accepted.
 */
export function acceptedOf<Content extends { mediaType: string }>(
  contents: readonly Content[],
  accept = "",
): Content | undefined {
  const ranges = accept.split(",").map((part) => {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith("q="))?.slice(2);
    return { range, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const weightOf = ({ mediaType }: Content) => {
    // The most specific range counts.
    const names = [mediaType, mediaType.replace(/\/.*/, "/*"), "*/*"];
    const ofName = names.map((name) => ranges.find(({ range }) => range === name));
    return ofName.find((one) => one !== undefined)?.weight ?? 0;
  };
  const [first, ...others] = contents;
  return first && others.reduce((best, one) => (weightOf(one) > weightOf(best) ? one : best), first);
}
