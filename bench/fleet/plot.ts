import type { Figures } from "./simulation.ts";

const width = 760;
const height = 300;
const left = 60;
const bottom = 40;
/** For half of the last label. */
const right = 20;
const colors = ["#0072b2", "#d55e00"];

/** Draws the requests to the storage per second, each minute's mean, on a logarithmic scale. */
export function plotOf(fleets: Array<{ workers: number; figures: Figures }>): string {
  const rates = fleets.map(({ figures }) => figures.storeRequests.map((count) => count / 60));
  const minutes = rates[0]?.length ?? 1;
  const highest = Math.ceil(Math.log10(Math.max(...rates.flat(), 1)));
  const lowest = -2;
  const x = (at: number) => left + (at / minutes) * (width - left - 10);
  const y = (rate: number) => {
    const share = (Math.log10(Math.max(rate, 10 ** lowest)) - lowest) / (highest - lowest);
    return height - bottom - share * (height - bottom - 30);
  };
  const lines = rates.map((rate, index) => {
    const points = rate.map((value, at) => `${x(at).toFixed(0)},${y(value).toFixed(0)}`);
    // Whole pixels: minutes that fall on the same one are drawn once.
    const different = points.filter((point, at) => point !== points[at - 1]).join(" ");
    return `<polyline fill="none" stroke="${colors[index]}" stroke-width="1" points="${different}"/>`;
  });
  const ticks = Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const rate = 10 ** (lowest + index);
    return `<line x1="${left}" x2="${width - 10}" y1="${y(rate)}" y2="${y(rate)}" stroke="#ddd"/><text x="${left - 6}" y="${y(rate) + 4}" text-anchor="end">${Number(rate.toPrecision(1))}</text>`;
  });
  const hours = Array.from({ length: Math.floor(minutes / 180) + 1 }, (_, index) => {
    const at = x(index * 180);
    return `<text x="${at}" y="${height - bottom + 16}" text-anchor="middle">${index * 3} h</text>`;
  });
  const legend = fleets.map(
    ({ workers }, index) =>
      `<text x="${left + index * 160}" y="18" fill="${colors[index]}">${workers.toLocaleString("en")} workers</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + right} ${height}" font-family="sans-serif" font-size="12">
<title>Requests to the token storage per second over 24 hours</title>
<rect width="${width + right}" height="${height}" fill="#fff"/>
${[...ticks, ...hours, ...lines, ...legend].join("\n")}
<text x="${width - 10}" y="18" text-anchor="end">requests to the storage per second, mean of each minute</text>
</svg>
`;
}
