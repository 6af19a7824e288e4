/** The overlay that `svc-monitoring-api build <overlay> --init` writes: one operation, one field and one id. */
export const overlayTemplate = `# What your service has and its specification does not show.
# OpenAPI Overlay Specification: https://spec.openapis.org/overlay/latest.html
# Targets are JSONPaths in svc-monitoring-api/openapi.base.json; references start at the root of that document.
overlay: 1.1.0
info:
  title: Mine # the mark of what is added
  version: "1"
actions:
  # An operation: path, operationId and a 200 are enough. What holds for all operations is added to it: the access token,
  # the cookie zaaid, and the documented errors.
  - target: $.paths
    update:
      /maintenance:
        get:
          operationId: listMaintenance
          security: [{ OAuth2: [Svc.Operations.Read] }] # the scope; without it any token is enough
          responses:
            "200":
              description: The maintenance windows.
              content:
                application/json:
                  schema:
                    type: object
                    required: [message, data] # the service's envelope
                    properties:
                      code: { $ref: "#/components/schemas/SuccessCode" }
                      message: { $ref: "#/components/schemas/SuccessMessage" }
                      data:
                        type: array
                        items:
                          type: object
                          required: [maintenance_id]
                          properties:
                            maintenance_id: { type: string }
                            type: { $ref: "#/components/schemas/ScheduleMaintenanceType" }
                  # The mock responds with the example; without one, with data made from the schema.
                  example: { code: 0, message: success, data: [{ maintenance_id: "7", type: 1 }] }

  # A field of a record.
  - target: $.components.schemas.Monitor.properties
    update:
      display_name: { type: string, description: Name of the monitor. }

  # An id of a constant: title is its name in programs, description its meaning.
  - target: $.components.schemas.ReportType.oneOf
    update: { const: 77, title: Forecast, description: Forecast of a metric }
`;
