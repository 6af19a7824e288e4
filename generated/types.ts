// Written by `npm run build` from openapi/. Do not edit.

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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
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
         *     * **Scope:** `Svc.Msp.Read`
         *     * **Account:** your own; the cookie `zaaid` is not needed
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification says "MSP scope". `Svc.Msp.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
         *     * **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
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
         *     * **Scope:** `Svc.Bu.Read`
         *     * **Account:** your own; the cookie `zaaid` is not needed
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification says "business unit scope". `Svc.Bu.Read` is spelled like `Svc.Admin.Read`, the one scope that it writes out. It names no type, and Read is the type for GET here.
         *     * **Interpretation:** The specification says that the cookie `zaaid` is not needed here, and not whether it may be sent. It is no parameter here, and a request with it is not refused.
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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** If no monitor has the identifier, the response is that example. The specification does not say which operation responds so.
         *     * **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
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
         *     * **Scope:** `Svc.Admin.Create`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation. Both fields are required, because neither is marked optional.
         *     * **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification says "list of location profiles" without the envelope. The list is taken to be the envelope's `data`, as in the other lists.
         *     * **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
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
         *     * **Scope:** `Svc.Admin.Read`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification names the admin scope without a type. Read is the type for GET here.
         *     * **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         */
        get: operations["getInspectorSample"];
        /**
         * Send PUT to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. PUT updates; what it updates here, and the fields of the request body and of the response, are not documented. In the inspector only Super Admins and Admins may issue PUT.
         *
         *     * **Scope:** `Svc.Admin.Update`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification names the admin scope without a type. Update is the type for PUT here.
         *     * **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         *     * **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
         */
        put: operations["putInspectorSample"];
        /**
         * Send POST to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. With POST something is made or done; what that is here, and the fields of the request body and of the response, are not documented. In the inspector POST is for Super Admins and Admins alone.
         *
         *     * **Scope:** `Svc.Admin.Create`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** Success is 200 (success) or 201 (created), with the same body, because no status is documented for this operation.
         *     * **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
         *     * **Interpretation:** The words "Super Admins and Admins" are the specification's. Its roles are called Administrator.
         *     * **Interpretation:** The specification names the admin scope without a type. Create is the type for POST here.
         */
        post: operations["postInspectorSample"];
        /**
         * Send DELETE to the inspector's sample path
         * @description Calls the path that the API inspector shows as its sample request URI. DELETE deletes; what it deletes here, and the fields of the response, are not documented. A DELETE in the inspector is final: the entity cannot be restored.
         *
         *     * **Scope:** `Svc.Admin.Delete`
         *     * **Account:** your own, or with the cookie `zaaid` that of a customer or a business unit
         *     * **API version:** 2.0, the default; the header `Accept` can name it
         *     * **Interpretation:** The specification names the admin scope without a type. Delete is the type for DELETE here.
         *     * **Interpretation:** The specification says that the path takes any verb, and explains GET, POST, PUT and DELETE. The path has these four.
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
         *     | Refresh tokens per user | 20; one more deletes the oldest, even one in use |
         *     | Refresh tokens generated per client ID | 20 per 10 minutes |
         *     | Active (non-expired) access tokens per refresh token | 10; the 11th created deletes the first |
         *     | Access tokens generated from a refresh token | 10 per 10 minutes |
         *
         *     It is also this contract's advice to keep an access token until it expires, and to share it among your calls. Error
         *     responses are not documented.
         *
         *     * **Scope:** none; no access token is needed
         *     * **Interpretation:** No access token is needed here; the specification asks for one for calls to `{base_url}`.
         *     * **Interpretation:** The specification says "query or form parameters" of the exchange only. The same is taken for a new access token, on the same path.
         *     * **Interpretation:** A mix of query and form parameters is neither documented nor ruled out, so this package refuses none. Each parameter is sent once.
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
         *     * **Scope:** none; no access token is needed
         *     * **Interpretation:** No access token is needed here; the specification asks for one for calls to `{base_url}`.
         */
        post: operations["revokeRefreshToken"];
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
         * @description Voice call provider. The one id is a third-party provider.
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
         * @description Time period: `0` Last 1 hour: 60 minutes ago until now; `1` Last 24 hours: 24 hours ago until now; `2` Last 7 Days: 12 am of the day 7 days before today until 12 am of today; `3` Today: 12 am today until now; `4` Yesterday: 12 am yesterday until 12 am today; `5` Last 30 Days: 12 am of the day 30 days before today until 12 am of today; `7` Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month; `8` This Year: 12 am Jan 1st until 12 am of today; `9` This Quarter: 12 am of the first day of the quarter until 12 am of today; `11` This Week: 12 am of Sunday of the current week until 12 am of today; `12` Last Week: 12 am of Sunday of the previous week until 12 am of Sunday of the current week; `13` This Month: 12 am of the 1st of the month until 12 am of today; `17` Last 6 hours: 6 hours ago until now; `18` Last 12 hours: 12 hours ago until now; `22` Last Quarter: previous quarter start until current quarter start; `25` Last 3 Months: the three full months before the current month (current month excluded); `50` Custom Period: start and end chosen by the caller; `51` Last Poll: last polled values; only for top N / bottom N reports and certain widgets. `PeriodGranularity` has the granularities that each period supports, `ReportPeriod` the report types that Last Poll is for.
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
         * @description OAuth scope without its type: `account` Users and license data; `admin` Monitors, configuration profiles, third-party integrations and similar; `reports` Reports and monitor status; `operations` IT automation, maintenance, status page announcements and similar; `msp` MSP data; `bu` Business unit data. No documented request or response carries the bare name.
         *
         *     **Interpretation:** A scope list spells each of them with a capital, as the specification does in its only example, `Svc.Admin.Read`.
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
         * @description Product that has user access roles of its own: `0` Monitoring product; `1` Status-page product; `2` Cost-management product.
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
         * @description HTTP method id, of monitors of REST APIs and of their transactions: `P` POST; `G` GET; `H` HEAD; `U` PUT; `D` DELETE; `A` PATCH; `F` PROPFIND. For a method that is missing here, a name of your own may be set. `HttpMethodOrCustom` accepts both.
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
         * @description OAuth grant type for monitored endpoints: `1` Authorization code; `2` Client credentials; `3` Resource owner password credentials. Not the `grant_type` of the token operation.
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
         * @description The check intervals that a monitor type supports. Monitors of the types URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP cannot be checked every minute or every 3 minutes, and those of SMTP and HOMEPAGE not every 5 or 10 minutes either. All other types take any interval. The property names are not the service's.
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
         * @description The granularities (units of time) that a period supports. That of Custom Period (50) follows from its dates. It can be raw only if both dates are within the last 30 days. The property names are not the service's.
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
            /** @description If it is empty, the environment variable `SVC_OAUTH2_CLIENT_ID` is read. */
            oauth2_client_id?: string;
            /**
             * Format: password
             * @description If it is empty, the environment variable `SVC_OAUTH2_CLIENT_SECRET` is read.
             */
            oauth2_client_secret?: string;
            /**
             * Format: password
             * @description If it is empty, the environment variable `SVC_OAUTH2_REFRESH_TOKEN` is read.
             */
            oauth2_refresh_token?: string;
            /** @description Minimum seconds before retrying a request that failed. */
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
         * @description A returned timestamp, in ISO 8601. Its pattern, `yyyy-MM-dd'T'HH:mm:ssZZZZ`, ends with the offset from UTC in digits: `+hhmm` or `-hhmm`, without a colon, so a timestamp is not an RFC 3339 date-time. The day must exist, which the pattern cannot say: 2026-02-30 matches it, and is no day.
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
             * @description Monitor type ID. `MonitorType` has the documented ones.
             *
             *     **Interpretation:** Besides the documented ids, any other text is accepted, because the specification does not say whether the service may add some.
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
            /** @description Customer account identifier. It is sent later in the Cookie header. */
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
             * @description The client's secret, from its registration, for this client alone.
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
             * @description The client's secret, from its registration, for this client alone.
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
         * @description Search configuration of the lookup types A and AAAA. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type NS. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type CNAME. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type PTR. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type MX. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type SRV. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type TXT. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type SOA. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type DNSKEY. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type CAA. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         * @description Search configuration of the lookup type DS. Which fields are required and allowed is an interpretation, which `DnsRecord` has.
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
         *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** Optional at each operation that can act on the account of a customer or a business unit, and never empty.
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
                 *     **Interpretation:** OpenAPI cannot ask for parameters in one of two places, so a request without any passes the schema. A mix of query and form, which may be valid, does not pass the schema of the form.
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
}
