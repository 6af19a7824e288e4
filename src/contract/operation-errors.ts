/** The responses that every operation declares, by status: components. */
export const operationErrors: Readonly<Record<string, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  500: "InternalServerError",
};
