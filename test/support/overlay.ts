/** An overlay with these actions, which start in line 4. */
export const overlay = (actions: string) => `overlay: 1.1.0
info: { title: Acme, version: "1" }
actions:
${actions}
`;

/** An action that updates a target. */
export const update = (target: string, value: string) => `  - target: ${target}\n    update: ${value}`;
