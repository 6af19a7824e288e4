/** Formats of figures in a table, with the units aligned. */
export const ratio = (value: number) => value.toFixed(2).padStart(7);
export const bytes = (value: number) => `${value.toLocaleString("en").padStart(7)} bytes`;
export const megabytes = (value: number) => `${(value / 1e6).toFixed(0).padStart(7)} MB`;
export const microseconds = (value: number) => `${value.toFixed(1).padStart(7)} µs`;
export const milliseconds = (value: number) => `${value.toFixed(2).padStart(7)} ms`;
export const perSecond = (value: number) => `${Math.round(value).toLocaleString("en").padStart(7)} /s`;
