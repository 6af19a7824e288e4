/** The identifier of a plan. */
export const uuid = "6f1c2d7e-8a4b-4c3d-9e2f-1a2b3c4d5e6f";
