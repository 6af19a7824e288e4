/** The errors that every operation declares: their statuses, by the names of the response components. */
export const errorStatuses = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  InternalServerError: 500,
} as const;
