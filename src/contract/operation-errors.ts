/** The errors that every operation declares: the names of the response components, by status. */
export const operationErrors: Readonly<Record<string, string>> = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  405: "MethodNotAllowed",
  500: "InternalServerError",
};
