// Written by `svc-monitoring-api build bench-extend-OzdIJ1/large.json`. Do not edit.

export interface paths {
    "/device_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the device key
         * @description Returns the device key of the account.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getDeviceKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor_type_constants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the monitor types
         * @description Returns monitor types, each with its id and its name. Use it to show the name of a type, or to find types that `MonitorType` does not have yet. Besides the ids in the specification's table, the list has CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY; `MonitorType` includes all of them.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listMonitorTypeConstants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/short/msp/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers of an MSP account
         * @description Returns the customers of an MSP account, each with its name and its account identifier (`zaaid`). To act on a customer account, send its `zaaid` as cookie with another operation.
         *
         *     - **Scope:** `Svc.Msp.Read`
         *     - **Account:** your own; the cookie `zaaid` is not needed
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification says "MSP scope". `Svc.Msp.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
         *     - **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
         */
        get: operations["listMspCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/short/bu/business_units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the business units of a portal account
         * @description Returns the business units of a business-units portal account, each with its name and its account identifier (`zaaid`). To act on a business unit account, send its `zaaid` as cookie with another operation.
         *
         *     - **Scope:** `Svc.Bu.Read`
         *     - **Account:** your own; the cookie `zaaid` is not needed
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification says "business unit scope". `Svc.Bu.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
         *     - **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
         */
        get: operations["listBusinessUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the monitors
         * @description Returns the monitors of the account. Of their fields only `monitor_id` is documented; use it to get a single monitor.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
         */
        get: operations["listMonitors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitors/{monitor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a monitor
         * @description Returns one monitor by its identifier, which the list of monitors has. Of its fields only `monitor_id` is documented. The specification's example of an error is a 404 with the service error code 1002, Monitor does not exist.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** If no monitor has the identifier, the response is that example; the specification does not name the operation that it is of.
         *     - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
         */
        get: operations["getMonitor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/monitor_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a monitor group
         * @description Creates a monitor group with a name and a description. The response is not documented beyond the envelope.
         *
         *     - **Scope:** `Svc.Admin.Create`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation. Both fields are required, because neither is marked optional.
         *     - **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
         */
        post: operations["createMonitorGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/location_profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the location profiles
         * @description Returns the location profiles of the account. Their fields are not documented. The infrastructure-as-code provider uses the first profile of this list for a monitor that names none.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification says "list of location profiles" without the envelope. The list is taken to be the envelope's `data`, as in the other lists.
         *     - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
         */
        get: operations["listLocationProfiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/monitors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Send GET to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. GET retrieves; what it retrieves here is not documented.
         *
         *     - **Scope:** `Svc.Admin.Read`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
         *     - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         */
        get: operations["getInspectorSample"];
        /**
         * Send PUT to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. PUT updates; what it updates here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue PUT.
         *
         *     - **Scope:** `Svc.Admin.Update`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification names the admin scope without a type. Update is the type for PUT here.
         *     - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         *     - **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
         */
        put: operations["putInspectorSample"];
        /**
         * Send POST to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. POST creates or performs an action; what it does here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue POST.
         *
         *     - **Scope:** `Svc.Admin.Create`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation.
         *     - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         *     - **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
         *     - **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
         */
        post: operations["postInspectorSample"];
        /**
         * Send DELETE to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. DELETE deletes; what it deletes here, and the fields of the response, are not documented. A DELETE in the inspector is final: the entity cannot be restored.
         *
         *     - **Scope:** `Svc.Admin.Delete`
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         *     - **Interpretation:** The specification names the admin scope without a type. Delete is the type for DELETE here.
         *     - **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         */
        delete: operations["deleteInspectorSample"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/v2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access token
         * @description With `grant_type` `authorization_code` it exchanges a grant token for a refresh token and a first access token, which must
         *     happen before the grant token expires. With `grant_type` `refresh_token` it gives a new access token.
         *
         *     All four parameters of the chosen grant are mandatory, as query or as form parameters. This contract's advice is the form,
         *     because URLs often end up in logs.
         *
         *     | Limit | Value |
         *     | --- | --- |
         *     | Grant token validity | 3 to 10 minutes |
         *     | Access token lifetime | `expires_in` seconds in the response; 3600 usually |
         *     | Refresh tokens per user | 20; when exceeded the oldest is deleted automatically, even if in use |
         *     | Refresh tokens generated per client ID | 20 per 10 minutes |
         *     | Active (non-expired) access tokens per refresh token | 10; the 11th created deletes the first |
         *     | Access tokens generated from a refresh token | 10 per 10 minutes |
         *
         *     It is also this contract's advice to keep an access token until it expires, and to share it among your calls. Error
         *     responses are not documented.
         *
         *     - **Scope:** none; no access token is needed
         *     - **Interpretation:** No access token is needed here; the specification asks for one for calls to `{base_url}`.
         *     - **Interpretation:** The specification says "query or form parameters" of the exchange only. The same is taken for a new access token, on the same path.
         *     - **Interpretation:** A mix of query and form parameters is neither documented nor ruled out, so it is no error. Each parameter is sent once.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/v2/token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a refresh token
         * @description Revokes a refresh token, which has no expiry of its own. The token is sent in the query. Error responses are not documented.
         *
         *     - **Scope:** none; no access token is needed
         *     - **Interpretation:** No access token is needed here; the specification asks for one for calls to `{base_url}`.
         */
        post: operations["revokeRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things1
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings1"];
        put?: never;
        /**
         * Create thing1
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things1/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing1
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things2
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings2"];
        put?: never;
        /**
         * Create thing2
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things2/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing2
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things3
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings3"];
        put?: never;
        /**
         * Create thing3
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing3"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things3/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing3
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing3"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things4
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings4"];
        put?: never;
        /**
         * Create thing4
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things4/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing4
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things5": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things5
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings5"];
        put?: never;
        /**
         * Create thing5
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing5"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things5/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing5
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing5"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things6": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things6
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings6"];
        put?: never;
        /**
         * Create thing6
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing6"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things6/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing6
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing6"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things7": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things7
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings7"];
        put?: never;
        /**
         * Create thing7
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing7"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things7/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing7
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing7"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things8": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things8
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings8"];
        put?: never;
        /**
         * Create thing8
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing8"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things8/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing8
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing8"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things9": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things9
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings9"];
        put?: never;
        /**
         * Create thing9
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing9"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things9/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing9
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing9"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things10": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things10
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings10"];
        put?: never;
        /**
         * Create thing10
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing10"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things10/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing10
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing10"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things11": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things11
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings11"];
        put?: never;
        /**
         * Create thing11
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing11"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things11/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing11
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing11"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things12": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things12
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings12"];
        put?: never;
        /**
         * Create thing12
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing12"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things12/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing12
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing12"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things13": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things13
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings13"];
        put?: never;
        /**
         * Create thing13
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing13"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things13/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing13
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing13"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things14": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things14
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings14"];
        put?: never;
        /**
         * Create thing14
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing14"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things14/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing14
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing14"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things15": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things15
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings15"];
        put?: never;
        /**
         * Create thing15
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing15"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things15/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing15
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing15"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things16": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things16
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings16"];
        put?: never;
        /**
         * Create thing16
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing16"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things16/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing16
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing16"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things17": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things17
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings17"];
        put?: never;
        /**
         * Create thing17
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing17"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things17/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing17
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing17"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things18": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things18
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings18"];
        put?: never;
        /**
         * Create thing18
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing18"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things18/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing18
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing18"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things19": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things19
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings19"];
        put?: never;
        /**
         * Create thing19
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing19"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things19/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing19
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing19"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things20": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things20
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings20"];
        put?: never;
        /**
         * Create thing20
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing20"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things20/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing20
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing20"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things21": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things21
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings21"];
        put?: never;
        /**
         * Create thing21
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing21"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things21/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing21
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing21"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things22": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things22
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings22"];
        put?: never;
        /**
         * Create thing22
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing22"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things22/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing22
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing22"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things23": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things23
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings23"];
        put?: never;
        /**
         * Create thing23
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing23"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things23/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing23
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing23"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things24": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things24
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings24"];
        put?: never;
        /**
         * Create thing24
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing24"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things24/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing24
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing24"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things25": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things25
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings25"];
        put?: never;
        /**
         * Create thing25
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing25"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things25/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing25
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing25"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things26": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things26
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings26"];
        put?: never;
        /**
         * Create thing26
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing26"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things26/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing26
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing26"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things27": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things27
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings27"];
        put?: never;
        /**
         * Create thing27
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing27"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things27/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing27
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing27"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things28": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things28
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings28"];
        put?: never;
        /**
         * Create thing28
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing28"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things28/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing28
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing28"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things29": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things29
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings29"];
        put?: never;
        /**
         * Create thing29
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing29"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things29/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing29
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing29"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things30": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things30
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings30"];
        put?: never;
        /**
         * Create thing30
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing30"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things30/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing30
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing30"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things31": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things31
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings31"];
        put?: never;
        /**
         * Create thing31
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing31"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things31/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing31
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing31"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things32": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things32
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings32"];
        put?: never;
        /**
         * Create thing32
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing32"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things32/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing32
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing32"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things33": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things33
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings33"];
        put?: never;
        /**
         * Create thing33
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing33"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things33/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing33
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing33"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things34": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things34
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings34"];
        put?: never;
        /**
         * Create thing34
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing34"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things34/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing34
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing34"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things35": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things35
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings35"];
        put?: never;
        /**
         * Create thing35
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing35"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things35/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing35
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing35"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things36": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things36
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings36"];
        put?: never;
        /**
         * Create thing36
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing36"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things36/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing36
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing36"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things37": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things37
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings37"];
        put?: never;
        /**
         * Create thing37
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing37"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things37/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing37
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing37"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things38": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things38
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings38"];
        put?: never;
        /**
         * Create thing38
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing38"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things38/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing38
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing38"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things39": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things39
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings39"];
        put?: never;
        /**
         * Create thing39
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing39"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things39/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing39
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing39"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things40": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things40
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings40"];
        put?: never;
        /**
         * Create thing40
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing40"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things40/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing40
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing40"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things41": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things41
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings41"];
        put?: never;
        /**
         * Create thing41
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing41"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things41/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing41
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing41"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things42": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things42
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings42"];
        put?: never;
        /**
         * Create thing42
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing42"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things42/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing42
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing42"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things43": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things43
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings43"];
        put?: never;
        /**
         * Create thing43
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing43"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things43/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing43
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing43"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things44": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things44
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings44"];
        put?: never;
        /**
         * Create thing44
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing44"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things44/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing44
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing44"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things45": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things45
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings45"];
        put?: never;
        /**
         * Create thing45
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing45"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things45/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing45
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing45"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things46": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things46
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings46"];
        put?: never;
        /**
         * Create thing46
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing46"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things46/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing46
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing46"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things47": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things47
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings47"];
        put?: never;
        /**
         * Create thing47
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing47"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things47/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing47
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing47"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things48": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things48
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings48"];
        put?: never;
        /**
         * Create thing48
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing48"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things48/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing48
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing48"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things49": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things49
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings49"];
        put?: never;
        /**
         * Create thing49
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing49"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things49/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing49
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing49"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things50": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things50
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings50"];
        put?: never;
        /**
         * Create thing50
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing50"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things50/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing50
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing50"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things51": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things51
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings51"];
        put?: never;
        /**
         * Create thing51
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing51"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things51/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing51
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing51"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things52": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things52
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings52"];
        put?: never;
        /**
         * Create thing52
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing52"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things52/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing52
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing52"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things53": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things53
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings53"];
        put?: never;
        /**
         * Create thing53
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing53"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things53/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing53
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing53"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things54": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things54
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings54"];
        put?: never;
        /**
         * Create thing54
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing54"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things54/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing54
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing54"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things55": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things55
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings55"];
        put?: never;
        /**
         * Create thing55
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing55"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things55/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing55
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing55"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things56": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things56
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings56"];
        put?: never;
        /**
         * Create thing56
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing56"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things56/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing56
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing56"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things57": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things57
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings57"];
        put?: never;
        /**
         * Create thing57
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing57"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things57/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing57
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing57"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things58": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things58
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings58"];
        put?: never;
        /**
         * Create thing58
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing58"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things58/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing58
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing58"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things59": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things59
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings59"];
        put?: never;
        /**
         * Create thing59
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing59"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things59/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing59
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing59"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things60": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things60
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings60"];
        put?: never;
        /**
         * Create thing60
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing60"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things60/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing60
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing60"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things61": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things61
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings61"];
        put?: never;
        /**
         * Create thing61
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing61"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things61/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing61
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing61"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things62": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things62
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings62"];
        put?: never;
        /**
         * Create thing62
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing62"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things62/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing62
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing62"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things63": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things63
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings63"];
        put?: never;
        /**
         * Create thing63
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing63"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things63/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing63
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing63"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things64": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things64
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings64"];
        put?: never;
        /**
         * Create thing64
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing64"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things64/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing64
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing64"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things65": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things65
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings65"];
        put?: never;
        /**
         * Create thing65
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing65"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things65/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing65
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing65"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things66": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things66
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings66"];
        put?: never;
        /**
         * Create thing66
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing66"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things66/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing66
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing66"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things67": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things67
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings67"];
        put?: never;
        /**
         * Create thing67
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing67"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things67/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing67
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing67"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things68": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things68
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings68"];
        put?: never;
        /**
         * Create thing68
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing68"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things68/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing68
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing68"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things69": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things69
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings69"];
        put?: never;
        /**
         * Create thing69
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing69"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things69/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing69
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing69"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things70": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things70
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings70"];
        put?: never;
        /**
         * Create thing70
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing70"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things70/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing70
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing70"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things71": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things71
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings71"];
        put?: never;
        /**
         * Create thing71
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing71"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things71/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing71
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing71"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things72": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things72
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings72"];
        put?: never;
        /**
         * Create thing72
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing72"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things72/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing72
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing72"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things73": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things73
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings73"];
        put?: never;
        /**
         * Create thing73
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing73"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things73/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing73
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing73"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things74": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things74
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings74"];
        put?: never;
        /**
         * Create thing74
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing74"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things74/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing74
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing74"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things75": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things75
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings75"];
        put?: never;
        /**
         * Create thing75
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing75"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things75/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing75
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing75"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things76": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things76
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings76"];
        put?: never;
        /**
         * Create thing76
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing76"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things76/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing76
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing76"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things77": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things77
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings77"];
        put?: never;
        /**
         * Create thing77
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing77"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things77/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing77
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing77"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things78": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things78
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings78"];
        put?: never;
        /**
         * Create thing78
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing78"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things78/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing78
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing78"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things79": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things79
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings79"];
        put?: never;
        /**
         * Create thing79
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing79"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things79/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing79
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing79"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things80": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things80
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings80"];
        put?: never;
        /**
         * Create thing80
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing80"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things80/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing80
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing80"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things81": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things81
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings81"];
        put?: never;
        /**
         * Create thing81
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing81"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things81/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing81
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing81"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things82": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things82
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings82"];
        put?: never;
        /**
         * Create thing82
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing82"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things82/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing82
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing82"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things83": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things83
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings83"];
        put?: never;
        /**
         * Create thing83
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing83"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things83/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing83
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing83"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things84": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things84
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings84"];
        put?: never;
        /**
         * Create thing84
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing84"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things84/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing84
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing84"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things85": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things85
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings85"];
        put?: never;
        /**
         * Create thing85
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing85"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things85/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing85
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing85"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things86": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things86
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings86"];
        put?: never;
        /**
         * Create thing86
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing86"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things86/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing86
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing86"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things87": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things87
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings87"];
        put?: never;
        /**
         * Create thing87
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing87"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things87/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing87
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing87"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things88": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things88
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings88"];
        put?: never;
        /**
         * Create thing88
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing88"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things88/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing88
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing88"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things89": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things89
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings89"];
        put?: never;
        /**
         * Create thing89
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing89"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things89/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing89
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing89"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things90": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things90
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings90"];
        put?: never;
        /**
         * Create thing90
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing90"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things90/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing90
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing90"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things91": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things91
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings91"];
        put?: never;
        /**
         * Create thing91
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing91"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things91/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing91
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing91"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things92": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things92
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings92"];
        put?: never;
        /**
         * Create thing92
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing92"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things92/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing92
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing92"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things93": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things93
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings93"];
        put?: never;
        /**
         * Create thing93
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing93"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things93/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing93
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing93"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things94": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things94
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings94"];
        put?: never;
        /**
         * Create thing94
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing94"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things94/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing94
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing94"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things95": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things95
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings95"];
        put?: never;
        /**
         * Create thing95
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing95"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things95/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing95
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing95"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things96": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things96
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings96"];
        put?: never;
        /**
         * Create thing96
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing96"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things96/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing96
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing96"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things97": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things97
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings97"];
        put?: never;
        /**
         * Create thing97
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing97"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things97/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing97
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing97"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things98": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things98
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings98"];
        put?: never;
        /**
         * Create thing98
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing98"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things98/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing98
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing98"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things99": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things99
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings99"];
        put?: never;
        /**
         * Create thing99
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing99"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things99/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing99
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing99"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things100": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things100
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["listThings100"];
        put?: never;
        /**
         * Create thing100
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        post: operations["createThing100"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/things100/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get thing100
         * @description The specification does not show this operation.
         *
         *     - **Scope:** any
         *     - **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     - **API version:** 2.0, the default; the header `Accept` can name it
         */
        get: operations["getThing100"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * APM agent type
         * @enum {string}
         */
        ApmAgentType: "JAVA" | "DOTNET" | "DOTNET_SERVICE" | "DOTNET_DESKTOP" | "DOTNET_AZURE_APP_SERVICE" | "DOTNET_CORE" | "PHP" | "PHP_WINDOWS" | "RUBY" | "NODEJS";
        /**
         * APM resource type
         * @description APM resource type: `app` Application; `ins` Instance.
         * @enum {string}
         */
        ApmResourceType: "app" | "ins";
        /**
         * Background transaction attribute
         * @description Attribute of a background transaction.
         * @enum {string}
         */
        BackgroundTransactionAttribute: "avgrt" | "errors" | "throughput" | "totalrt";
        /**
         * Database operation attribute
         * @description Attribute of a database operation.
         * @enum {string}
         */
        DatabaseOperationAttribute: "avgrt" | "errors" | "throughput" | "totalrt";
        /**
         * Database operation graph
         * @enum {string}
         */
        DatabaseOperationGraph: "avgrt" | "rtandthroughput" | "throughput";
        /**
         * Graph type
         * @enum {string}
         */
        GraphType: "apdex" | "rtandthroughput" | "components" | "rtbycomponents" | "throughput" | "avgrt";
        /**
         * Time window
         * @description Time window: `H` Last one hour; `H3` Last three hours; `H6` Last six hours; `hD` Last twelve hours; `D` Last one day. One of these ids, or `SD/dd.mm.yyyy`, a particular date. `TimeWindowOrDate` accepts both.
         * @enum {string}
         */
        TimeWindow: "H" | "H3" | "H6" | "hD" | "D";
        /**
         * Traces list attribute
         * @description Attribute of the traces list: `avgrt` Response time; `cpu` CPU time; `exe` Exception count; `ext` External calls; `sql` SQL time.
         * @enum {string}
         */
        TracesListAttribute: "avgrt" | "cpu" | "exe" | "ext" | "sql";
        /**
         * Graph type for a particular transaction
         * @description The rule `TransactionGraph` has the graph types of each transaction type.
         * @enum {string}
         */
        TransactionGraphType: "rtandthroughput" | "components" | "rtbycomponents" | "throughputbycaller" | "throughput" | "avgrt";
        /**
         * Transaction type
         * @description Also called traces transaction type: `txn` Web; `bgtxn` Background; `db` Database operation.
         * @enum {string}
         */
        TransactionType: "txn" | "bgtxn" | "db";
        /**
         * Web transaction attribute
         * @description Attribute of a web transaction.
         * @enum {string}
         */
        WebTransactionAttribute: "avgrt" | "errors" | "throughput" | "totalrt" | "apdex";
        /**
         * Hyper-V action
         * @description Hyper-V action: `1` Start VM; `2` Stop VM; `3` Restart VM.
         * @enum {integer}
         */
        HyperVAction: 1 | 2 | 3;
        /**
         * IIS action
         * @description IIS action: `1` Start site; `2` Stop site; `3` Start app pools; `4` Stop app pools.
         * @enum {integer}
         */
        IisAction: 1 | 2 | 3 | 4;
        /**
         * IT automation resource type
         * @description IT automation resource type: `1` Monitor; `2` Monitor group; `4` Tags.
         * @enum {integer}
         */
        ItAutomationResourceType: 1 | 2 | 4;
        /**
         * IT automation type
         * @description IT automation type: `1` Invoke URL; `2` Server script; `3` Server command; `4` Windows service; `5` Server reboot; `6` Hypervisor VM action; `7` Web-server action; `8` Mark as maintenance; `9` Compute-instance action; `10` Database-instance action; `11` Trigger function; `12` Publish to topic; `13` Cache node reboot; `14` Cache cluster reboot; `15` Cache redis node reboot; `16` Send message to queue; `17` Start/stop analytics; `19` Environment actions; `20` Invoke gateway resource URL; `21` Reboot data-warehouse cluster; `22` Send email; `23` Push data to data stream; `24` Execute state machine; `25` Add step to cluster; `26` Workspace actions; `27` Reboot graph-database instance; `28` VM instance actions; `29` Reboot message broker; `30` Database actions; `34` Edge function actions; `35` Start/stop SFTP server.
         * @enum {integer}
         */
        ItAutomationType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 34 | 35;
        /**
         * OS type
         * @description OS type: `0` Windows; `1` Linux.
         * @enum {integer}
         */
        OsType: 0 | 1;
        /**
         * Script type
         * @description Script type: `100` Batch; `101` PowerShell; `102` VB script; `200` Shell; `201` Python; `202` Ruby; `203` Python3.
         * @enum {integer}
         */
        ScriptType: 100 | 101 | 102 | 200 | 201 | 202 | 203;
        /**
         * Service action
         * @description Action on a service: `1` Start; `2` Stop; `3` Restart.
         * @enum {integer}
         */
        ServiceAction: 1 | 2 | 3;
        /**
         * Day
         * @description Day of the week: `0` Sunday; `1` Monday; `2` Tuesday; `3` Wednesday; `4` Thursday; `5` Friday; `6` Saturday.
         * @enum {integer}
         */
        Day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Month
         * @description Month of the year: `1` January; `2` February; `3` March; `4` April; `5` May; `6` June; `7` July; `8` August; `9` September; `10` October; `11` November; `12` December.
         * @enum {integer}
         */
        Month: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Week
         * @description A week by its position: `1` First; `2` Second; `3` Third; `4` Fourth; `5` Last (Last/fourth week; supported in schedule maintenance).
         *
         *     **Interpretation:** Week 5 is in this table with its note, because no other place is documented that takes a week.
         * @enum {integer}
         */
        Week: 1 | 2 | 3 | 4 | 5;
        /**
         * Cloud child type
         * @description Id of a cloud child type.
         * @enum {integer}
         */
        CloudChildType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 59 | 69 | 70 | 75 | 80 | 81 | 83 | 84 | 87 | 88 | 92 | 93 | 94 | 95 | 96 | 97 | 98 | 99 | 100 | 101 | 109 | 110 | 111 | 112 | 113 | 114 | 116 | 122 | 124;
        /**
         * Cloud discover frequency
         * @description Frequency of cloud discovery: `0` Fewer polling; `1` Default polling; `2` Never.
         * @enum {integer}
         */
        CloudDiscoverFrequency: 0 | 1 | 2;
        /**
         * Cloud discover service
         * @description Id of a cloud discover service.
         * @enum {integer}
         */
        CloudDiscoverService: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 11 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 25 | 27 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 39 | 40 | 41 | 42 | 43 | 45 | 46 | 47 | 48 | 49 | 53 | 56 | 57 | 58 | 59 | 60 | 61 | 62 | 63 | 64 | 65 | 68 | 69 | 70 | 75 | 79 | 82 | 83 | 88 | 92 | 93 | 95 | 113 | 114 | 116 | 122 | 127;
        /**
         * Cloud discovery criteria
         * @description Logical operator of the cloud discovery criteria: `1` OR; `2` AND.
         * @enum {integer}
         */
        CloudDiscoveryCriteria: 1 | 2;
        /**
         * Cloud management action
         * @description Cloud management action: `1` Start; `2` Stop; `3` Reboot.
         * @enum {integer}
         */
        CloudManagementAction: 1 | 2 | 3;
        /**
         * DNS lookup type
         * @description DNS lookup type: `1` A; `255` ALL; `28` AAAA; `2` NS; `15` MX; `5` CNAME; `6` SOA; `12` PTR; `33` SRV; `16` TXT; `48` DNSKEY; `257` CAA; `43` DS.
         * @enum {integer}
         */
        DnsLookupType: 1 | 255 | 28 | 2 | 15 | 5 | 6 | 12 | 33 | 16 | 48 | 257 | 43;
        /**
         * DNS protocol
         * @description Protocol of a DNS lookup: `0` UDP; `1` TCP.
         * @enum {integer}
         */
        DnsProtocol: 0 | 1;
        /**
         * DNS TTL operation
         * @description Comparison (`ttlo`) for the TTL of the resolved record: `1` Greater than; `2` Equal to; `3` Less than.
         * @enum {integer}
         */
        DnsTtlOperation: 1 | 2 | 3;
        /**
         * DNSKEY flag
         * @description Value of the field `flg` of a DNSKEY record: `256` ZSK; `257` KSK.
         *
         *     **Interpretation:** The specification describes the field as a number, with the meanings of two values. Here these two are its only values.
         * @enum {integer}
         */
        DnskeyFlag: 256 | 257;
        /**
         * Maintenance end
         * @description When a maintenance ends: `0` Never; `1` After n executions; `2` On a specified date.
         * @enum {integer}
         */
        MaintenanceEnd: 0 | 1 | 2;
        /**
         * Schedule maintenance status
         * @description Status of a schedule maintenance: `I` In progress; `C` Completed; `V` Recurring, runs on next scheduled cycle (daily/weekly/monthly). V is recurring, awaiting next cycle.
         * @enum {string}
         */
        ScheduleMaintenanceStatus: "I" | "C" | "V";
        /**
         * Schedule maintenance type
         * @description Schedule maintenance type: `1` Daily; `2` Weekly (by time); `8` Weekly (by day); `3` Once; `5` Monthly (by date); `6` Monthly (by day); `9` Yearly.
         * @enum {integer}
         */
        ScheduleMaintenanceType: 1 | 2 | 8 | 3 | 5 | 6 | 9;
        /**
         * Check interval
         * @description Check interval in minutes. `MonitorCheckInterval` has the intervals that each monitor type supports.
         * @enum {integer}
         */
        CheckInterval: 1 | 3 | 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        /**
         * Data collection type
         * @description Data collection type: `1` Normal; `2` Secondary recheck; `3` Poll now; `4` Screenshot; `5` Hourly poll; `6` Uptime steroid; `7` Up screenshot; `8` Retry; `9` Down recheck; `10` Other ISP.
         * @enum {integer}
         */
        DataCollectionType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * Global parameter function
         * @description Function of a global parameter: `0` Current date and time; `1` Random number by length; `2` Random number by maximum value; `3` Time in milliseconds.
         * @enum {integer}
         */
        GlobalParameterFunction: 0 | 1 | 2 | 3;
        /**
         * Monitor group resource type
         * @description Monitor group resource type: `0` Monitor group; `1` Subgroup.
         * @enum {integer}
         */
        MonitorGroupResourceType: 0 | 1;
        /**
         * Monitor group type
         * @description Monitor group type: `1` All types; `2` Web; `3` Server; `4` Database; `5` Synthetic transaction; `6` Web API; `7` APM insight; `8` Network devices; `9` RUM.
         * @enum {integer}
         */
        MonitorGroupType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /**
         * Monitor status
         * @description Status of a monitor: `0` Down; `1` Up; `2` Trouble; `3` Critical; `5` Suspended; `7` Maintenance; `9` Discovery; `10` Configuration Error.
         * @enum {integer}
         */
        MonitorStatus: 0 | 1 | 2 | 3 | 5 | 7 | 9 | 10;
        /**
         * Monitor type
         * @description Monitor type id: `URL` Website; `HOMEPAGE` Web page speed, browser; `URL-SEQ` Web transaction; `REALBROWSER` Web transaction, browser; `PORT` Custom protocol; `SMTP` Mail delivery; `FTP` Transfer; `VPC_NI` (Used for both subnet and network interface). The monitor type list operation additionally returns CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY.
         *
         *     **Interpretation:** The three ids that the list returns in addition are in this table, too.
         * @enum {string}
         */
        MonitorType: "URL" | "HOMEPAGE" | "URL-SEQ" | "REALBROWSER" | "RESTAPI" | "FILEUPLOAD" | "GRPC" | "SSL_CERT" | "PING" | "PORT" | "UDP" | "DNS" | "PORT-POP" | "PORT-SMTP" | "PORT_FTP" | "SMTP" | "FTP" | "SERVER" | "MSEXCHANGE" | "AMAZON" | "EC2INSTANCE" | "RDSINSTANCE" | "SNSTOPIC" | "DYNAMODBTABLE" | "LOADBALANCER" | "APPLN-LOADBALANCER" | "NETWORK-LOADBALANCER" | "GATEWAY-LOADBALANCER" | "LAMBDAFUNCTION" | "EC-MEMCACHED" | "EC-MEM-NODE" | "EC-REDIS" | "S3BUCKET" | "S3ENDPOINT" | "S3FOLDER" | "CLOUDFRONT" | "SQS" | "KINESIS-DATA" | "KINESIS-FIREHOSE" | "KINESIS-ANALYTICS" | "KINESIS-VIDEO" | "EBSENVIRONMENT" | "DIRECTCONNECT" | "VPC-VPN" | "APIGATEWAY-STAGE" | "APIGATEWAY-RESOURCE" | "ECSCLUSTER" | "ECSCLUSTERSERVICE" | "REDSHIFT-CLUSTER" | "REDSHIFT-NODE" | "EFS" | "SES" | "STEPFUNCTION" | "WAF" | "CLOUDSEARCH" | "KMS" | "R53_HEALTHCHECK" | "R53_RESOLVER" | "R53_HOSTEDZONE" | "R53_RECORDSET" | "ESD" | "ESDNODE" | "VPC_NATGATEWAY" | "EMR" | "WORKSPACE" | "EC2AUTOSCALING" | "NEPTUNE-CLUSTER" | "NEPTUNE-INSTANCE" | "ACM" | "LIGHTSAIL-INSTANCE" | "EKSCLUSTER" | "EKSNAMESPACE" | "EKSNODE" | "AMQ" | "AMQTOPIC" | "AMQQUEUE" | "AMQNC" | "LIGHTSAIL-DATABASE" | "LIGHTSAIL-LB" | "STORAGEGATEWAY" | "SGFILE" | "SGVOLUME" | "TRANSITGATEWAY" | "TGWATTACHMENT" | "DIRECTCONNECTVI" | "DMSTASK" | "DMSINSTANCE" | "FSX" | "FSX-SVM" | "FSX-VOLUME" | "LAMBDA-EDGE" | "VCENTER" | "VEEAM_ENTERPRISEMANAGER" | "VEEAM_AZUREAPPLIANCE" | "COMMVAULT_COMMANDCENTER" | "VMWAREESX" | "VMWAREVM" | "NETWORKDEVICE" | "SOAP" | "BIZTALKSERVER" | "OFFICE365" | "GUARD-DUTY" | "INSPECTOR" | "SFTP" | "APIGATEWAY-ROUTE" | "EC2_CWAGENT" | "APPSTREAM" | "AWSHEALTH" | "APPSYNC" | "EBSVOLUME_AVAIL" | "AWSBATCH" | "AWSBATCH-QUEUE" | "EBS_SNAPSHOT" | "SECRET-MANAGER" | "SECRET-MANAGER-REGIONAL" | "ELASTIC-IP-ADDRESS" | "PROCSTAT" | "VPC_META" | "VPC_REGIONAL" | "VPC_AZ" | "VPC" | "VPC_NI" | "VPC_PROTOCOL" | "VPC_RT" | "VPC-ENDPOINT" | "VPC-ENDPOINT-SERVICES" | "MSK_TOPIC" | "MSK_BROKER" | "MSK_CLUSTER" | "MSK_CONNECT" | "MSK_REPLICATOR" | "MSK_SERVERLESS" | "TRUSTED-ADVISOR-CATEGORY" | "TRUSTED-ADVISOR-CHECKS" | "TGW_FLOW_LOGS" | "TGWATT_FLOW_LOGS" | "GLUE-JOB" | "GLUE-CRAWLER" | "RABBIT_MQ" | "RABBIT_MQ_QUEUE" | "RABBIT_MQ_NODE" | "DRSREGION" | "DRS-SOURCE-SERVER" | "DRS-RECOVERY-INSTANCE" | "COGNITO-USER-POOL" | "COGNITO-USER" | "COGNITO-IDP" | "COGNITO-APP-CLIENT" | "COGNITO-ID-POOL" | "CLOUDWATCH-LOGS-META" | "CLOUDWATCH-LOGS-REGION" | "CLOUDWATCH-LOG-GROUP" | "ELB-TARGETGROUP" | "VALKEY-SERVERLESS" | "VALKEY-CLUSTER" | "VALKEY-CLUSTER-SHARD" | "VALKEY-CLUSTER-NODE" | "CAPACITY" | "SERVER_CAPACITY" | "PROBE_CAPACITY";
        /**
         * Resource directory check types
         * @description Resource directory check types: `3001` Directory access; `3002` Directory permission; `3003` Directory size; `3004` Directory file; `3005` Directory subdirectory.
         * @enum {integer}
         */
        ResourceDirectoryCheckType: 3001 | 3002 | 3003 | 3004 | 3005;
        /**
         * Resource file check types
         * @description Resource file check types: `2001` File access; `2002` File permission; `2003` File size; `2004` File modify; `2005` File content.
         * @enum {integer}
         */
        ResourceFileCheckType: 2001 | 2002 | 2003 | 2004 | 2005;
        /**
         * Resource state
         * @description State of a resource: `0` Active; `5` Suspended.
         * @enum {integer}
         */
        ResourceState: 0 | 5;
        /**
         * Resource type
         * @description Resource type: `0` All monitors; `1` Monitor group; `2` Monitor; `3` Tags; `4` Monitor type.
         * @enum {integer}
         */
        ResourceType: 0 | 1 | 2 | 3 | 4;
        /**
         * Secondary location check interval
         * @description Check interval of secondary locations, in milliseconds: `60000` 1 min; `180000` 3 min; `300000` 5 min; `600000` 10 min; `900000` 15 min; `1800000` 30 min; `3600000` 1 h; `10800000` 3 h; `21600000` 6 h; `86400000` 1 day.
         * @enum {integer}
         */
        SecondaryLocationCheckInterval: 60000 | 180000 | 300000 | 600000 | 900000 | 1800000 | 3600000 | 10800000 | 21600000 | 86400000;
        /**
         * Action rule
         * @description Action rule: `0` On Down; `1` On Up; `2` On Trouble; `-1` On any monitor status change; `20` On attribute status change.
         * @enum {integer}
         */
        ActionRule: 0 | 1 | 2 | -1 | 20;
        /**
         * Alert type
         * @description Alert type: `0` Down; `2` Trouble.
         * @enum {integer}
         */
        AlertType: 0 | 2;
        /**
         * Alerting mode
         * @description Way in which an alert is sent: `1` Email; `2` SMS; `3` Voice call; `4` IM; `5` Social feed post.
         * @enum {integer}
         */
        AlertingMode: 1 | 2 | 3 | 4 | 5;
        /**
         * Alerting status
         * @description Alerting status: `10` Notify down; `20` Notify trouble; `30` Notify up.
         * @enum {integer}
         */
        AlertingStatus: 10 | 20 | 30;
        /**
         * Email format
         * @description Format of an email: `0` Text; `1` HTML.
         * @enum {integer}
         */
        EmailFormat: 0 | 1;
        /**
         * Notification downtime delay
         * @description Failure on which a downtime is notified: `1` Notify on first failure; `2` Notify on second failure; `3` Notify on third failure; `4` Notify on fourth failure; `5` Notify on fifth failure.
         * @enum {integer}
         */
        NotificationDowntimeDelay: 1 | 2 | 3 | 4 | 5;
        /**
         * Outage and alarm type
         * @description Outage and alarm type: `0` Down; `2` Trouble; `3` Critical; `7` Maintenance.
         * @enum {integer}
         */
        OutageAndAlarmType: 0 | 2 | 3 | 7;
        /**
         * Persistent notification
         * @description Persistent notification: `-1` Do not notify persistently; `1` Every error; `2` Every second error; `3` Every third error; `4` Every fourth error; `5` Every fifth error.
         * @enum {integer}
         */
        PersistentNotification: -1 | 1 | 2 | 3 | 4 | 5;
        /**
         * Severity
         * @description Severity: `0` Critical; `1` Non-critical.
         * @enum {integer}
         */
        Severity: 0 | 1;
        /**
         * SMS provider
         * @description Third-party SMS provider, known by numeric id only.
         * @enum {integer}
         */
        SmsProvider: 1 | 2 | 4;
        /**
         * Voice call provider
         * @description Third-party voice call provider, known by numeric id only.
         * @enum {integer}
         */
        VoiceCallProvider: 1;
        /**
         * Business quarter months
         * @description Months of the business quarters: `0` Jan-Apr-Jul-Oct; `1` Feb-May-Aug-Nov; `2` Mar-Jun-Sep-Dec.
         * @enum {integer}
         */
        BusinessQuarterMonths: 0 | 1 | 2;
        /**
         * Busy hour report segment
         * @description Segment of a busy hour report: `1` Hour of day; `2` Day of week. Also called segment type.
         * @enum {integer}
         */
        BusyHourReportSegment: 1 | 2;
        /**
         * Custom report type
         * @description Custom report type: `1` Custom report; `2` Global benchmark report.
         * @enum {integer}
         */
        CustomReportType: 1 | 2;
        /**
         * Unit of time
         * @description Granularity: `1` Raw; `2` Hourly; `3` Daily; `4` Weekly; `5` Monthly. `PeriodGranularity` has the granularities that each period supports.
         * @enum {integer}
         */
        Granularity: 1 | 2 | 3 | 4 | 5;
        /**
         * Metric aggregation
         * @description How a metric is aggregated: `0` Average; `1` 95th percentile; `4` Maximum; `5` Minimum.
         * @enum {integer}
         */
        MetricAggregation: 0 | 1 | 4 | 5;
        /**
         * Metrics
         * @description Overall metrics or metrics by day: `1` Overall; `2` By day.
         * @enum {integer}
         */
        Metrics: 1 | 2;
        /**
         * Outage report period
         * @description Period of an outage report: `1` One day; `2` One week; `5` One month; `90` Three months; `180` Six months.
         * @enum {integer}
         */
        OutageReportPeriod: 1 | 2 | 5 | 90 | 180;
        /**
         * Period
         * @description Time period of a report, and of certain widgets: `0` Last 1 hour: 60 minutes ago until now; `1` Last 24 hours: 24 hours ago until now; `2` Last 7 Days: 12 am of the day 7 days before today until 12 am of today; `3` Today: 12 am today until now; `4` Yesterday: 12 am yesterday until 12 am today; `5` Last 30 Days: 12 am of the day 30 days before today until 12 am of today; `7` Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month; `8` This Year: 12 am Jan 1st until 12 am of today; `9` This Quarter: 12 am of the first day of the quarter until 12 am of today; `11` This Week: 12 am of Sunday of the current week until 12 am of today; `12` Last Week: 12 am of Sunday of the previous week until 12 am of Sunday of the current week; `13` This Month: 12 am of the 1st of the month until 12 am of today; `17` Last 6 hours: 6 hours ago until now; `18` Last 12 hours: 12 hours ago until now; `22` Last Quarter: previous quarter start until current quarter start; `25` Last 3 Months: the three full months before the current month (current month excluded); `50` Custom Period: start and end chosen by the caller; `51` Last Poll: last polled values; only for top N / bottom N reports and certain widgets. `PeriodGranularity` has the granularities that each period supports, `ReportPeriod` the report types that Last Poll is for.
         * @enum {integer}
         */
        Period: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9 | 11 | 12 | 13 | 17 | 18 | 22 | 25 | 50 | 51;
        /**
         * Report format
         * @description File format of a report: `2` PDF; `3` CSV.
         * @enum {integer}
         */
        ReportFormat: 2 | 3;
        /**
         * Report frequency
         * @description Frequency of a report: `1` Daily; `2` Weekly; `3` Monthly; `4` Quarterly.
         * @enum {integer}
         */
        ReportFrequency: 1 | 2 | 3 | 4;
        /**
         * Report type
         * @description Report type: `11` Availability summary; `13` Health trend; `14` Busy hours; `15` Top N; `42` Bottom N; `16` Performance; `17` Summary; `18` Availability trend; `19` Executive summary SLA; `21` Cloud guidance; `23` Advisor; `25` Cloud inventory; `31` Server resources; `32` Server inventory; `33` Big-data cluster inventory; `34` Monitor status.
         * @enum {integer}
         */
        ReportType: 11 | 13 | 14 | 15 | 42 | 16 | 17 | 18 | 19 | 21 | 23 | 25 | 31 | 32 | 33 | 34;
        /**
         * Schedule report criteria
         * @description Criteria of a schedule report: `0` Availability; `1` Outage count; `2` Outage duration.
         * @enum {integer}
         */
        ScheduleReportCriteria: 0 | 1 | 2;
        /**
         * Schedule report operator
         * @description Comparison operator of a schedule report: `1` >; `2` <; `3` >=; `4` <=.
         * @enum {integer}
         */
        ScheduleReportOperator: 1 | 2 | 3 | 4;
        /**
         * Schedule report status
         * @description Status of a schedule report: `0` Active; `5` Suspend.
         * @enum {integer}
         */
        ScheduleReportStatus: 0 | 5;
        /**
         * SLA target
         * @description Comparison of an SLA target: `0` Greater than; `1` Equal; `2` Greater than or equal; `3` Less than; `4` Less than or equal.
         * @enum {integer}
         */
        SlaTarget: 0 | 1 | 2 | 3 | 4;
        /**
         * SLA type
         * @description SLA type: `1` Composite; `2` Availability; `3` Performance.
         * @enum {integer}
         */
        SlaType: 1 | 2 | 3;
        /**
         * Trend report segment
         * @description Segment of a trend report: `1` Day; `2` Week; `3` Month.
         * @enum {integer}
         */
        TrendReportSegment: 1 | 2 | 3;
        /**
         * Uptime button time period
         * @description Time period of an uptime button: `1` Last 24 hours; `2` Last 7 days; `5` Last 30 days.
         * @enum {integer}
         */
        UptimeButtonTimePeriod: 1 | 2 | 5;
        /**
         * Browser name
         * @description Name of a browser.
         * @enum {string}
         */
        BrowserName: "Chrome" | "MSIE" | "FireFox" | "Safari" | "Opera" | "Other";
        /**
         * Browser short
         * @description Short name of a browser.
         * @enum {string}
         */
        BrowserShort: "CH" | "OP" | "MSIE" | "FF" | "EDGE" | "SA" | "OTHERS";
        /**
         * Country code
         * @description Two-letter country code.
         * @enum {string}
         */
        CountryCode: "AD" | "AE" | "AF" | "AG" | "AI" | "AL" | "AM" | "AO" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BB" | "BD" | "BE" | "BF" | "BG" | "BH" | "BI" | "BJ" | "BN" | "BO" | "BR" | "BS" | "BT" | "BW" | "BY" | "BZ" | "CA" | "CF" | "CG" | "CH" | "CI" | "CL" | "CM" | "CN" | "CO" | "CR" | "CU" | "CV" | "CY" | "CZ" | "DE" | "DJ" | "DK" | "DM" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ER" | "ES" | "ET" | "FI" | "FJ" | "FM" | "FR" | "GA" | "GB" | "GD" | "GE" | "GH" | "GI" | "GM" | "GN" | "GR" | "GT" | "GW" | "GY" | "HN" | "HR" | "HT" | "HU" | "ID" | "IE" | "IL" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JM" | "JO" | "JP" | "KE" | "KG" | "KH" | "KI" | "KM" | "KN" | "KP" | "KR" | "KW" | "KZ" | "LA" | "LB" | "LC" | "LI" | "LK" | "LR" | "LS" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MG" | "MH" | "MK" | "ML" | "MM" | "MN" | "MR" | "MT" | "MU" | "MV" | "MW" | "MX" | "MY" | "MZ" | "NA" | "NE" | "NG" | "NI" | "NL" | "NO" | "NP" | "NR" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PT" | "PW" | "PY" | "QA" | "RO" | "RS" | "RU" | "RW" | "SA" | "SB" | "SC" | "SD" | "SE" | "SG" | "SI" | "SK" | "SL" | "SM" | "SN" | "SO" | "SR" | "SS" | "ST" | "SV" | "SY" | "SZ" | "TD" | "TG" | "TH" | "TJ" | "TL" | "TM" | "TN" | "TO" | "TR" | "TT" | "TV" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VA" | "VC" | "VE" | "VN" | "VU" | "WS" | "YE" | "ZA" | "ZM" | "ZW";
        /**
         * Geographic map attribute
         * @description Attribute of the geographic map.
         * @enum {string}
         */
        GeographicMapAttribute: "responsetime" | "apdex" | "errCnt" | "pageViews";
        /**
         * RUM metric type
         * @description RUM metric type: `txn` Webpage; `uid` Users.
         * @enum {string}
         */
        RumMetricType: "txn" | "ajaxCalls" | "region" | "city" | "country_code" | "device" | "browser" | "isp" | "uid" | "domain" | "device_connection" | "device_view_port" | "device_memory" | "environment" | "release";
        /**
         * Data center
         * @description Code of a data center: `US` United States; `EU` Europe; `CN` China; `IN` India; `AU` Australia; `JP` Japan. No documented request or response of the API carries these codes.
         *
         *     **Interpretation:** The specification gives the codes of five data centers, for the infrastructure-as-code provider. JP is this contract's own, by analogy.
         * @enum {string}
         */
        DataCenter: "US" | "EU" | "CN" | "IN" | "AU" | "JP";
        /**
         * Data center of the infrastructure-as-code provider
         * @description Code of a data center that the infrastructure-as-code provider takes: `US` United States; `EU` Europe; `CN` China; `IN` India; `AU` Australia. The provider's documented codes do not include Japan.
         * @enum {string}
         */
        ProviderDataCenter: "US" | "EU" | "CN" | "IN" | "AU";
        /**
         * Infrastructure-as-code resource kind
         * @description A kind of resource that the service's infrastructure-as-code provider manages. No documented request or response of the API carries these names.
         * @enum {string}
         */
        ProviderResourceKind: "website monitor" | "web transaction (browser) monitor" | "DNS server monitor" | "port (custom protocol) monitor" | "ping monitor" | "web page speed (browser) monitor" | "FTP transfer monitor" | "ISP monitor" | "SSL certificate expiry monitor" | "domain expiry monitor" | "REST API monitor" | "server monitor" | "heartbeat monitor" | "URL IT automation" | "monitor group" | "threshold profile" | "location profile" | "notification profile" | "user group" | "user" | "tags" | "schedule maintenance";
        /**
         * Scope
         * @description OAuth scope, before its type is added: `account` Users and license data; `admin` Monitors, configuration profiles, third-party integrations and similar; `reports` Reports and monitor status; `operations` IT automation, maintenance, status page announcements and similar; `msp` MSP data; `bu` Business unit data. Written with a capital in the scope list of a grant token, as in `Svc.Admin.Read`. No documented request or response carries the bare name.
         * @enum {string}
         */
        Scope: "account" | "admin" | "reports" | "operations" | "msp" | "bu";
        /**
         * Scope type
         * @description The last part of an OAuth scope, as in `Svc.<Scope>.<Type>`.
         * @enum {string}
         */
        ScopeType: "Read" | "Create" | "Update" | "Delete" | "All";
        /**
         * Grant type (token operation)
         * @description What a request to the token operation exchanges: `authorization_code` A grant token; `refresh_token` A refresh token.
         * @enum {string}
         */
        TokenGrantType: "authorization_code" | "refresh_token";
        /**
         * User role
         * @description Role of a user, with what it permits: `Super Admin` Full control of the account; `Administrator` Write access to most modules except billing and user access; `Operator` Read-only on most modules; write access to schedule maintenance; `Read Only` Read-only; `Billing Contact` Billing modules only (upgrade, renewals); `SpokesPerson` Read on all modules; may post public comments through dashboards; `Hosting Provider` May configure schedule maintenance; `No Access` No access to the web client or API. Valid for all calls. No documented request or response carries these names; the user access roles have ids.
         * @enum {string}
         */
        UserRole: "Super Admin" | "Administrator" | "Operator" | "Read Only" | "Billing Contact" | "SpokesPerson" | "Hosting Provider" | "No Access";
        /**
         * Anomaly threshold
         * @description Anomaly threshold: `1` Confirmed; `2` Likely.
         * @enum {integer}
         */
        AnomalyThreshold: 1 | 2;
        /**
         * Bits-per-second units
         * @description Unit of a data rate: `1` bps; `2` Kbps; `3` Mbps; `4` Gbps; `5` Tbps.
         * @enum {integer}
         */
        BitsPerSecondUnit: 1 | 2 | 3 | 4 | 5;
        /**
         * Bytes units
         * @description Unit of data: `1` Bytes; `2` KB; `3` MB; `4` GB; `5` TB.
         * @enum {integer}
         */
        BytesUnit: 1 | 2 | 3 | 4 | 5;
        /**
         * Downtime rule
         * @description Number of locations of the downtime rule: `1` 1 location; `2` 2 locations; `3` 3 locations; `4` 4 locations; `5` 5 locations; `6` 6 locations; `7` 7 locations; `8` 8 locations; `0` All selected locations.
         * @enum {integer}
         */
        DowntimeRule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 0;
        /**
         * Secondary resource alert severity
         * @description Severity of an alert on a secondary resource: `2` Trouble; `3` Critical.
         * @enum {integer}
         */
        SecondaryResourceAlertSeverity: 2 | 3;
        /**
         * Text threshold condition
         * @description Condition of a text threshold: `1` Equals; `2` Not equals; `3` Contains; `4` Does not contain; `5` On change; `6` Matches; `7` Starts with; `8` Ends with.
         * @enum {integer}
         */
        TextThresholdCondition: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * Threshold condition
         * @description Comparison operator of a threshold: `1` >; `2` <; `3` >=; `4` <=; `5` =; `6` Not equal.
         * @enum {integer}
         */
        ThresholdCondition: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Threshold profile type
         * @description Threshold profile type: `1` Static; `2` AI-based.
         * @enum {integer}
         */
        ThresholdProfileType: 1 | 2;
        /**
         * Threshold severity
         * @description Severity of a threshold: `0` Down; `3` Critical; `2` Trouble.
         * @enum {integer}
         */
        ThresholdSeverity: 0 | 3 | 2;
        /**
         * Threshold strategy
         * @description Strategy of a threshold: `1` Poll count; `2` Poll average; `3` Time range; `4` Average time; `5` Poll sum; `6` Time sum; `7` Min poll; `8` Min time; `9` Max poll; `10` Max time; `11` 95th percentile poll; `12` 95th percentile time.
         * @enum {integer}
         */
        ThresholdStrategy: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Time units
         * @description Unit of a duration: `1` ms; `2` Secs; `3` Mins; `4` Hrs.
         * @enum {integer}
         */
        TimeUnit: 1 | 2 | 3 | 4;
        /**
         * User access role (cost-management product)
         * @description Access role of a user in the cost-management product: `11` Cost Administrator; `12` Cost User.
         * @enum {integer}
         */
        CostManagementUserAccessRole: 11 | 12;
        /**
         * Job title
         * @description Job title of a user: `1` IT engineer; `2` Cloud engineer; `3` DevOps engineer; `4` Webmaster; `5` CEO/CTO; `6` Internal IT; `7` Others.
         * @enum {integer}
         */
        JobTitle: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * User access role (monitoring product)
         * @description Access role of a user in the monitoring product: `0` No Access; `1` Super Administrator; `2` Administrator; `3` Operator; `4` Billing Contact; `5` SpokesPerson; `6` Hosting Provider; `10` Read Only.
         * @enum {integer}
         */
        MonitoringUserAccessRole: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        /**
         * Product
         * @description Product of the service: `0` Monitoring product; `1` Status-page product; `2` Cost-management product.
         * @enum {integer}
         */
        Product: 0 | 1 | 2;
        /**
         * User access role (status-page product)
         * @description Access role of a user in the status-page product: `21` Super Administrator; `22` Administrator; `23` SpokesPerson; `24` Billing Contact; `25` Read Only.
         * @enum {integer}
         */
        StatusPageUserAccessRole: 21 | 22 | 23 | 24 | 25;
        /**
         * Authentication method
         * @description Authentication method: `B` Basic/NTLM; `O` OAuth 2; `W` Web token; `A` Cloud signature; `G` Cloud service-account key.
         * @enum {string}
         */
        AuthenticationMethod: "B" | "O" | "W" | "A" | "G";
        /**
         * Browser type
         * @description Browser family.
         * @enum {integer}
         */
        BrowserType: 1 | 2;
        /**
         * Browser version
         * @description Version of the browser. `BrowserTypeVersion` has the version of each browser type.
         * @enum {integer}
         */
        BrowserVersion: 83 | 88;
        /**
         * Browser web transaction resolution
         * @description Resolution of a browser web transaction, as `width,height`.
         * @enum {string}
         */
        BrowserWebTransactionResolution: "1024,768" | "1366,768" | "1600,900" | "1920,1080";
        /**
         * Defacement type
         * @enum {string}
         */
        DefacementType: "Text" | "Script" | "Anchor" | "Image" | "Link" | "IFrame";
        /**
         * HTTP method
         * @description HTTP method id for REST API and REST API transaction monitors: `P` POST; `G` GET; `H` HEAD; `U` PUT; `D` DELETE; `A` PATCH; `F` PROPFIND. For a method that is missing here, a name of your own may be set. `HttpMethodOrCustom` accepts both.
         * @enum {string}
         */
        HttpMethod: "P" | "G" | "H" | "U" | "D" | "A" | "F" | "PROPPATCH" | "MKCOL" | "CONNECT" | "OPTIONS" | "TRACE" | "COPY" | "MOVE" | "LOCK" | "UNLOCK";
        /**
         * HTTP protocol
         * @enum {string}
         */
        HttpProtocol: "H1.1" | "H2";
        /**
         * Internet protocol
         * @description Internet protocol: `0` IPv4 only; `1` IPv6 only; `2` IPv4 or IPv6 (switch to whichever a location supports if one fails); `3` IPv4 and IPv6 (two connections, one per protocol).
         * @enum {integer}
         */
        InternetProtocol: 0 | 1 | 2 | 3;
        /**
         * IP type
         * @description IP type: `0` IPv4 only; `1` IPv6 only; `2` Both.
         * @enum {integer}
         */
        IpType: 0 | 1 | 2;
        /**
         * OAuth grant type
         * @description How a monitor gets its token for the endpoint that it monitors: `1` Authorization code; `2` Client credentials; `3` Resource owner password credentials. Not the `grant_type` of the token operation.
         * @enum {integer}
         */
        MonitoredEndpointGrantType: 1 | 2 | 3;
        /**
         * OAuth authentication method
         * @description OAuth authentication method: `B` Basic authentication; `P` POST request body.
         * @enum {string}
         */
        OAuthAuthenticationMethod: "B" | "P";
        /**
         * Primary internet protocol
         * @description Primary internet protocol: `0` IPv4; `1` IPv6.
         * @enum {integer}
         */
        PrimaryInternetProtocol: 0 | 1;
        /**
         * Request content type
         * @description Content type of a request: `F` Form (application/url-form-encoded); `T` Text (application/text); `X` XML (application/xml); `J` JSON (application/json). The media types are the specification's; `application/url-form-encoded` and `application/text` are not registered ones.
         *
         *     **Interpretation:** The media types are copied as they are written, although two are not registered.
         * @enum {string}
         */
        RequestContentType: "F" | "T" | "X" | "J";
        /**
         * Response content type
         * @description Content type of a response: `T` Text (application/text); `X` XML (application/xml); `J` JSON (application/json). The media types are the specification's; `application/text` is not a registered one.
         *
         *     **Interpretation:** The media types are copied as they are written, although one is not registered.
         * @enum {string}
         */
        ResponseContentType: "T" | "X" | "J";
        /**
         * OAuth / web token send-token-as
         * @description How an OAuth token or a web token is sent: `H` HTTP request headers; `Q` Query parameters.
         * @enum {string}
         */
        SendTokenAs: "H" | "Q";
        /**
         * SSL protocol
         * @description SSL protocol: `Auto` All of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3.
         * @enum {string}
         */
        SslProtocol: "Auto" | "SSLv3" | "TLSv1" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
        /**
         * Website type
         * @description Website type: `1` Static; `2` Dynamic; `3` Flash-based.
         * @enum {integer}
         */
        WebsiteType: 1 | 2 | 3;
        /**
         * Browser version per browser type
         * @description Which browser version belongs to a browser type. The property names are not the service's.
         */
        BrowserTypeVersion: {
            /**
             * @description Its values are ids of `BrowserType`. The property's name is this contract's own.
             * @enum {integer}
             */
            browser_type: 1;
            /**
             * @description Its values are ids of `BrowserVersion`. The property's name is this contract's own.
             * @enum {integer}
             */
            browser_version: 83;
        } | {
            /**
             * @description Its values are ids of `BrowserType`. The property's name is this contract's own.
             * @enum {integer}
             */
            browser_type: 2;
            /**
             * @description Its values are ids of `BrowserVersion`. The property's name is this contract's own.
             * @enum {integer}
             */
            browser_version: 88;
        };
        /**
         * DNS record fields per lookup type
         * @description Which record shape a DNS lookup type has in a search configuration. Every lookup type also carries `ttlo` and `ttl`. No others are documented for lookup type 255 (ALL). The property names are not the service's.
         */
        DnsLookupRecord: {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 1 | 28;
            record: components["schemas"]["DnsAddressRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 2;
            record: components["schemas"]["DnsNsRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 5;
            record: components["schemas"]["DnsCnameRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 12;
            record: components["schemas"]["DnsPtrRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 15;
            record: components["schemas"]["DnsMxRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 33;
            record: components["schemas"]["DnsSrvRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 16;
            record: components["schemas"]["DnsTxtRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 6;
            record: components["schemas"]["DnsSoaRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 48;
            record: components["schemas"]["DnsDnskeyRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 257;
            record: components["schemas"]["DnsCaaRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 43;
            record: components["schemas"]["DnsDsRecord"];
        } | {
            /**
             * @description Its values are ids of `DnsLookupType`. The property's name is this contract's own.
             * @enum {integer}
             */
            lookup_type: 255;
            record: components["schemas"]["DnsAllRecord"];
        };
        /**
         * HTTP method or custom method
         * @description HTTP method of a REST API or REST API transaction monitor. It is an id of the table, or a name of your own for a method that is missing there. The seven methods that have an id of one letter are in the list, so their names are not custom names. The spelling of custom names is not documented.
         *
         *     **Interpretation:** The names of the seven methods are refused as custom names, because a custom name is for a method that is not in the list.
         */
        HttpMethodOrCustom: components["schemas"]["HttpMethod"] | string;
        /**
         * Check intervals per monitor type
         * @description The check intervals that a monitor type supports. Intervals 1 and 3 are unsupported for URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP; intervals 5 and 10 are unsupported for SMTP and HOMEPAGE. The others have no restriction, nor has a monitor type that this contract does not know. The property names are not the service's.
         *
         *     **Interpretation:** A monitor type that this contract does not know has no restriction.
         */
        MonitorCheckInterval: {
            /**
             * @description Its values are ids of `MonitorType`. The property's name is this contract's own.
             * @enum {string}
             */
            monitor_type: "HOMEPAGE" | "SMTP";
            /**
             * @description Its values are ids of `CheckInterval`. The property's name is this contract's own.
             * @enum {integer}
             */
            check_interval: 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        } | {
            /**
             * @description Its values are ids of `MonitorType`. The property's name is this contract's own.
             * @enum {string}
             */
            monitor_type: "URL-SEQ" | "REALBROWSER" | "FTP";
            /**
             * @description Its values are ids of `CheckInterval`. The property's name is this contract's own.
             * @enum {integer}
             */
            check_interval: 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        } | {
            monitor_type: Exclude<components["schemas"]["MonitorType"], "SMTP" | "HOMEPAGE" | "URL-SEQ" | "REALBROWSER" | "FTP">;
            /**
             * @description Its values are ids of `CheckInterval`. The property's name is this contract's own.
             * @enum {integer}
             */
            check_interval: 1 | 3 | 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        };
        /**
         * Supported granularities per period
         * @description The granularities (units of time) that a period supports. For Custom Period (50) the granularity is derived from the chosen start and end dates, so a caller does not choose one. Raw is possible only if both dates are within the last 30 days. The property names are not the service's.
         *
         *     **Interpretation:** For period 50 no granularity is chosen, because the specification derives it from the dates.
         *
         *     **Interpretation:** "Within the last 30 days" is read as 30 times 24 hours before now.
         */
        PeriodGranularity: {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 0 | 1 | 3 | 4 | 17 | 18;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 1 | 2;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 2 | 11 | 12;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 1 | 2 | 3;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 5 | 13;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 1 | 2 | 3 | 4;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 7;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 2 | 3 | 4;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 8 | 9 | 22 | 25;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 2 | 3 | 4 | 5;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 51;
            /**
             * @description Its values are ids of `Granularity`. The property's name is this contract's own.
             * @enum {integer}
             */
            granularity: 1;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 50;
            granularity?: never;
        };
        /**
         * User access roles per product
         * @description Which user access roles a product has. The property names are not the service's.
         */
        ProductUserAccessRole: {
            /**
             * @description Its values are ids of `Product`. The property's name is this contract's own.
             * @enum {integer}
             */
            product: 0;
            /**
             * @description Its values are ids of `MonitoringUserAccessRole`. The property's name is this contract's own.
             * @enum {integer}
             */
            role: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        } | {
            /**
             * @description Its values are ids of `Product`. The property's name is this contract's own.
             * @enum {integer}
             */
            product: 1;
            /**
             * @description Its values are ids of `StatusPageUserAccessRole`. The property's name is this contract's own.
             * @enum {integer}
             */
            role: 21 | 22 | 23 | 24 | 25;
        } | {
            /**
             * @description Its values are ids of `Product`. The property's name is this contract's own.
             * @enum {integer}
             */
            product: 2;
            /**
             * @description Its values are ids of `CostManagementUserAccessRole`. The property's name is this contract's own.
             * @enum {integer}
             */
            role: 11 | 12;
        };
        /**
         * Report types per period
         * @description The report types that a period is for. Last Poll (51) is only for top N and bottom N reports and certain widgets; which widgets is not documented. The specification restricts no other period. The property names are not the service's.
         */
        ReportPeriod: {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 51;
            /**
             * @description Its values are ids of `ReportType`. The property's name is this contract's own.
             * @enum {integer}
             */
            report_type: 15 | 42;
        } | {
            /**
             * @description Its values are ids of `Period`. The property's name is this contract's own.
             * @enum {integer}
             */
            period: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9 | 11 | 12 | 13 | 17 | 18 | 22 | 25 | 50;
            /**
             * @description Its values are ids of `ReportType`. The property's name is this contract's own.
             * @enum {integer}
             */
            report_type: 11 | 13 | 14 | 15 | 42 | 16 | 17 | 18 | 19 | 21 | 23 | 25 | 31 | 32 | 33 | 34;
        };
        /**
         * Time window or date
         * @description A time window of the table, or a particular date written `SD/dd.mm.yyyy`. The day must exist, which the pattern cannot say: 30.02.2026 matches it, and is no day.
         *
         *     **Interpretation:** A day that does not exist is refused.
         */
        TimeWindowOrDate: components["schemas"]["TimeWindow"] | string;
        /**
         * Graph types per transaction type
         * @description Which graph types a particular transaction has, by its type. The property names are not the service's.
         */
        TransactionGraph: {
            /**
             * @description Its values are ids of `TransactionType`. The property's name is this contract's own.
             * @enum {string}
             */
            transaction_type: "txn";
            /**
             * @description Its values are ids of `TransactionGraphType`. The property's name is this contract's own.
             * @enum {string}
             */
            graph_type: "rtandthroughput" | "components";
        } | {
            /**
             * @description Its values are ids of `TransactionType`. The property's name is this contract's own.
             * @enum {string}
             */
            transaction_type: "bgtxn";
            /**
             * @description Its values are ids of `TransactionGraphType`. The property's name is this contract's own.
             * @enum {string}
             */
            graph_type: "rtandthroughput" | "components" | "rtbycomponents";
        } | {
            /**
             * @description Its values are ids of `TransactionType`. The property's name is this contract's own.
             * @enum {string}
             */
            transaction_type: "db";
            /**
             * @description Its values are ids of `TransactionGraphType`. The property's name is this contract's own.
             * @enum {string}
             */
            graph_type: "rtandthroughput" | "throughputbycaller" | "throughput" | "avgrt";
        };
        /**
         * Access token response
         * @description A new access token. It comes without a refresh token.
         */
        AccessTokenResponse: {
            /**
             * Format: password
             * @description The token to send in the Authorization header.
             */
            access_token: string;
            /**
             * @description Lifetime of the access token in seconds, usually 3600.
             * @example 3600
             */
            expires_in: number;
            /**
             * Format: uri
             * @description A URL.
             */
            api_domain: string;
            /**
             * @description `Bearer`. The scheme word of the Authorization header is `Svc-oauthtoken` nevertheless.
             *
             *     **Interpretation:** Any text is accepted, not `Bearer` alone.
             * @example Bearer
             */
            token_type: string;
            refresh_token?: never;
        };
        /**
         * Grant exchange response
         * @description The first access token of a grant, and the refresh token for all that follow.
         */
        GrantExchangeResponse: {
            /**
             * Format: password
             * @description The token to send in the Authorization header.
             */
            access_token: string;
            /**
             * Format: password
             * @description Permanent, with no expiry until it is revoked.
             */
            refresh_token: string;
            /**
             * @description Lifetime of the access token in seconds, usually 3600.
             * @example 3600
             */
            expires_in: number;
            /**
             * Format: uri
             * @description A URL.
             */
            api_domain: string;
            /**
             * @description `Bearer`. The scheme word of the Authorization header is `Svc-oauthtoken` nevertheless.
             *
             *     **Interpretation:** Any text is accepted, not `Bearer` alone.
             * @example Bearer
             */
            token_type: string;
        };
        /**
         * Infrastructure-as-code provider settings
         * @description The settings of the service's infrastructure-as-code provider. No documented request or response of the API carries them.
         *
         *     **Interpretation:** The three retry settings have no documented type. Here they are numbers, and `max_retries` is an integer.
         */
        ProviderSettings: {
            data_center?: components["schemas"]["ProviderDataCenter"];
            /** @description Read from the environment variable `SVC_OAUTH2_CLIENT_ID` when empty. */
            oauth2_client_id?: string;
            /**
             * Format: password
             * @description Read from the environment variable `SVC_OAUTH2_CLIENT_SECRET` when empty.
             */
            oauth2_client_secret?: string;
            /**
             * Format: password
             * @description Read from the environment variable `SVC_OAUTH2_REFRESH_TOKEN` when empty.
             */
            oauth2_refresh_token?: string;
            /** @description Minimum seconds before retrying a failed API request. */
            retry_min_wait?: number;
            /** @description Maximum seconds before retrying. */
            retry_max_wait?: number;
            /** @description Maximum retries before aborting. */
            max_retries?: number;
        } & {
            [key: string]: unknown;
        };
        /**
         * Timestamp
         * @description ISO 8601 with the pattern `yyyy-MM-dd'T'HH:mm:ssZZZZ`. ZZZZ is the offset from UTC in digits, `+hhmm` or `-hhmm`, without a colon, so a timestamp is not an RFC 3339 date-time. All timestamps returned use it. The day must exist, which the pattern cannot say: 2026-02-30 matches it, and is no day.
         *
         *     **Interpretation:** The specification gives the form of the offset alone. Here it has 00 to 23 hours and 00 to 59 minutes.
         *
         *     **Interpretation:** A day that does not exist is refused.
         * @example 2026-11-20T10:00:00+0530
         * @example 2026-11-20T04:30:00+0000
         */
        Timestamp: string;
        /**
         * DNS record
         * @description A record of a DNS search configuration, with the fields documented for its lookup type. The record does not name its lookup type, and NS, CNAME and PTR look alike, so more than one shape may fit. `DnsLookupRecord` relates each lookup type to its shape. The fields of a record of the lookup type ALL are not documented, so this schema does not have it and `DnsLookupRecord` leaves it open.
         *
         *     **Interpretation:** The specification lists the fields of each lookup type, and marks none as optional. Here all are required and no others are accepted, but for the lookup type ALL, although a response may have new attributes.
         */
        DnsRecord: components["schemas"]["DnsAddressRecord"] | components["schemas"]["DnsNsRecord"] | components["schemas"]["DnsCnameRecord"] | components["schemas"]["DnsPtrRecord"] | components["schemas"]["DnsMxRecord"] | components["schemas"]["DnsSrvRecord"] | components["schemas"]["DnsTxtRecord"] | components["schemas"]["DnsSoaRecord"] | components["schemas"]["DnsDnskeyRecord"] | components["schemas"]["DnsCaaRecord"] | components["schemas"]["DnsDsRecord"];
        /**
         * Success code
         * @description 0 on success. Present in most bodies.
         * @constant
         */
        SuccessCode: 0;
        /**
         * Success message
         * @description Status message. `success` on success.
         * @constant
         */
        SuccessMessage: "success";
        /**
         * Device key
         * @description Device key of the account.
         */
        DeviceKey: {
            /** @description Device key of the account. */
            device_key: string;
        };
        /**
         * Device key envelope
         * @description The response envelope with the device key.
         */
        DeviceKeyEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["DeviceKey"];
        };
        /**
         * Error envelope
         * @description The body of an error response.
         *
         *     **Interpretation:** Both fields are required, although the specification has `code` in most bodies.
         */
        ErrorEnvelope: {
            /**
             * @description Service error code, never 0. Only 1002 (Monitor does not exist) is documented.
             * @example 1002
             */
            code: number;
            /**
             * @description What went wrong.
             * @example Monitor does not exist
             */
            message: string;
        };
        /**
         * Monitor type constant
         * @description A monitor type, by its id and its name.
         */
        MonitorTypeConstant: {
            /**
             * @description Monitor type ID. One of `MonitorType`, or an id that the service has added since.
             *
             *     **Interpretation:** Besides the documented ids, any other text is accepted.
             */
            id: components["schemas"]["MonitorType"] | (string & {});
            /** @description Name of the monitor type. */
            name: string;
        };
        /**
         * Monitor type constant list envelope
         * @description The response envelope with the monitor types.
         */
        MonitorTypeConstantListEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation: the monitor types. */
            data: components["schemas"]["MonitorTypeConstant"][];
        };
        /**
         * MSP customer
         * @description An entry of the MSP account's customer list.
         */
        MspCustomer: {
            /** @description Customer name. */
            name: string;
            /** @description Customer account identifier, sent later in the Cookie header. */
            zaaid: string;
        };
        /**
         * MSP customer list envelope
         * @description The response envelope with the customers of the MSP account.
         */
        MspCustomerListEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation: the customers. */
            data: components["schemas"]["MspCustomer"][];
        };
        /**
         * Business unit
         * @description An entry of the portal account's business unit list.
         */
        BusinessUnit: {
            /** @description Business unit name. */
            name: string;
            /** @description Business unit account identifier. */
            zaaid: string;
        };
        /**
         * Business unit list envelope
         * @description The response envelope with the business units of the portal account.
         */
        BusinessUnitListEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation: the business units. */
            data: components["schemas"]["BusinessUnit"][];
        };
        /**
         * Monitor
         * @description A monitor. Its fields are not documented beyond the identifier.
         */
        Monitor: {
            /** @description Monitor identifier. */
            monitor_id: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Monitor list envelope
         * @description The response envelope with the monitors.
         */
        MonitorListEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation: the monitors. */
            data: components["schemas"]["Monitor"][];
        };
        /**
         * Monitor envelope
         * @description The response envelope with one monitor.
         */
        MonitorEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Monitor"];
        };
        /**
         * Monitor group (create request)
         * @description A monitor group to create. Fields of monitor group records beyond these two are not documented.
         */
        MonitorGroupCreateRequest: {
            /** @description Name of the group. */
            display_name: string;
            /** @description Description. */
            description: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * Response envelope
         * @description The body of a successful response whose payload is not documented. A documented payload has an envelope of its own.
         *
         *     **Interpretation:** `code` may be missing, because the specification has it in most bodies. `message` is required. `data` is never null.
         */
        Envelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation, an object or an array. */
            data?: {
                [key: string]: unknown;
            } | unknown[];
        };
        /**
         * Location profile
         * @description A location profile. Its fields are not documented.
         */
        LocationProfile: {
            [key: string]: unknown;
        };
        /**
         * Location profile list envelope
         * @description The response envelope with the location profiles.
         */
        LocationProfileListEnvelope: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            /** @description The payload of the invoked operation: the location profiles. */
            data: components["schemas"]["LocationProfile"][];
        };
        /**
         * Inspector request
         * @description Body of a call to the inspector's sample path. Its fields are not documented.
         *
         *     **Interpretation:** The body of `/admin/monitors` is not documented. Here it is any JSON object, and may be left out.
         */
        InspectorRequest: {
            [key: string]: unknown;
        };
        /**
         * Grant exchange request
         * @description Exchanges a grant token for a refresh token and a first access token.
         */
        GrantExchangeRequest: {
            /** @description The client's identifier, from its registration. */
            client_id: string;
            /**
             * Format: password
             * @description The client's secret, from its registration. It must not be shared.
             */
            client_secret: string;
            /**
             * Format: password
             * @description The grant token, valid for 3 to 10 minutes.
             */
            code: string;
            /**
             * @description Must be `authorization_code`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "authorization_code";
        };
        /**
         * Access token request
         * @description Asks for a new access token with a refresh token.
         */
        AccessTokenRequest: {
            /** @description The client's identifier, from its registration. */
            client_id: string;
            /**
             * Format: password
             * @description The client's secret, from its registration. It must not be shared.
             */
            client_secret: string;
            /**
             * Format: password
             * @description The refresh token. It is permanent until revoked.
             */
            refresh_token: string;
            /**
             * @description Must be `refresh_token`. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            grant_type: "refresh_token";
        };
        /**
         * Token request
         * @description One of two shapes, told apart by `grant_type`.
         */
        TokenRequest: components["schemas"]["GrantExchangeRequest"] | components["schemas"]["AccessTokenRequest"];
        /**
         * Token response
         * @description One of two shapes. The response to a grant exchange has a refresh token, the response to an access token request has none.
         */
        TokenResponse: components["schemas"]["GrantExchangeResponse"] | components["schemas"]["AccessTokenResponse"];
        /**
         * OAuth error
         * @description The body of an error response of an OAuth operation. These bodies are not documented, so this schema accepts any value.
         */
        OAuthError: unknown;
        /**
         * Revoke response
         * @description The refresh token is revoked.
         */
        RevokeResponse: {
            /**
             * @description The value `success`.
             * @constant
             */
            status: "success";
        };
        /**
         * DNS address record
         * @description Search configuration of the lookup types A and AAAA.
         */
        DnsAddressRecord: {
            /** @description Host IP address. */
            addr: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS NS record
         * @description Search configuration of the lookup type NS.
         */
        DnsNsRecord: {
            /** @description Authoritative name server hostname. */
            target: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS CNAME record
         * @description Search configuration of the lookup type CNAME.
         */
        DnsCnameRecord: {
            /** @description Canonical name. */
            target: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS PTR record
         * @description Search configuration of the lookup type PTR.
         */
        DnsPtrRecord: {
            /** @description Associated domain name. */
            target: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS MX record
         * @description Search configuration of the lookup type MX.
         */
        DnsMxRecord: {
            /** @description Not documented beyond its name and type. */
            target: string;
            /** @description Not documented beyond its name and type. */
            priority: number;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS SRV record
         * @description Search configuration of the lookup type SRV.
         */
        DnsSrvRecord: {
            /** @description Not documented beyond its name and type. */
            port: number;
            /** @description Not documented beyond its name and type. */
            target: string;
            /** @description Not documented beyond its name and type. */
            priority: number;
            /** @description Weight. */
            wt: number;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS TXT record
         * @description Search configuration of the lookup type TXT.
         */
        DnsTxtRecord: {
            /** @description Record value. */
            rcvd: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS SOA record
         * @description Search configuration of the lookup type SOA.
         */
        DnsSoaRecord: {
            /** @description Primary master. */
            pns: string;
            /** @description Administrator address. */
            admin: string;
            /** @description Not documented beyond its name and type. */
            serial: number;
            /** @description Refresh seconds. */
            rff: number;
            /** @description Retry seconds. */
            rtf: number;
            /** @description Expire seconds. */
            expt: number;
            /** @description Negative-caching TTL. */
            mttl: number;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS DNSKEY record
         * @description Search configuration of the lookup type DNSKEY.
         */
        DnsDnskeyRecord: {
            flg: components["schemas"]["DnskeyFlag"];
            /** @description Not documented beyond its name and type. */
            prtcl: number;
            /** @description Not documented beyond its name and type. */
            kalg: number;
            /** @description Not documented beyond its name and type. */
            kid: number;
            /** @description Not documented beyond its name and type. */
            key: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS CAA record
         * @description Search configuration of the lookup type CAA.
         */
        DnsCaaRecord: {
            /** @description Not documented beyond its name and type. */
            tag: string;
            /** @description Value for the tag. */
            certauth: string;
            /** @description Not documented beyond its name and type. */
            flg: number;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS DS record
         * @description Search configuration of the lookup type DS.
         */
        DnsDsRecord: {
            /** @description Not documented beyond its name and type. */
            kid: number;
            /** @description Not documented beyond its name and type. */
            kalg: number;
            /** @description Hash algorithm. */
            halg: number;
            /** @description Not documented beyond its name and type. */
            hash: string;
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        };
        /**
         * DNS ALL record
         * @description Search configuration of the lookup type ALL. Only the two fields that every lookup type has are documented; others may be there.
         */
        DnsAllRecord: {
            ttlo: components["schemas"]["DnsTtlOperation"];
            /** @description TTL of the resolved record. */
            ttl: number;
        } & {
            [key: string]: unknown;
        };
        Thing1: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing2: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing3: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing4: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing5: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing6: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing7: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing8: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing9: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing10: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing11: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing12: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing13: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing14: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing15: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing16: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing17: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing18: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing19: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing20: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing21: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing22: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing23: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing24: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing25: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing26: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing27: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing28: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing29: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing30: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing31: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing32: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing33: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing34: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing35: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing36: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing37: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing38: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing39: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing40: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing41: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing42: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing43: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing44: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing45: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing46: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing47: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing48: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing49: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing50: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing51: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing52: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing53: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing54: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing55: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing56: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing57: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing58: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing59: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing60: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing61: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing62: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing63: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing64: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing65: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing66: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing67: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing68: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing69: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing70: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing71: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing72: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing73: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing74: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing75: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing76: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing77: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing78: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing79: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing80: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing81: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing82: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing83: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing84: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing85: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing86: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing87: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing88: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing89: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing90: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing91: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing92: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing93: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing94: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing95: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing96: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing97: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing98: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing99: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        Thing100: {
            id: string;
            name?: string;
            period?: components["schemas"]["Period"];
            monitors?: components["schemas"]["Monitor"][];
        };
        ListThings1Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing1"][];
        };
        CreateThing1Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing1"];
        };
        GetThing1Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing1"];
        };
        ListThings2Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing2"][];
        };
        CreateThing2Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing2"];
        };
        GetThing2Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing2"];
        };
        ListThings3Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing3"][];
        };
        CreateThing3Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing3"];
        };
        GetThing3Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing3"];
        };
        ListThings4Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing4"][];
        };
        CreateThing4Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing4"];
        };
        GetThing4Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing4"];
        };
        ListThings5Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing5"][];
        };
        CreateThing5Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing5"];
        };
        GetThing5Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing5"];
        };
        ListThings6Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing6"][];
        };
        CreateThing6Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing6"];
        };
        GetThing6Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing6"];
        };
        ListThings7Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing7"][];
        };
        CreateThing7Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing7"];
        };
        GetThing7Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing7"];
        };
        ListThings8Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing8"][];
        };
        CreateThing8Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing8"];
        };
        GetThing8Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing8"];
        };
        ListThings9Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing9"][];
        };
        CreateThing9Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing9"];
        };
        GetThing9Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing9"];
        };
        ListThings10Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing10"][];
        };
        CreateThing10Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing10"];
        };
        GetThing10Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing10"];
        };
        ListThings11Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing11"][];
        };
        CreateThing11Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing11"];
        };
        GetThing11Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing11"];
        };
        ListThings12Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing12"][];
        };
        CreateThing12Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing12"];
        };
        GetThing12Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing12"];
        };
        ListThings13Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing13"][];
        };
        CreateThing13Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing13"];
        };
        GetThing13Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing13"];
        };
        ListThings14Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing14"][];
        };
        CreateThing14Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing14"];
        };
        GetThing14Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing14"];
        };
        ListThings15Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing15"][];
        };
        CreateThing15Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing15"];
        };
        GetThing15Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing15"];
        };
        ListThings16Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing16"][];
        };
        CreateThing16Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing16"];
        };
        GetThing16Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing16"];
        };
        ListThings17Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing17"][];
        };
        CreateThing17Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing17"];
        };
        GetThing17Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing17"];
        };
        ListThings18Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing18"][];
        };
        CreateThing18Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing18"];
        };
        GetThing18Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing18"];
        };
        ListThings19Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing19"][];
        };
        CreateThing19Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing19"];
        };
        GetThing19Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing19"];
        };
        ListThings20Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing20"][];
        };
        CreateThing20Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing20"];
        };
        GetThing20Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing20"];
        };
        ListThings21Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing21"][];
        };
        CreateThing21Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing21"];
        };
        GetThing21Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing21"];
        };
        ListThings22Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing22"][];
        };
        CreateThing22Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing22"];
        };
        GetThing22Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing22"];
        };
        ListThings23Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing23"][];
        };
        CreateThing23Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing23"];
        };
        GetThing23Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing23"];
        };
        ListThings24Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing24"][];
        };
        CreateThing24Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing24"];
        };
        GetThing24Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing24"];
        };
        ListThings25Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing25"][];
        };
        CreateThing25Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing25"];
        };
        GetThing25Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing25"];
        };
        ListThings26Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing26"][];
        };
        CreateThing26Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing26"];
        };
        GetThing26Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing26"];
        };
        ListThings27Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing27"][];
        };
        CreateThing27Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing27"];
        };
        GetThing27Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing27"];
        };
        ListThings28Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing28"][];
        };
        CreateThing28Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing28"];
        };
        GetThing28Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing28"];
        };
        ListThings29Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing29"][];
        };
        CreateThing29Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing29"];
        };
        GetThing29Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing29"];
        };
        ListThings30Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing30"][];
        };
        CreateThing30Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing30"];
        };
        GetThing30Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing30"];
        };
        ListThings31Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing31"][];
        };
        CreateThing31Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing31"];
        };
        GetThing31Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing31"];
        };
        ListThings32Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing32"][];
        };
        CreateThing32Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing32"];
        };
        GetThing32Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing32"];
        };
        ListThings33Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing33"][];
        };
        CreateThing33Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing33"];
        };
        GetThing33Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing33"];
        };
        ListThings34Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing34"][];
        };
        CreateThing34Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing34"];
        };
        GetThing34Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing34"];
        };
        ListThings35Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing35"][];
        };
        CreateThing35Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing35"];
        };
        GetThing35Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing35"];
        };
        ListThings36Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing36"][];
        };
        CreateThing36Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing36"];
        };
        GetThing36Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing36"];
        };
        ListThings37Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing37"][];
        };
        CreateThing37Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing37"];
        };
        GetThing37Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing37"];
        };
        ListThings38Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing38"][];
        };
        CreateThing38Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing38"];
        };
        GetThing38Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing38"];
        };
        ListThings39Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing39"][];
        };
        CreateThing39Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing39"];
        };
        GetThing39Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing39"];
        };
        ListThings40Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing40"][];
        };
        CreateThing40Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing40"];
        };
        GetThing40Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing40"];
        };
        ListThings41Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing41"][];
        };
        CreateThing41Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing41"];
        };
        GetThing41Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing41"];
        };
        ListThings42Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing42"][];
        };
        CreateThing42Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing42"];
        };
        GetThing42Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing42"];
        };
        ListThings43Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing43"][];
        };
        CreateThing43Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing43"];
        };
        GetThing43Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing43"];
        };
        ListThings44Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing44"][];
        };
        CreateThing44Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing44"];
        };
        GetThing44Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing44"];
        };
        ListThings45Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing45"][];
        };
        CreateThing45Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing45"];
        };
        GetThing45Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing45"];
        };
        ListThings46Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing46"][];
        };
        CreateThing46Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing46"];
        };
        GetThing46Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing46"];
        };
        ListThings47Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing47"][];
        };
        CreateThing47Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing47"];
        };
        GetThing47Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing47"];
        };
        ListThings48Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing48"][];
        };
        CreateThing48Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing48"];
        };
        GetThing48Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing48"];
        };
        ListThings49Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing49"][];
        };
        CreateThing49Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing49"];
        };
        GetThing49Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing49"];
        };
        ListThings50Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing50"][];
        };
        CreateThing50Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing50"];
        };
        GetThing50Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing50"];
        };
        ListThings51Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing51"][];
        };
        CreateThing51Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing51"];
        };
        GetThing51Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing51"];
        };
        ListThings52Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing52"][];
        };
        CreateThing52Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing52"];
        };
        GetThing52Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing52"];
        };
        ListThings53Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing53"][];
        };
        CreateThing53Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing53"];
        };
        GetThing53Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing53"];
        };
        ListThings54Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing54"][];
        };
        CreateThing54Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing54"];
        };
        GetThing54Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing54"];
        };
        ListThings55Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing55"][];
        };
        CreateThing55Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing55"];
        };
        GetThing55Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing55"];
        };
        ListThings56Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing56"][];
        };
        CreateThing56Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing56"];
        };
        GetThing56Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing56"];
        };
        ListThings57Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing57"][];
        };
        CreateThing57Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing57"];
        };
        GetThing57Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing57"];
        };
        ListThings58Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing58"][];
        };
        CreateThing58Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing58"];
        };
        GetThing58Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing58"];
        };
        ListThings59Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing59"][];
        };
        CreateThing59Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing59"];
        };
        GetThing59Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing59"];
        };
        ListThings60Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing60"][];
        };
        CreateThing60Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing60"];
        };
        GetThing60Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing60"];
        };
        ListThings61Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing61"][];
        };
        CreateThing61Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing61"];
        };
        GetThing61Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing61"];
        };
        ListThings62Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing62"][];
        };
        CreateThing62Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing62"];
        };
        GetThing62Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing62"];
        };
        ListThings63Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing63"][];
        };
        CreateThing63Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing63"];
        };
        GetThing63Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing63"];
        };
        ListThings64Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing64"][];
        };
        CreateThing64Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing64"];
        };
        GetThing64Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing64"];
        };
        ListThings65Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing65"][];
        };
        CreateThing65Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing65"];
        };
        GetThing65Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing65"];
        };
        ListThings66Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing66"][];
        };
        CreateThing66Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing66"];
        };
        GetThing66Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing66"];
        };
        ListThings67Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing67"][];
        };
        CreateThing67Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing67"];
        };
        GetThing67Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing67"];
        };
        ListThings68Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing68"][];
        };
        CreateThing68Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing68"];
        };
        GetThing68Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing68"];
        };
        ListThings69Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing69"][];
        };
        CreateThing69Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing69"];
        };
        GetThing69Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing69"];
        };
        ListThings70Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing70"][];
        };
        CreateThing70Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing70"];
        };
        GetThing70Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing70"];
        };
        ListThings71Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing71"][];
        };
        CreateThing71Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing71"];
        };
        GetThing71Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing71"];
        };
        ListThings72Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing72"][];
        };
        CreateThing72Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing72"];
        };
        GetThing72Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing72"];
        };
        ListThings73Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing73"][];
        };
        CreateThing73Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing73"];
        };
        GetThing73Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing73"];
        };
        ListThings74Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing74"][];
        };
        CreateThing74Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing74"];
        };
        GetThing74Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing74"];
        };
        ListThings75Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing75"][];
        };
        CreateThing75Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing75"];
        };
        GetThing75Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing75"];
        };
        ListThings76Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing76"][];
        };
        CreateThing76Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing76"];
        };
        GetThing76Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing76"];
        };
        ListThings77Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing77"][];
        };
        CreateThing77Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing77"];
        };
        GetThing77Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing77"];
        };
        ListThings78Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing78"][];
        };
        CreateThing78Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing78"];
        };
        GetThing78Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing78"];
        };
        ListThings79Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing79"][];
        };
        CreateThing79Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing79"];
        };
        GetThing79Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing79"];
        };
        ListThings80Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing80"][];
        };
        CreateThing80Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing80"];
        };
        GetThing80Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing80"];
        };
        ListThings81Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing81"][];
        };
        CreateThing81Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing81"];
        };
        GetThing81Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing81"];
        };
        ListThings82Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing82"][];
        };
        CreateThing82Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing82"];
        };
        GetThing82Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing82"];
        };
        ListThings83Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing83"][];
        };
        CreateThing83Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing83"];
        };
        GetThing83Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing83"];
        };
        ListThings84Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing84"][];
        };
        CreateThing84Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing84"];
        };
        GetThing84Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing84"];
        };
        ListThings85Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing85"][];
        };
        CreateThing85Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing85"];
        };
        GetThing85Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing85"];
        };
        ListThings86Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing86"][];
        };
        CreateThing86Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing86"];
        };
        GetThing86Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing86"];
        };
        ListThings87Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing87"][];
        };
        CreateThing87Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing87"];
        };
        GetThing87Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing87"];
        };
        ListThings88Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing88"][];
        };
        CreateThing88Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing88"];
        };
        GetThing88Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing88"];
        };
        ListThings89Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing89"][];
        };
        CreateThing89Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing89"];
        };
        GetThing89Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing89"];
        };
        ListThings90Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing90"][];
        };
        CreateThing90Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing90"];
        };
        GetThing90Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing90"];
        };
        ListThings91Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing91"][];
        };
        CreateThing91Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing91"];
        };
        GetThing91Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing91"];
        };
        ListThings92Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing92"][];
        };
        CreateThing92Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing92"];
        };
        GetThing92Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing92"];
        };
        ListThings93Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing93"][];
        };
        CreateThing93Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing93"];
        };
        GetThing93Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing93"];
        };
        ListThings94Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing94"][];
        };
        CreateThing94Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing94"];
        };
        GetThing94Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing94"];
        };
        ListThings95Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing95"][];
        };
        CreateThing95Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing95"];
        };
        GetThing95Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing95"];
        };
        ListThings96Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing96"][];
        };
        CreateThing96Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing96"];
        };
        GetThing96Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing96"];
        };
        ListThings97Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing97"][];
        };
        CreateThing97Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing97"];
        };
        GetThing97Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing97"];
        };
        ListThings98Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing98"][];
        };
        CreateThing98Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing98"];
        };
        GetThing98Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing98"];
        };
        ListThings99Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing99"][];
        };
        CreateThing99Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing99"];
        };
        GetThing99Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing99"];
        };
        ListThings100Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing100"][];
        };
        CreateThing100Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing100"];
        };
        GetThing100Response: {
            code?: components["schemas"]["SuccessCode"];
            message: components["schemas"]["SuccessMessage"];
            data: components["schemas"]["Thing100"];
        };
    };
    responses: {
        /** @description Bad request: the supplied information is wrong. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Unauthorized. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Forbidden URL. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description URL not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description Method not allowed for the invoked API.
         *
         *     **Interpretation:** The header `Allow` is described, and not required.
         */
        MethodNotAllowed: {
            headers: {
                /**
                 * @description The methods that the path supports. HTTP asks for this header (RFC 9110); the specification does not mention it.
                 * @example GET
                 */
                Allow?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Internal server error. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The monitor does not exist, or the URL is not found. */
        MonitorNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description The group is created. */
        MonitorGroupCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /**
         * @description Success.
         *
         *     **Interpretation:** The response of `/admin/monitors` is not documented. Here it is the envelope of the others.
         */
        InspectorSuccess: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Envelope"];
            };
        };
        /**
         * @description An error. The error responses of the OAuth operations are not documented; this contract lists the statuses of the other operations.
         *
         *     **Interpretation:** These operations have the six statuses of the others, with a body that may be anything.
         */
        OAuthErrorResponse: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
    };
    parameters: {
        /**
         * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
         *
         *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
         * @example 15401829
         */
        ZaaidCookie: string;
        /**
         * @description Monitor identifier.
         * @example 123412341234123411
         */
        MonitorId: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ApmAgentType = components['schemas']['ApmAgentType'];
export type ApmResourceType = components['schemas']['ApmResourceType'];
export type BackgroundTransactionAttribute = components['schemas']['BackgroundTransactionAttribute'];
export type DatabaseOperationAttribute = components['schemas']['DatabaseOperationAttribute'];
export type DatabaseOperationGraph = components['schemas']['DatabaseOperationGraph'];
export type GraphType = components['schemas']['GraphType'];
export type TimeWindow = components['schemas']['TimeWindow'];
export type TracesListAttribute = components['schemas']['TracesListAttribute'];
export type TransactionGraphType = components['schemas']['TransactionGraphType'];
export type TransactionType = components['schemas']['TransactionType'];
export type WebTransactionAttribute = components['schemas']['WebTransactionAttribute'];
export type HyperVAction = components['schemas']['HyperVAction'];
export type IisAction = components['schemas']['IisAction'];
export type ItAutomationResourceType = components['schemas']['ItAutomationResourceType'];
export type ItAutomationType = components['schemas']['ItAutomationType'];
export type OsType = components['schemas']['OsType'];
export type ScriptType = components['schemas']['ScriptType'];
export type ServiceAction = components['schemas']['ServiceAction'];
export type Day = components['schemas']['Day'];
export type Month = components['schemas']['Month'];
export type Week = components['schemas']['Week'];
export type CloudChildType = components['schemas']['CloudChildType'];
export type CloudDiscoverFrequency = components['schemas']['CloudDiscoverFrequency'];
export type CloudDiscoverService = components['schemas']['CloudDiscoverService'];
export type CloudDiscoveryCriteria = components['schemas']['CloudDiscoveryCriteria'];
export type CloudManagementAction = components['schemas']['CloudManagementAction'];
export type DnsLookupType = components['schemas']['DnsLookupType'];
export type DnsProtocol = components['schemas']['DnsProtocol'];
export type DnsTtlOperation = components['schemas']['DnsTtlOperation'];
export type DnskeyFlag = components['schemas']['DnskeyFlag'];
export type MaintenanceEnd = components['schemas']['MaintenanceEnd'];
export type ScheduleMaintenanceStatus = components['schemas']['ScheduleMaintenanceStatus'];
export type ScheduleMaintenanceType = components['schemas']['ScheduleMaintenanceType'];
export type CheckInterval = components['schemas']['CheckInterval'];
export type DataCollectionType = components['schemas']['DataCollectionType'];
export type GlobalParameterFunction = components['schemas']['GlobalParameterFunction'];
export type MonitorGroupResourceType = components['schemas']['MonitorGroupResourceType'];
export type MonitorGroupType = components['schemas']['MonitorGroupType'];
export type MonitorStatus = components['schemas']['MonitorStatus'];
export type MonitorType = components['schemas']['MonitorType'];
export type ResourceDirectoryCheckType = components['schemas']['ResourceDirectoryCheckType'];
export type ResourceFileCheckType = components['schemas']['ResourceFileCheckType'];
export type ResourceState = components['schemas']['ResourceState'];
export type ResourceType = components['schemas']['ResourceType'];
export type SecondaryLocationCheckInterval = components['schemas']['SecondaryLocationCheckInterval'];
export type ActionRule = components['schemas']['ActionRule'];
export type AlertType = components['schemas']['AlertType'];
export type AlertingMode = components['schemas']['AlertingMode'];
export type AlertingStatus = components['schemas']['AlertingStatus'];
export type EmailFormat = components['schemas']['EmailFormat'];
export type NotificationDowntimeDelay = components['schemas']['NotificationDowntimeDelay'];
export type OutageAndAlarmType = components['schemas']['OutageAndAlarmType'];
export type PersistentNotification = components['schemas']['PersistentNotification'];
export type Severity = components['schemas']['Severity'];
export type SmsProvider = components['schemas']['SmsProvider'];
export type VoiceCallProvider = components['schemas']['VoiceCallProvider'];
export type BusinessQuarterMonths = components['schemas']['BusinessQuarterMonths'];
export type BusyHourReportSegment = components['schemas']['BusyHourReportSegment'];
export type CustomReportType = components['schemas']['CustomReportType'];
export type Granularity = components['schemas']['Granularity'];
export type MetricAggregation = components['schemas']['MetricAggregation'];
export type Metrics = components['schemas']['Metrics'];
export type OutageReportPeriod = components['schemas']['OutageReportPeriod'];
export type Period = components['schemas']['Period'];
export type ReportFormat = components['schemas']['ReportFormat'];
export type ReportFrequency = components['schemas']['ReportFrequency'];
export type ReportType = components['schemas']['ReportType'];
export type ScheduleReportCriteria = components['schemas']['ScheduleReportCriteria'];
export type ScheduleReportOperator = components['schemas']['ScheduleReportOperator'];
export type ScheduleReportStatus = components['schemas']['ScheduleReportStatus'];
export type SlaTarget = components['schemas']['SlaTarget'];
export type SlaType = components['schemas']['SlaType'];
export type TrendReportSegment = components['schemas']['TrendReportSegment'];
export type UptimeButtonTimePeriod = components['schemas']['UptimeButtonTimePeriod'];
export type BrowserName = components['schemas']['BrowserName'];
export type BrowserShort = components['schemas']['BrowserShort'];
export type CountryCode = components['schemas']['CountryCode'];
export type GeographicMapAttribute = components['schemas']['GeographicMapAttribute'];
export type RumMetricType = components['schemas']['RumMetricType'];
export type DataCenter = components['schemas']['DataCenter'];
export type ProviderDataCenter = components['schemas']['ProviderDataCenter'];
export type ProviderResourceKind = components['schemas']['ProviderResourceKind'];
export type Scope = components['schemas']['Scope'];
export type ScopeType = components['schemas']['ScopeType'];
export type TokenGrantType = components['schemas']['TokenGrantType'];
export type UserRole = components['schemas']['UserRole'];
export type AnomalyThreshold = components['schemas']['AnomalyThreshold'];
export type BitsPerSecondUnit = components['schemas']['BitsPerSecondUnit'];
export type BytesUnit = components['schemas']['BytesUnit'];
export type DowntimeRule = components['schemas']['DowntimeRule'];
export type SecondaryResourceAlertSeverity = components['schemas']['SecondaryResourceAlertSeverity'];
export type TextThresholdCondition = components['schemas']['TextThresholdCondition'];
export type ThresholdCondition = components['schemas']['ThresholdCondition'];
export type ThresholdProfileType = components['schemas']['ThresholdProfileType'];
export type ThresholdSeverity = components['schemas']['ThresholdSeverity'];
export type ThresholdStrategy = components['schemas']['ThresholdStrategy'];
export type TimeUnit = components['schemas']['TimeUnit'];
export type CostManagementUserAccessRole = components['schemas']['CostManagementUserAccessRole'];
export type JobTitle = components['schemas']['JobTitle'];
export type MonitoringUserAccessRole = components['schemas']['MonitoringUserAccessRole'];
export type Product = components['schemas']['Product'];
export type StatusPageUserAccessRole = components['schemas']['StatusPageUserAccessRole'];
export type AuthenticationMethod = components['schemas']['AuthenticationMethod'];
export type BrowserType = components['schemas']['BrowserType'];
export type BrowserVersion = components['schemas']['BrowserVersion'];
export type BrowserWebTransactionResolution = components['schemas']['BrowserWebTransactionResolution'];
export type DefacementType = components['schemas']['DefacementType'];
export type HttpMethod = components['schemas']['HttpMethod'];
export type HttpProtocol = components['schemas']['HttpProtocol'];
export type InternetProtocol = components['schemas']['InternetProtocol'];
export type IpType = components['schemas']['IpType'];
export type MonitoredEndpointGrantType = components['schemas']['MonitoredEndpointGrantType'];
export type OAuthAuthenticationMethod = components['schemas']['OAuthAuthenticationMethod'];
export type PrimaryInternetProtocol = components['schemas']['PrimaryInternetProtocol'];
export type RequestContentType = components['schemas']['RequestContentType'];
export type ResponseContentType = components['schemas']['ResponseContentType'];
export type SendTokenAs = components['schemas']['SendTokenAs'];
export type SslProtocol = components['schemas']['SslProtocol'];
export type WebsiteType = components['schemas']['WebsiteType'];
export type BrowserTypeVersion = components['schemas']['BrowserTypeVersion'];
export type DnsLookupRecord = components['schemas']['DnsLookupRecord'];
export type HttpMethodOrCustom = components['schemas']['HttpMethodOrCustom'];
export type MonitorCheckInterval = components['schemas']['MonitorCheckInterval'];
export type PeriodGranularity = components['schemas']['PeriodGranularity'];
export type ProductUserAccessRole = components['schemas']['ProductUserAccessRole'];
export type ReportPeriod = components['schemas']['ReportPeriod'];
export type TimeWindowOrDate = components['schemas']['TimeWindowOrDate'];
export type TransactionGraph = components['schemas']['TransactionGraph'];
export type AccessTokenResponse = components['schemas']['AccessTokenResponse'];
export type GrantExchangeResponse = components['schemas']['GrantExchangeResponse'];
export type ProviderSettings = components['schemas']['ProviderSettings'];
export type Timestamp = components['schemas']['Timestamp'];
export type DnsRecord = components['schemas']['DnsRecord'];
export type SuccessCode = components['schemas']['SuccessCode'];
export type SuccessMessage = components['schemas']['SuccessMessage'];
export type DeviceKey = components['schemas']['DeviceKey'];
export type DeviceKeyEnvelope = components['schemas']['DeviceKeyEnvelope'];
export type ErrorEnvelope = components['schemas']['ErrorEnvelope'];
export type MonitorTypeConstant = components['schemas']['MonitorTypeConstant'];
export type MonitorTypeConstantListEnvelope = components['schemas']['MonitorTypeConstantListEnvelope'];
export type MspCustomer = components['schemas']['MspCustomer'];
export type MspCustomerListEnvelope = components['schemas']['MspCustomerListEnvelope'];
export type BusinessUnit = components['schemas']['BusinessUnit'];
export type BusinessUnitListEnvelope = components['schemas']['BusinessUnitListEnvelope'];
export type Monitor = components['schemas']['Monitor'];
export type MonitorListEnvelope = components['schemas']['MonitorListEnvelope'];
export type MonitorEnvelope = components['schemas']['MonitorEnvelope'];
export type MonitorGroupCreateRequest = components['schemas']['MonitorGroupCreateRequest'];
export type Envelope = components['schemas']['Envelope'];
export type LocationProfile = components['schemas']['LocationProfile'];
export type LocationProfileListEnvelope = components['schemas']['LocationProfileListEnvelope'];
export type InspectorRequest = components['schemas']['InspectorRequest'];
export type GrantExchangeRequest = components['schemas']['GrantExchangeRequest'];
export type AccessTokenRequest = components['schemas']['AccessTokenRequest'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type TokenResponse = components['schemas']['TokenResponse'];
export type OAuthError = components['schemas']['OAuthError'];
export type RevokeResponse = components['schemas']['RevokeResponse'];
export type DnsAddressRecord = components['schemas']['DnsAddressRecord'];
export type DnsNsRecord = components['schemas']['DnsNsRecord'];
export type DnsCnameRecord = components['schemas']['DnsCnameRecord'];
export type DnsPtrRecord = components['schemas']['DnsPtrRecord'];
export type DnsMxRecord = components['schemas']['DnsMxRecord'];
export type DnsSrvRecord = components['schemas']['DnsSrvRecord'];
export type DnsTxtRecord = components['schemas']['DnsTxtRecord'];
export type DnsSoaRecord = components['schemas']['DnsSoaRecord'];
export type DnsDnskeyRecord = components['schemas']['DnsDnskeyRecord'];
export type DnsCaaRecord = components['schemas']['DnsCaaRecord'];
export type DnsDsRecord = components['schemas']['DnsDsRecord'];
export type DnsAllRecord = components['schemas']['DnsAllRecord'];
export type Thing1 = components['schemas']['Thing1'];
export type Thing2 = components['schemas']['Thing2'];
export type Thing3 = components['schemas']['Thing3'];
export type Thing4 = components['schemas']['Thing4'];
export type Thing5 = components['schemas']['Thing5'];
export type Thing6 = components['schemas']['Thing6'];
export type Thing7 = components['schemas']['Thing7'];
export type Thing8 = components['schemas']['Thing8'];
export type Thing9 = components['schemas']['Thing9'];
export type Thing10 = components['schemas']['Thing10'];
export type Thing11 = components['schemas']['Thing11'];
export type Thing12 = components['schemas']['Thing12'];
export type Thing13 = components['schemas']['Thing13'];
export type Thing14 = components['schemas']['Thing14'];
export type Thing15 = components['schemas']['Thing15'];
export type Thing16 = components['schemas']['Thing16'];
export type Thing17 = components['schemas']['Thing17'];
export type Thing18 = components['schemas']['Thing18'];
export type Thing19 = components['schemas']['Thing19'];
export type Thing20 = components['schemas']['Thing20'];
export type Thing21 = components['schemas']['Thing21'];
export type Thing22 = components['schemas']['Thing22'];
export type Thing23 = components['schemas']['Thing23'];
export type Thing24 = components['schemas']['Thing24'];
export type Thing25 = components['schemas']['Thing25'];
export type Thing26 = components['schemas']['Thing26'];
export type Thing27 = components['schemas']['Thing27'];
export type Thing28 = components['schemas']['Thing28'];
export type Thing29 = components['schemas']['Thing29'];
export type Thing30 = components['schemas']['Thing30'];
export type Thing31 = components['schemas']['Thing31'];
export type Thing32 = components['schemas']['Thing32'];
export type Thing33 = components['schemas']['Thing33'];
export type Thing34 = components['schemas']['Thing34'];
export type Thing35 = components['schemas']['Thing35'];
export type Thing36 = components['schemas']['Thing36'];
export type Thing37 = components['schemas']['Thing37'];
export type Thing38 = components['schemas']['Thing38'];
export type Thing39 = components['schemas']['Thing39'];
export type Thing40 = components['schemas']['Thing40'];
export type Thing41 = components['schemas']['Thing41'];
export type Thing42 = components['schemas']['Thing42'];
export type Thing43 = components['schemas']['Thing43'];
export type Thing44 = components['schemas']['Thing44'];
export type Thing45 = components['schemas']['Thing45'];
export type Thing46 = components['schemas']['Thing46'];
export type Thing47 = components['schemas']['Thing47'];
export type Thing48 = components['schemas']['Thing48'];
export type Thing49 = components['schemas']['Thing49'];
export type Thing50 = components['schemas']['Thing50'];
export type Thing51 = components['schemas']['Thing51'];
export type Thing52 = components['schemas']['Thing52'];
export type Thing53 = components['schemas']['Thing53'];
export type Thing54 = components['schemas']['Thing54'];
export type Thing55 = components['schemas']['Thing55'];
export type Thing56 = components['schemas']['Thing56'];
export type Thing57 = components['schemas']['Thing57'];
export type Thing58 = components['schemas']['Thing58'];
export type Thing59 = components['schemas']['Thing59'];
export type Thing60 = components['schemas']['Thing60'];
export type Thing61 = components['schemas']['Thing61'];
export type Thing62 = components['schemas']['Thing62'];
export type Thing63 = components['schemas']['Thing63'];
export type Thing64 = components['schemas']['Thing64'];
export type Thing65 = components['schemas']['Thing65'];
export type Thing66 = components['schemas']['Thing66'];
export type Thing67 = components['schemas']['Thing67'];
export type Thing68 = components['schemas']['Thing68'];
export type Thing69 = components['schemas']['Thing69'];
export type Thing70 = components['schemas']['Thing70'];
export type Thing71 = components['schemas']['Thing71'];
export type Thing72 = components['schemas']['Thing72'];
export type Thing73 = components['schemas']['Thing73'];
export type Thing74 = components['schemas']['Thing74'];
export type Thing75 = components['schemas']['Thing75'];
export type Thing76 = components['schemas']['Thing76'];
export type Thing77 = components['schemas']['Thing77'];
export type Thing78 = components['schemas']['Thing78'];
export type Thing79 = components['schemas']['Thing79'];
export type Thing80 = components['schemas']['Thing80'];
export type Thing81 = components['schemas']['Thing81'];
export type Thing82 = components['schemas']['Thing82'];
export type Thing83 = components['schemas']['Thing83'];
export type Thing84 = components['schemas']['Thing84'];
export type Thing85 = components['schemas']['Thing85'];
export type Thing86 = components['schemas']['Thing86'];
export type Thing87 = components['schemas']['Thing87'];
export type Thing88 = components['schemas']['Thing88'];
export type Thing89 = components['schemas']['Thing89'];
export type Thing90 = components['schemas']['Thing90'];
export type Thing91 = components['schemas']['Thing91'];
export type Thing92 = components['schemas']['Thing92'];
export type Thing93 = components['schemas']['Thing93'];
export type Thing94 = components['schemas']['Thing94'];
export type Thing95 = components['schemas']['Thing95'];
export type Thing96 = components['schemas']['Thing96'];
export type Thing97 = components['schemas']['Thing97'];
export type Thing98 = components['schemas']['Thing98'];
export type Thing99 = components['schemas']['Thing99'];
export type Thing100 = components['schemas']['Thing100'];
export type ListThings1Response = components['schemas']['ListThings1Response'];
export type CreateThing1Response = components['schemas']['CreateThing1Response'];
export type GetThing1Response = components['schemas']['GetThing1Response'];
export type ListThings2Response = components['schemas']['ListThings2Response'];
export type CreateThing2Response = components['schemas']['CreateThing2Response'];
export type GetThing2Response = components['schemas']['GetThing2Response'];
export type ListThings3Response = components['schemas']['ListThings3Response'];
export type CreateThing3Response = components['schemas']['CreateThing3Response'];
export type GetThing3Response = components['schemas']['GetThing3Response'];
export type ListThings4Response = components['schemas']['ListThings4Response'];
export type CreateThing4Response = components['schemas']['CreateThing4Response'];
export type GetThing4Response = components['schemas']['GetThing4Response'];
export type ListThings5Response = components['schemas']['ListThings5Response'];
export type CreateThing5Response = components['schemas']['CreateThing5Response'];
export type GetThing5Response = components['schemas']['GetThing5Response'];
export type ListThings6Response = components['schemas']['ListThings6Response'];
export type CreateThing6Response = components['schemas']['CreateThing6Response'];
export type GetThing6Response = components['schemas']['GetThing6Response'];
export type ListThings7Response = components['schemas']['ListThings7Response'];
export type CreateThing7Response = components['schemas']['CreateThing7Response'];
export type GetThing7Response = components['schemas']['GetThing7Response'];
export type ListThings8Response = components['schemas']['ListThings8Response'];
export type CreateThing8Response = components['schemas']['CreateThing8Response'];
export type GetThing8Response = components['schemas']['GetThing8Response'];
export type ListThings9Response = components['schemas']['ListThings9Response'];
export type CreateThing9Response = components['schemas']['CreateThing9Response'];
export type GetThing9Response = components['schemas']['GetThing9Response'];
export type ListThings10Response = components['schemas']['ListThings10Response'];
export type CreateThing10Response = components['schemas']['CreateThing10Response'];
export type GetThing10Response = components['schemas']['GetThing10Response'];
export type ListThings11Response = components['schemas']['ListThings11Response'];
export type CreateThing11Response = components['schemas']['CreateThing11Response'];
export type GetThing11Response = components['schemas']['GetThing11Response'];
export type ListThings12Response = components['schemas']['ListThings12Response'];
export type CreateThing12Response = components['schemas']['CreateThing12Response'];
export type GetThing12Response = components['schemas']['GetThing12Response'];
export type ListThings13Response = components['schemas']['ListThings13Response'];
export type CreateThing13Response = components['schemas']['CreateThing13Response'];
export type GetThing13Response = components['schemas']['GetThing13Response'];
export type ListThings14Response = components['schemas']['ListThings14Response'];
export type CreateThing14Response = components['schemas']['CreateThing14Response'];
export type GetThing14Response = components['schemas']['GetThing14Response'];
export type ListThings15Response = components['schemas']['ListThings15Response'];
export type CreateThing15Response = components['schemas']['CreateThing15Response'];
export type GetThing15Response = components['schemas']['GetThing15Response'];
export type ListThings16Response = components['schemas']['ListThings16Response'];
export type CreateThing16Response = components['schemas']['CreateThing16Response'];
export type GetThing16Response = components['schemas']['GetThing16Response'];
export type ListThings17Response = components['schemas']['ListThings17Response'];
export type CreateThing17Response = components['schemas']['CreateThing17Response'];
export type GetThing17Response = components['schemas']['GetThing17Response'];
export type ListThings18Response = components['schemas']['ListThings18Response'];
export type CreateThing18Response = components['schemas']['CreateThing18Response'];
export type GetThing18Response = components['schemas']['GetThing18Response'];
export type ListThings19Response = components['schemas']['ListThings19Response'];
export type CreateThing19Response = components['schemas']['CreateThing19Response'];
export type GetThing19Response = components['schemas']['GetThing19Response'];
export type ListThings20Response = components['schemas']['ListThings20Response'];
export type CreateThing20Response = components['schemas']['CreateThing20Response'];
export type GetThing20Response = components['schemas']['GetThing20Response'];
export type ListThings21Response = components['schemas']['ListThings21Response'];
export type CreateThing21Response = components['schemas']['CreateThing21Response'];
export type GetThing21Response = components['schemas']['GetThing21Response'];
export type ListThings22Response = components['schemas']['ListThings22Response'];
export type CreateThing22Response = components['schemas']['CreateThing22Response'];
export type GetThing22Response = components['schemas']['GetThing22Response'];
export type ListThings23Response = components['schemas']['ListThings23Response'];
export type CreateThing23Response = components['schemas']['CreateThing23Response'];
export type GetThing23Response = components['schemas']['GetThing23Response'];
export type ListThings24Response = components['schemas']['ListThings24Response'];
export type CreateThing24Response = components['schemas']['CreateThing24Response'];
export type GetThing24Response = components['schemas']['GetThing24Response'];
export type ListThings25Response = components['schemas']['ListThings25Response'];
export type CreateThing25Response = components['schemas']['CreateThing25Response'];
export type GetThing25Response = components['schemas']['GetThing25Response'];
export type ListThings26Response = components['schemas']['ListThings26Response'];
export type CreateThing26Response = components['schemas']['CreateThing26Response'];
export type GetThing26Response = components['schemas']['GetThing26Response'];
export type ListThings27Response = components['schemas']['ListThings27Response'];
export type CreateThing27Response = components['schemas']['CreateThing27Response'];
export type GetThing27Response = components['schemas']['GetThing27Response'];
export type ListThings28Response = components['schemas']['ListThings28Response'];
export type CreateThing28Response = components['schemas']['CreateThing28Response'];
export type GetThing28Response = components['schemas']['GetThing28Response'];
export type ListThings29Response = components['schemas']['ListThings29Response'];
export type CreateThing29Response = components['schemas']['CreateThing29Response'];
export type GetThing29Response = components['schemas']['GetThing29Response'];
export type ListThings30Response = components['schemas']['ListThings30Response'];
export type CreateThing30Response = components['schemas']['CreateThing30Response'];
export type GetThing30Response = components['schemas']['GetThing30Response'];
export type ListThings31Response = components['schemas']['ListThings31Response'];
export type CreateThing31Response = components['schemas']['CreateThing31Response'];
export type GetThing31Response = components['schemas']['GetThing31Response'];
export type ListThings32Response = components['schemas']['ListThings32Response'];
export type CreateThing32Response = components['schemas']['CreateThing32Response'];
export type GetThing32Response = components['schemas']['GetThing32Response'];
export type ListThings33Response = components['schemas']['ListThings33Response'];
export type CreateThing33Response = components['schemas']['CreateThing33Response'];
export type GetThing33Response = components['schemas']['GetThing33Response'];
export type ListThings34Response = components['schemas']['ListThings34Response'];
export type CreateThing34Response = components['schemas']['CreateThing34Response'];
export type GetThing34Response = components['schemas']['GetThing34Response'];
export type ListThings35Response = components['schemas']['ListThings35Response'];
export type CreateThing35Response = components['schemas']['CreateThing35Response'];
export type GetThing35Response = components['schemas']['GetThing35Response'];
export type ListThings36Response = components['schemas']['ListThings36Response'];
export type CreateThing36Response = components['schemas']['CreateThing36Response'];
export type GetThing36Response = components['schemas']['GetThing36Response'];
export type ListThings37Response = components['schemas']['ListThings37Response'];
export type CreateThing37Response = components['schemas']['CreateThing37Response'];
export type GetThing37Response = components['schemas']['GetThing37Response'];
export type ListThings38Response = components['schemas']['ListThings38Response'];
export type CreateThing38Response = components['schemas']['CreateThing38Response'];
export type GetThing38Response = components['schemas']['GetThing38Response'];
export type ListThings39Response = components['schemas']['ListThings39Response'];
export type CreateThing39Response = components['schemas']['CreateThing39Response'];
export type GetThing39Response = components['schemas']['GetThing39Response'];
export type ListThings40Response = components['schemas']['ListThings40Response'];
export type CreateThing40Response = components['schemas']['CreateThing40Response'];
export type GetThing40Response = components['schemas']['GetThing40Response'];
export type ListThings41Response = components['schemas']['ListThings41Response'];
export type CreateThing41Response = components['schemas']['CreateThing41Response'];
export type GetThing41Response = components['schemas']['GetThing41Response'];
export type ListThings42Response = components['schemas']['ListThings42Response'];
export type CreateThing42Response = components['schemas']['CreateThing42Response'];
export type GetThing42Response = components['schemas']['GetThing42Response'];
export type ListThings43Response = components['schemas']['ListThings43Response'];
export type CreateThing43Response = components['schemas']['CreateThing43Response'];
export type GetThing43Response = components['schemas']['GetThing43Response'];
export type ListThings44Response = components['schemas']['ListThings44Response'];
export type CreateThing44Response = components['schemas']['CreateThing44Response'];
export type GetThing44Response = components['schemas']['GetThing44Response'];
export type ListThings45Response = components['schemas']['ListThings45Response'];
export type CreateThing45Response = components['schemas']['CreateThing45Response'];
export type GetThing45Response = components['schemas']['GetThing45Response'];
export type ListThings46Response = components['schemas']['ListThings46Response'];
export type CreateThing46Response = components['schemas']['CreateThing46Response'];
export type GetThing46Response = components['schemas']['GetThing46Response'];
export type ListThings47Response = components['schemas']['ListThings47Response'];
export type CreateThing47Response = components['schemas']['CreateThing47Response'];
export type GetThing47Response = components['schemas']['GetThing47Response'];
export type ListThings48Response = components['schemas']['ListThings48Response'];
export type CreateThing48Response = components['schemas']['CreateThing48Response'];
export type GetThing48Response = components['schemas']['GetThing48Response'];
export type ListThings49Response = components['schemas']['ListThings49Response'];
export type CreateThing49Response = components['schemas']['CreateThing49Response'];
export type GetThing49Response = components['schemas']['GetThing49Response'];
export type ListThings50Response = components['schemas']['ListThings50Response'];
export type CreateThing50Response = components['schemas']['CreateThing50Response'];
export type GetThing50Response = components['schemas']['GetThing50Response'];
export type ListThings51Response = components['schemas']['ListThings51Response'];
export type CreateThing51Response = components['schemas']['CreateThing51Response'];
export type GetThing51Response = components['schemas']['GetThing51Response'];
export type ListThings52Response = components['schemas']['ListThings52Response'];
export type CreateThing52Response = components['schemas']['CreateThing52Response'];
export type GetThing52Response = components['schemas']['GetThing52Response'];
export type ListThings53Response = components['schemas']['ListThings53Response'];
export type CreateThing53Response = components['schemas']['CreateThing53Response'];
export type GetThing53Response = components['schemas']['GetThing53Response'];
export type ListThings54Response = components['schemas']['ListThings54Response'];
export type CreateThing54Response = components['schemas']['CreateThing54Response'];
export type GetThing54Response = components['schemas']['GetThing54Response'];
export type ListThings55Response = components['schemas']['ListThings55Response'];
export type CreateThing55Response = components['schemas']['CreateThing55Response'];
export type GetThing55Response = components['schemas']['GetThing55Response'];
export type ListThings56Response = components['schemas']['ListThings56Response'];
export type CreateThing56Response = components['schemas']['CreateThing56Response'];
export type GetThing56Response = components['schemas']['GetThing56Response'];
export type ListThings57Response = components['schemas']['ListThings57Response'];
export type CreateThing57Response = components['schemas']['CreateThing57Response'];
export type GetThing57Response = components['schemas']['GetThing57Response'];
export type ListThings58Response = components['schemas']['ListThings58Response'];
export type CreateThing58Response = components['schemas']['CreateThing58Response'];
export type GetThing58Response = components['schemas']['GetThing58Response'];
export type ListThings59Response = components['schemas']['ListThings59Response'];
export type CreateThing59Response = components['schemas']['CreateThing59Response'];
export type GetThing59Response = components['schemas']['GetThing59Response'];
export type ListThings60Response = components['schemas']['ListThings60Response'];
export type CreateThing60Response = components['schemas']['CreateThing60Response'];
export type GetThing60Response = components['schemas']['GetThing60Response'];
export type ListThings61Response = components['schemas']['ListThings61Response'];
export type CreateThing61Response = components['schemas']['CreateThing61Response'];
export type GetThing61Response = components['schemas']['GetThing61Response'];
export type ListThings62Response = components['schemas']['ListThings62Response'];
export type CreateThing62Response = components['schemas']['CreateThing62Response'];
export type GetThing62Response = components['schemas']['GetThing62Response'];
export type ListThings63Response = components['schemas']['ListThings63Response'];
export type CreateThing63Response = components['schemas']['CreateThing63Response'];
export type GetThing63Response = components['schemas']['GetThing63Response'];
export type ListThings64Response = components['schemas']['ListThings64Response'];
export type CreateThing64Response = components['schemas']['CreateThing64Response'];
export type GetThing64Response = components['schemas']['GetThing64Response'];
export type ListThings65Response = components['schemas']['ListThings65Response'];
export type CreateThing65Response = components['schemas']['CreateThing65Response'];
export type GetThing65Response = components['schemas']['GetThing65Response'];
export type ListThings66Response = components['schemas']['ListThings66Response'];
export type CreateThing66Response = components['schemas']['CreateThing66Response'];
export type GetThing66Response = components['schemas']['GetThing66Response'];
export type ListThings67Response = components['schemas']['ListThings67Response'];
export type CreateThing67Response = components['schemas']['CreateThing67Response'];
export type GetThing67Response = components['schemas']['GetThing67Response'];
export type ListThings68Response = components['schemas']['ListThings68Response'];
export type CreateThing68Response = components['schemas']['CreateThing68Response'];
export type GetThing68Response = components['schemas']['GetThing68Response'];
export type ListThings69Response = components['schemas']['ListThings69Response'];
export type CreateThing69Response = components['schemas']['CreateThing69Response'];
export type GetThing69Response = components['schemas']['GetThing69Response'];
export type ListThings70Response = components['schemas']['ListThings70Response'];
export type CreateThing70Response = components['schemas']['CreateThing70Response'];
export type GetThing70Response = components['schemas']['GetThing70Response'];
export type ListThings71Response = components['schemas']['ListThings71Response'];
export type CreateThing71Response = components['schemas']['CreateThing71Response'];
export type GetThing71Response = components['schemas']['GetThing71Response'];
export type ListThings72Response = components['schemas']['ListThings72Response'];
export type CreateThing72Response = components['schemas']['CreateThing72Response'];
export type GetThing72Response = components['schemas']['GetThing72Response'];
export type ListThings73Response = components['schemas']['ListThings73Response'];
export type CreateThing73Response = components['schemas']['CreateThing73Response'];
export type GetThing73Response = components['schemas']['GetThing73Response'];
export type ListThings74Response = components['schemas']['ListThings74Response'];
export type CreateThing74Response = components['schemas']['CreateThing74Response'];
export type GetThing74Response = components['schemas']['GetThing74Response'];
export type ListThings75Response = components['schemas']['ListThings75Response'];
export type CreateThing75Response = components['schemas']['CreateThing75Response'];
export type GetThing75Response = components['schemas']['GetThing75Response'];
export type ListThings76Response = components['schemas']['ListThings76Response'];
export type CreateThing76Response = components['schemas']['CreateThing76Response'];
export type GetThing76Response = components['schemas']['GetThing76Response'];
export type ListThings77Response = components['schemas']['ListThings77Response'];
export type CreateThing77Response = components['schemas']['CreateThing77Response'];
export type GetThing77Response = components['schemas']['GetThing77Response'];
export type ListThings78Response = components['schemas']['ListThings78Response'];
export type CreateThing78Response = components['schemas']['CreateThing78Response'];
export type GetThing78Response = components['schemas']['GetThing78Response'];
export type ListThings79Response = components['schemas']['ListThings79Response'];
export type CreateThing79Response = components['schemas']['CreateThing79Response'];
export type GetThing79Response = components['schemas']['GetThing79Response'];
export type ListThings80Response = components['schemas']['ListThings80Response'];
export type CreateThing80Response = components['schemas']['CreateThing80Response'];
export type GetThing80Response = components['schemas']['GetThing80Response'];
export type ListThings81Response = components['schemas']['ListThings81Response'];
export type CreateThing81Response = components['schemas']['CreateThing81Response'];
export type GetThing81Response = components['schemas']['GetThing81Response'];
export type ListThings82Response = components['schemas']['ListThings82Response'];
export type CreateThing82Response = components['schemas']['CreateThing82Response'];
export type GetThing82Response = components['schemas']['GetThing82Response'];
export type ListThings83Response = components['schemas']['ListThings83Response'];
export type CreateThing83Response = components['schemas']['CreateThing83Response'];
export type GetThing83Response = components['schemas']['GetThing83Response'];
export type ListThings84Response = components['schemas']['ListThings84Response'];
export type CreateThing84Response = components['schemas']['CreateThing84Response'];
export type GetThing84Response = components['schemas']['GetThing84Response'];
export type ListThings85Response = components['schemas']['ListThings85Response'];
export type CreateThing85Response = components['schemas']['CreateThing85Response'];
export type GetThing85Response = components['schemas']['GetThing85Response'];
export type ListThings86Response = components['schemas']['ListThings86Response'];
export type CreateThing86Response = components['schemas']['CreateThing86Response'];
export type GetThing86Response = components['schemas']['GetThing86Response'];
export type ListThings87Response = components['schemas']['ListThings87Response'];
export type CreateThing87Response = components['schemas']['CreateThing87Response'];
export type GetThing87Response = components['schemas']['GetThing87Response'];
export type ListThings88Response = components['schemas']['ListThings88Response'];
export type CreateThing88Response = components['schemas']['CreateThing88Response'];
export type GetThing88Response = components['schemas']['GetThing88Response'];
export type ListThings89Response = components['schemas']['ListThings89Response'];
export type CreateThing89Response = components['schemas']['CreateThing89Response'];
export type GetThing89Response = components['schemas']['GetThing89Response'];
export type ListThings90Response = components['schemas']['ListThings90Response'];
export type CreateThing90Response = components['schemas']['CreateThing90Response'];
export type GetThing90Response = components['schemas']['GetThing90Response'];
export type ListThings91Response = components['schemas']['ListThings91Response'];
export type CreateThing91Response = components['schemas']['CreateThing91Response'];
export type GetThing91Response = components['schemas']['GetThing91Response'];
export type ListThings92Response = components['schemas']['ListThings92Response'];
export type CreateThing92Response = components['schemas']['CreateThing92Response'];
export type GetThing92Response = components['schemas']['GetThing92Response'];
export type ListThings93Response = components['schemas']['ListThings93Response'];
export type CreateThing93Response = components['schemas']['CreateThing93Response'];
export type GetThing93Response = components['schemas']['GetThing93Response'];
export type ListThings94Response = components['schemas']['ListThings94Response'];
export type CreateThing94Response = components['schemas']['CreateThing94Response'];
export type GetThing94Response = components['schemas']['GetThing94Response'];
export type ListThings95Response = components['schemas']['ListThings95Response'];
export type CreateThing95Response = components['schemas']['CreateThing95Response'];
export type GetThing95Response = components['schemas']['GetThing95Response'];
export type ListThings96Response = components['schemas']['ListThings96Response'];
export type CreateThing96Response = components['schemas']['CreateThing96Response'];
export type GetThing96Response = components['schemas']['GetThing96Response'];
export type ListThings97Response = components['schemas']['ListThings97Response'];
export type CreateThing97Response = components['schemas']['CreateThing97Response'];
export type GetThing97Response = components['schemas']['GetThing97Response'];
export type ListThings98Response = components['schemas']['ListThings98Response'];
export type CreateThing98Response = components['schemas']['CreateThing98Response'];
export type GetThing98Response = components['schemas']['GetThing98Response'];
export type ListThings99Response = components['schemas']['ListThings99Response'];
export type CreateThing99Response = components['schemas']['CreateThing99Response'];
export type GetThing99Response = components['schemas']['GetThing99Response'];
export type ListThings100Response = components['schemas']['ListThings100Response'];
export type CreateThing100Response = components['schemas']['CreateThing100Response'];
export type GetThing100Response = components['schemas']['GetThing100Response'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseMonitorNotFound = components['responses']['MonitorNotFound'];
export type ResponseMonitorGroupCreated = components['responses']['MonitorGroupCreated'];
export type ResponseInspectorSuccess = components['responses']['InspectorSuccess'];
export type ResponseOAuthErrorResponse = components['responses']['OAuthErrorResponse'];
export type ParameterZaaidCookie = components['parameters']['ZaaidCookie'];
export type ParameterMonitorId = components['parameters']['MonitorId'];
export type $defs = Record<string, never>;
export interface operations {
    getDeviceKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The device key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceKeyEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listMonitorTypeConstants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The monitor types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorTypeConstantListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listMspCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MspCustomerListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listBusinessUnits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The business units. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessUnitListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listMonitors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The monitors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getMonitor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Monitor identifier.
                 * @example 123412341234123411
                 */
                monitor_id: components["parameters"]["MonitorId"];
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The monitor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MonitorNotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createMonitorGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        /** @description The group to create. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorGroupCreateRequest"];
            };
        };
        responses: {
            200: components["responses"]["MonitorGroupCreated"];
            201: components["responses"]["MonitorGroupCreated"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listLocationProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The location profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationProfileListEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getInspectorSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InspectorSuccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    putInspectorSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        /** @description A JSON object. Its fields are not documented. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InspectorRequest"];
            };
        };
        responses: {
            200: components["responses"]["InspectorSuccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    postInspectorSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        /** @description A JSON object. Its fields are not documented. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["InspectorRequest"];
            };
        };
        responses: {
            200: components["responses"]["InspectorSuccess"];
            201: components["responses"]["InspectorSuccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    deleteInspectorSample: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["InspectorSuccess"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createToken: {
        parameters: {
            query?: {
                /**
                 * @description The client's identifier. May be sent in the form instead.
                 * @example example-client-id
                 */
                client_id?: string;
                /**
                 * @description The client's secret. May be sent in the form instead, which keeps it out of URLs.
                 * @example example-client-secret
                 */
                client_secret?: string;
                /**
                 * @description What is exchanged. May be sent in the form instead.
                 *
                 *     **Interpretation:** OpenAPI cannot ask for parameters in one of two places, so a request without any passes the schema, and the schema of the form refuses a mix.
                 * @example refresh_token
                 */
                grant_type?: components["schemas"]["TokenGrantType"];
                /**
                 * @description The grant token, when a grant is exchanged. May be sent in the form instead, which keeps it out of URLs.
                 * @example example-grant-token
                 */
                code?: string;
                /**
                 * @description The refresh token, when a new access token is requested. May be sent in the form instead, which keeps it out of URLs.
                 * @example example-refresh-token
                 */
                refresh_token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The four parameters as a form. They may be sent in the query instead. */
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["OAuthErrorResponse"];
            401: components["responses"]["OAuthErrorResponse"];
            403: components["responses"]["OAuthErrorResponse"];
            404: components["responses"]["OAuthErrorResponse"];
            405: components["responses"]["OAuthErrorResponse"];
            500: components["responses"]["OAuthErrorResponse"];
        };
    };
    revokeRefreshToken: {
        parameters: {
            query: {
                /**
                 * @description The refresh token to revoke.
                 * @example example-refresh-token
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The refresh token is revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokeResponse"];
                };
            };
            400: components["responses"]["OAuthErrorResponse"];
            401: components["responses"]["OAuthErrorResponse"];
            403: components["responses"]["OAuthErrorResponse"];
            404: components["responses"]["OAuthErrorResponse"];
            405: components["responses"]["OAuthErrorResponse"];
            500: components["responses"]["OAuthErrorResponse"];
        };
    };
    listThings1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings1Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing1"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing1Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing1: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing1Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings2Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing2"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing2Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing2: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing2Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings3Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing3: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing3"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing3Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing3: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing3Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings4: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings4Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing4: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing4"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing4Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing4: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing4Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings5: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings5Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing5: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing5"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing5Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing5: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing5Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings6: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings6Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing6: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing6"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing6Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing6: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing6Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings7: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings7Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing7: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing7"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing7Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing7: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing7Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings8: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings8Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing8: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing8"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing8Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing8: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing8Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings9: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings9Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing9: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing9"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing9Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing9: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing9Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings10Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing10"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing10Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing10: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing10Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings11: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings11Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing11: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing11"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing11Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing11: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing11Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings12: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings12Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing12: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing12"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing12Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing12: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing12Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings13: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings13Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing13: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing13"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing13Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing13: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing13Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings14: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings14Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing14: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing14"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing14Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing14: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing14Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings15: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings15Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing15: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing15"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing15Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing15: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing15Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings16: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings16Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing16: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing16"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing16Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing16: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing16Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings17: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings17Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing17: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing17"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing17Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing17: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing17Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings18: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings18Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing18: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing18"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing18Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing18: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing18Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings19: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings19Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing19: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing19"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing19Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing19: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing19Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings20: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings20Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing20: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing20"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing20Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing20: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing20Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings21: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings21Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing21: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing21"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing21Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing21: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing21Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings22: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings22Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing22: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing22"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing22Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing22: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing22Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings23: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings23Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing23: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing23"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing23Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing23: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing23Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings24: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings24Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing24: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing24"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing24Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing24: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing24Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings25: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings25Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing25: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing25"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing25Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing25: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing25Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings26: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings26Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing26: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing26"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing26Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing26: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing26Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings27: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings27Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing27: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing27"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing27Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing27: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing27Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings28: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings28Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing28: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing28"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing28Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing28: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing28Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings29: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings29Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing29: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing29"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing29Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing29: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing29Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings30: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings30Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing30: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing30"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing30Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing30: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing30Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings31: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings31Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing31: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing31"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing31Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing31: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing31Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings32: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings32Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing32: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing32"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing32Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing32: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing32Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings33: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings33Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing33: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing33"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing33Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing33: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing33Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings34: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings34Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing34: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing34"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing34Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing34: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing34Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings35: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings35Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing35: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing35"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing35Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing35: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing35Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings36: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings36Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing36: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing36"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing36Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing36: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing36Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings37: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings37Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing37: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing37"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing37Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing37: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing37Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings38: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings38Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing38: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing38"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing38Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing38: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing38Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings39: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings39Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing39: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing39"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing39Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing39: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing39Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings40: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings40Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing40: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing40"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing40Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing40: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing40Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings41: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings41Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing41: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing41"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing41Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing41: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing41Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings42: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings42Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing42: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing42"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing42Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing42: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing42Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings43: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings43Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing43: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing43"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing43Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing43: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing43Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings44: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings44Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing44: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing44"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing44Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing44: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing44Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings45: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings45Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing45: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing45"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing45Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing45: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing45Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings46: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings46Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing46: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing46"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing46Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing46: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing46Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings47: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings47Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing47: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing47"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing47Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing47: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing47Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings48: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings48Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing48: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing48"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing48Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing48: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing48Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings49: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings49Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing49: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing49"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing49Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing49: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing49Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings50: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings50Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing50: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing50"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing50Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing50: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing50Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings51: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings51Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing51: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing51"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing51Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing51: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing51Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings52: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings52Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing52: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing52"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing52Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing52: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing52Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings53: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings53Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing53: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing53"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing53Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing53: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing53Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings54: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings54Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing54: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing54"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing54Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing54: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing54Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings55: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings55Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing55: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing55"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing55Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing55: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing55Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings56: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings56Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing56: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing56"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing56Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing56: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing56Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings57: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings57Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing57: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing57"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing57Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing57: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing57Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings58: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings58Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing58: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing58"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing58Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing58: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing58Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings59: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings59Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing59: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing59"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing59Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing59: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing59Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings60: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings60Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing60: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing60"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing60Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing60: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing60Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings61: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings61Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing61: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing61"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing61Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing61: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing61Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings62: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings62Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing62: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing62"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing62Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing62: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing62Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings63: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings63Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing63: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing63"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing63Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing63: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing63Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings64: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings64Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing64: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing64"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing64Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing64: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing64Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings65: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings65Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing65: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing65"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing65Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing65: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing65Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings66: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings66Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing66: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing66"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing66Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing66: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing66Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings67: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings67Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing67: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing67"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing67Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing67: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing67Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings68: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings68Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing68: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing68"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing68Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing68: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing68Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings69: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings69Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing69: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing69"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing69Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing69: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing69Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings70: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings70Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing70: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing70"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing70Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing70: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing70Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings71: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings71Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing71: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing71"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing71Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing71: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing71Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings72: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings72Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing72: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing72"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing72Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing72: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing72Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings73: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings73Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing73: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing73"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing73Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing73: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing73Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings74: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings74Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing74: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing74"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing74Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing74: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing74Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings75: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings75Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing75: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing75"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing75Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing75: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing75Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings76: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings76Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing76: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing76"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing76Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing76: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing76Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings77: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings77Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing77: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing77"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing77Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing77: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing77Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings78: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings78Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing78: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing78"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing78Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing78: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing78Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings79: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings79Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing79: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing79"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing79Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing79: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing79Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings80: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings80Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing80: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing80"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing80Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing80: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing80Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings81: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings81Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing81: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing81"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing81Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing81: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing81Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings82: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings82Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing82: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing82"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing82Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing82: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing82Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings83: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings83Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing83: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing83"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing83Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing83: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing83Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings84: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings84Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing84: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing84"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing84Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing84: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing84Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings85: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings85Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing85: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing85"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing85Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing85: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing85Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings86: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings86Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing86: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing86"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing86Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing86: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing86Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings87: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings87Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing87: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing87"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing87Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing87: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing87Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings88: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings88Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing88: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing88"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing88Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing88: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing88Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings89: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings89Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing89: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing89"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing89Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing89: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing89Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings90: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings90Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing90: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing90"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing90Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing90: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing90Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings91: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings91Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing91: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing91"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing91Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing91: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing91Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings92: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings92Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing92: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing92"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing92Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing92: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing92Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings93: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings93Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing93: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing93"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing93Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing93: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing93Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings94: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings94Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing94: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing94"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing94Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing94: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing94Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings95: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings95Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing95: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing95"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing95Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing95: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing95Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings96: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings96Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing96: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing96"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing96Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing96: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing96Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings97: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings97Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing97: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing97"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing97Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing97: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing97Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings98: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings98Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing98: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing98"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing98Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing98: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing98Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings99: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings99Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing99: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing99"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing99Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing99: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing99Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    listThings100: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListThings100Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    createThing100: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Thing100"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateThing100Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
    getThing100: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: {
                /**
                 * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
                 *
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit.
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetThing100Response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            500: components["responses"]["InternalServerError"];
        };
    };
}

import type { ServiceInit, signatures } from "svc-monitoring-api";
import type * as methods from "./methods.js";
import { type operations as contract, operations } from "./operations.js";

/** The signatures of the operations, by method, and what the client needs to know of them. No value has them. */
export interface paths {
  [signatures]: {
    plain: methods.Signatures<ServiceInit, false>;
    throwing: methods.Signatures<ServiceInit, true>;
    contract: typeof contract;
  };
}
