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
         * @description Returns the device key of the account. Takes no parameters and no body.
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
         * @description Returns the monitor types, each with its id and its name. Its list additionally has the ids CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY.
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
         * @description Returns the name and the account identifier (`zaaid`) of customers of an MSP account. Send the identifier as the `zaaid` cookie of an operation that takes it to act on that customer's account; this operation itself does not need the cookie. The scope is documented as "MSP scope"; `Svc.Msp.Read` follows from the spelling of `Svc.Admin.Read`.
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
         * @description Returns the name and the account identifier (`zaaid`) of business units of a business-units portal account. Send the identifier as the `zaaid` cookie of an operation that takes it to act on that business unit's account; this operation itself does not need the cookie. The scope is documented as "business unit scope"; `Svc.Bu.Read` follows from the spelling of `Svc.Admin.Read`.
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
         * @description Returns a list of monitors. The fields of a monitor are not documented beyond `monitor_id`. The scope is documented as "admin scope"; the type Read follows from the verb.
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
         * @description Returns one monitor. The fields of a monitor are not documented beyond `monitor_id`. That an identifier which no monitor has gives status 404 with the service error code 1002 follows from the documented example of an error. The scope is documented as "admin scope"; the type Read follows from the verb.
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
         * @description Creates a monitor group with a name and a description. The status of success is not documented for this operation; 201 (created) follows from the table of statuses. The scope is documented as "admin scope"; the type Create follows from the verb.
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
         * @description Returns the location profiles of the account. Their fields are not documented. The response is documented as "list of location profiles"; that the list is the envelope's `data`, as for every other list, follows from the rest. The infrastructure-as-code provider uses the first profile of this list when a monitor names none. The scope is documented as "admin scope"; the type Read follows from the verb.
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
         * @description The sample request URI of the API inspector, which takes any verb; GET retrieves. Its response is documented only "as the chosen verb". The scope is documented as "admin scope"; the type Read follows from the verb.
         */
        get: operations["getInspectorSample"];
        /**
         * Send PUT to the inspector's sample path
         * @description The sample request URI of the API inspector; PUT updates. Its body is not documented, its response only "as the chosen verb". In the inspector only Super Admins and Admins may issue PUT. The scope is documented as "admin scope"; the type Update follows from the verb.
         */
        put: operations["putInspectorSample"];
        /**
         * Send POST to the inspector's sample path
         * @description The sample request URI of the API inspector; POST creates or performs an action. Its body is not documented, its response only "as the chosen verb"; the status 201 (created) follows from the table of statuses. In the inspector only Super Admins and Admins may issue POST. The scope is documented as "admin scope"; the type Create follows from the verb.
         */
        post: operations["postInspectorSample"];
        /**
         * Send DELETE to the inspector's sample path
         * @description The sample request URI of the API inspector; DELETE deletes. Its response is documented only "as the chosen verb". A DELETE through the inspector deletes the entity irretrievably. The scope is documented as "admin scope"; the type Delete follows from the verb.
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
         * Exchange a grant token, or get a new access token
         * @description With `grant_type` `authorization_code` the grant token is exchanged for a refresh token and a first access token, once and before the grant expires. With `grant_type` `refresh_token` the refresh token gives a new access token. All four parameters of the chosen grant are mandatory and are sent as query or form parameters; prefer the form, because URLs end up in logs. This contract asks for no access token here. OpenAPI cannot say "in the query or in the form", so a request without any parameter passes as well. At most 10 access tokens are generated from a refresh token in 10 minutes. Error responses of the OAuth operations are not documented.
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
         * @description Revokes a refresh token, which is permanent until then. The token is sent in the query. This contract asks for no access token here. Error responses of the OAuth operations are not documented.
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
         * Access token response
         * @description A new access token. It comes without a refresh token.
         */
        AccessTokenResponse: components["schemas"]["TokenResponse"];
        /**
         * Grant exchange response
         * @description The first access token of a grant, and the refresh token for all that follow.
         */
        GrantExchangeResponse: WithRequired<components["schemas"]["TokenResponse"], "refresh_token">;
        /**
         * Timestamp
         * @description ISO 8601 with the pattern `yyyy-MM-dd'T'HH:mm:ssZZZZ`. ZZZZ is a numeric UTC offset without a colon, in the form +hhmm or -hhmm, so it is not an RFC 3339 date-time. All timestamps returned use it.
         * @example 2026-11-20T10:00:00+0530
         * @example 2026-11-20T04:30:00+0000
         */
        Timestamp: string;
        /**
         * Browser version per browser type
         * @description Which browser version belongs to a browser type. The property names are this contract's own.
         */
        BrowserTypeVersion: {
            /** @enum {integer} */
            browser_type: 1;
            /** @enum {integer} */
            browser_version: 83;
        } | {
            /** @enum {integer} */
            browser_type: 2;
            /** @enum {integer} */
            browser_version: 88;
        };
        /**
         * DNS record fields per lookup type
         * @description Which record shape a DNS lookup type has in a search configuration. Every lookup type also carries `ttlo` and `ttl`. No others are documented for lookup type 255 (ALL). The property names are this contract's own.
         */
        DnsLookupRecord: {
            /** @enum {integer} */
            lookup_type: 1 | 28;
            record: components["schemas"]["DnsAddressRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 2;
            record: components["schemas"]["DnsNsRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 5;
            record: components["schemas"]["DnsCnameRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 12;
            record: components["schemas"]["DnsPtrRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 15;
            record: components["schemas"]["DnsMxRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 33;
            record: components["schemas"]["DnsSrvRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 16;
            record: components["schemas"]["DnsTxtRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 6;
            record: components["schemas"]["DnsSoaRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 48;
            record: components["schemas"]["DnsDnskeyRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 257;
            record: components["schemas"]["DnsCaaRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 43;
            record: components["schemas"]["DnsDsRecord"];
        } | {
            /** @enum {integer} */
            lookup_type: 255;
            record: components["schemas"]["DnsAllRecord"];
        };
        /**
         * HTTP method or custom method
         * @description HTTP method of a REST API or REST API transaction monitor: an id of the table, or a custom method name when the wanted method is not in the list. How a custom name is spelled is not documented; any non-empty text passes.
         */
        HttpMethodOrCustom: components["schemas"]["HttpMethod"] | string;
        /**
         * Check intervals per monitor type
         * @description Which check interval a monitor type supports. Intervals 1 and 3 are unsupported for URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP; intervals 5 and 10 are unsupported for SMTP and HOMEPAGE; the others have no restriction. The property names are this contract's own.
         */
        MonitorCheckInterval: {
            /** @enum {string} */
            monitor_type: "HOMEPAGE" | "SMTP";
            /** @enum {integer} */
            check_interval: 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        } | {
            /** @enum {string} */
            monitor_type: "URL-SEQ" | "REALBROWSER" | "FTP";
            /** @enum {integer} */
            check_interval: 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        } | {
            /** @enum {string} */
            monitor_type: "URL" | "RESTAPI" | "FILEUPLOAD" | "GRPC" | "SSL_CERT" | "PING" | "PORT" | "UDP" | "DNS" | "PORT-POP" | "PORT-SMTP" | "PORT_FTP" | "SERVER" | "MSEXCHANGE" | "AMAZON" | "EC2INSTANCE" | "RDSINSTANCE" | "SNSTOPIC" | "DYNAMODBTABLE" | "LOADBALANCER" | "APPLN-LOADBALANCER" | "NETWORK-LOADBALANCER" | "GATEWAY-LOADBALANCER" | "LAMBDAFUNCTION" | "EC-MEMCACHED" | "EC-MEM-NODE" | "EC-REDIS" | "S3BUCKET" | "S3ENDPOINT" | "S3FOLDER" | "CLOUDFRONT" | "SQS" | "KINESIS-DATA" | "KINESIS-FIREHOSE" | "KINESIS-ANALYTICS" | "KINESIS-VIDEO" | "EBSENVIRONMENT" | "DIRECTCONNECT" | "VPC-VPN" | "APIGATEWAY-STAGE" | "APIGATEWAY-RESOURCE" | "ECSCLUSTER" | "ECSCLUSTERSERVICE" | "REDSHIFT-CLUSTER" | "REDSHIFT-NODE" | "EFS" | "SES" | "STEPFUNCTION" | "WAF" | "CLOUDSEARCH" | "KMS" | "R53_HEALTHCHECK" | "R53_RESOLVER" | "R53_HOSTEDZONE" | "R53_RECORDSET" | "ESD" | "ESDNODE" | "VPC_NATGATEWAY" | "EMR" | "WORKSPACE" | "EC2AUTOSCALING" | "NEPTUNE-CLUSTER" | "NEPTUNE-INSTANCE" | "ACM" | "LIGHTSAIL-INSTANCE" | "EKSCLUSTER" | "EKSNAMESPACE" | "EKSNODE" | "AMQ" | "AMQTOPIC" | "AMQQUEUE" | "AMQNC" | "LIGHTSAIL-DATABASE" | "LIGHTSAIL-LB" | "STORAGEGATEWAY" | "SGFILE" | "SGVOLUME" | "TRANSITGATEWAY" | "TGWATTACHMENT" | "DIRECTCONNECTVI" | "DMSTASK" | "DMSINSTANCE" | "FSX" | "FSX-SVM" | "FSX-VOLUME" | "LAMBDA-EDGE" | "VCENTER" | "VEEAM_ENTERPRISEMANAGER" | "VEEAM_AZUREAPPLIANCE" | "COMMVAULT_COMMANDCENTER" | "VMWAREESX" | "VMWAREVM" | "NETWORKDEVICE" | "SOAP" | "BIZTALKSERVER" | "OFFICE365" | "GUARD-DUTY" | "INSPECTOR" | "SFTP" | "APIGATEWAY-ROUTE" | "EC2_CWAGENT" | "APPSTREAM" | "AWSHEALTH" | "APPSYNC" | "EBSVOLUME_AVAIL" | "AWSBATCH" | "AWSBATCH-QUEUE" | "EBS_SNAPSHOT" | "SECRET-MANAGER" | "SECRET-MANAGER-REGIONAL" | "ELASTIC-IP-ADDRESS" | "PROCSTAT" | "VPC_META" | "VPC_REGIONAL" | "VPC_AZ" | "VPC" | "VPC_NI" | "VPC_PROTOCOL" | "VPC_RT" | "VPC-ENDPOINT" | "VPC-ENDPOINT-SERVICES" | "MSK_TOPIC" | "MSK_BROKER" | "MSK_CLUSTER" | "MSK_CONNECT" | "MSK_REPLICATOR" | "MSK_SERVERLESS" | "TRUSTED-ADVISOR-CATEGORY" | "TRUSTED-ADVISOR-CHECKS" | "TGW_FLOW_LOGS" | "TGWATT_FLOW_LOGS" | "GLUE-JOB" | "GLUE-CRAWLER" | "RABBIT_MQ" | "RABBIT_MQ_QUEUE" | "RABBIT_MQ_NODE" | "DRSREGION" | "DRS-SOURCE-SERVER" | "DRS-RECOVERY-INSTANCE" | "COGNITO-USER-POOL" | "COGNITO-USER" | "COGNITO-IDP" | "COGNITO-APP-CLIENT" | "COGNITO-ID-POOL" | "CLOUDWATCH-LOGS-META" | "CLOUDWATCH-LOGS-REGION" | "CLOUDWATCH-LOG-GROUP" | "ELB-TARGETGROUP" | "VALKEY-SERVERLESS" | "VALKEY-CLUSTER" | "VALKEY-CLUSTER-SHARD" | "VALKEY-CLUSTER-NODE" | "CAPACITY" | "SERVER_CAPACITY" | "PROBE_CAPACITY";
            /** @enum {integer} */
            check_interval: 1 | 3 | 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        };
        /**
         * Supported granularities per period
         * @description Which unit of time (granularity) a period supports. For period 50 the granularity is derived from the chosen start and end dates, and raw granularity is considered only when both dates fall within the last 30 days, so no unit is ruled out here. The property names are this contract's own.
         */
        PeriodGranularity: {
            /** @enum {integer} */
            period: 0 | 1 | 3 | 4 | 17 | 18;
            /** @enum {integer} */
            granularity: 1 | 2;
        } | {
            /** @enum {integer} */
            period: 2 | 11 | 12;
            /** @enum {integer} */
            granularity: 1 | 2 | 3;
        } | {
            /** @enum {integer} */
            period: 5 | 13;
            /** @enum {integer} */
            granularity: 1 | 2 | 3 | 4;
        } | {
            /** @enum {integer} */
            period: 7;
            /** @enum {integer} */
            granularity: 2 | 3 | 4;
        } | {
            /** @enum {integer} */
            period: 8 | 9 | 22 | 25;
            /** @enum {integer} */
            granularity: 2 | 3 | 4 | 5;
        } | {
            /** @enum {integer} */
            period: 51;
            /** @enum {integer} */
            granularity: 1;
        } | {
            /** @enum {integer} */
            period: 50;
            /** @enum {integer} */
            granularity: 1 | 2 | 3 | 4 | 5;
        };
        /**
         * User access roles per product
         * @description Which user access roles a product has. The property names are this contract's own.
         */
        ProductUserAccessRole: {
            /** @enum {integer} */
            product: 0;
            /** @enum {integer} */
            role: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        } | {
            /** @enum {integer} */
            product: 1;
            /** @enum {integer} */
            role: 21 | 22 | 23 | 24 | 25;
        } | {
            /** @enum {integer} */
            product: 2;
            /** @enum {integer} */
            role: 11 | 12;
        };
        /**
         * Time window or date
         * @description A time window of the table, or a particular date written `SD/dd.mm.yyyy`.
         */
        TimeWindowOrDate: components["schemas"]["TimeWindow"] | string;
        /**
         * Graph types per transaction type
         * @description Which graph types a particular transaction has, by its type. The property names are this contract's own.
         */
        TransactionGraph: {
            /** @enum {string} */
            transaction_type: "txn";
            /** @enum {string} */
            graph_type: "rtandthroughput" | "components";
        } | {
            /** @enum {string} */
            transaction_type: "bgtxn";
            /** @enum {string} */
            graph_type: "rtandthroughput" | "components" | "rtbycomponents";
        } | {
            /** @enum {string} */
            transaction_type: "db";
            /** @enum {string} */
            graph_type: "rtandthroughput" | "throughputbycaller" | "throughput" | "avgrt";
        };
        /**
         * DNS record
         * @description A record of a DNS search configuration. The record does not name its lookup type, and NS, CNAME and PTR look alike, so more than one shape may fit; `DnsLookupRecord` says which shape belongs to which lookup type.
         */
        DnsRecord: components["schemas"]["DnsAddressRecord"] | components["schemas"]["DnsNsRecord"] | components["schemas"]["DnsCnameRecord"] | components["schemas"]["DnsPtrRecord"] | components["schemas"]["DnsMxRecord"] | components["schemas"]["DnsSrvRecord"] | components["schemas"]["DnsTxtRecord"] | components["schemas"]["DnsSoaRecord"] | components["schemas"]["DnsDnskeyRecord"] | components["schemas"]["DnsCaaRecord"] | components["schemas"]["DnsDsRecord"] | components["schemas"]["DnsAllRecord"];
        /**
         * APM agent type
         * @description Kind of APM agent.
         * @enum {string}
         */
        ApmAgentType: "JAVA" | "DOTNET" | "DOTNET_SERVICE" | "DOTNET_DESKTOP" | "DOTNET_AZURE_APP_SERVICE" | "DOTNET_CORE" | "PHP" | "PHP_WINDOWS" | "RUBY" | "NODEJS";
        /**
         * APM resource type
         * @description Kind of APM resource.
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
         * @description Kind of graph for a database operation.
         * @enum {string}
         */
        DatabaseOperationGraph: "avgrt" | "rtandthroughput" | "throughput";
        /**
         * Graph type
         * @description Kind of graph.
         * @enum {string}
         */
        GraphType: "apdex" | "rtandthroughput" | "components" | "rtbycomponents" | "throughput" | "avgrt";
        /**
         * Time window
         * @description Time window. One of these ids, or `SD/dd.mm.yyyy`, a particular date (see `TimeWindowOrDate`).
         * @enum {string}
         */
        TimeWindow: "H" | "H3" | "H6" | "hD" | "D";
        /**
         * Traces list attribute
         * @description Attribute of the traces list.
         * @enum {string}
         */
        TracesListAttribute: "avgrt" | "cpu" | "exe" | "ext" | "sql";
        /**
         * Graph type for a particular transaction
         * @description Kind of graph for a particular transaction. `TransactionGraph` is the rule with the graphs of each transaction type.
         * @enum {string}
         */
        TransactionGraphType: "rtandthroughput" | "components" | "rtbycomponents" | "throughputbycaller" | "throughput" | "avgrt";
        /**
         * Transaction type
         * @description Kind of transaction. Also called traces transaction type.
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
         * @description Hyper-V action.
         * @enum {integer}
         */
        HyperVAction: 1 | 2 | 3;
        /**
         * IIS action
         * @description IIS action.
         * @enum {integer}
         */
        IisAction: 1 | 2 | 3 | 4;
        /**
         * IT automation resource type
         * @description Kind of resource of an IT automation.
         * @enum {integer}
         */
        ItAutomationResourceType: 1 | 2 | 4;
        /**
         * IT automation type
         * @description Kind of IT automation.
         * @enum {integer}
         */
        ItAutomationType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 34 | 35;
        /**
         * OS type
         * @description Kind of OS.
         * @enum {integer}
         */
        OsType: 0 | 1;
        /**
         * Script type
         * @description Kind of script.
         * @enum {integer}
         */
        ScriptType: 100 | 101 | 102 | 200 | 201 | 202 | 203;
        /**
         * Service action
         * @description Action on a service.
         * @enum {integer}
         */
        ServiceAction: 1 | 2 | 3;
        /**
         * Cloud child type
         * @description Id of a cloud child type.
         * @enum {integer}
         */
        CloudChildType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33 | 34 | 35 | 36 | 37 | 38 | 39 | 40 | 41 | 42 | 43 | 44 | 45 | 46 | 47 | 48 | 49 | 50 | 51 | 52 | 53 | 54 | 55 | 59 | 69 | 70 | 75 | 80 | 81 | 83 | 84 | 87 | 88 | 92 | 93 | 94 | 95 | 96 | 97 | 98 | 99 | 100 | 101 | 109 | 110 | 111 | 112 | 113 | 114 | 116 | 122 | 124;
        /**
         * Cloud discover frequency
         * @description Frequency of cloud discovery.
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
         * @description Logical operator of the cloud discovery criteria.
         * @enum {integer}
         */
        CloudDiscoveryCriteria: 1 | 2;
        /**
         * Cloud management action
         * @description Cloud management action.
         * @enum {integer}
         */
        CloudManagementAction: 1 | 2 | 3;
        /**
         * DNS lookup type
         * @description Kind of DNS record that is looked up.
         * @enum {integer}
         */
        DnsLookupType: 1 | 255 | 28 | 2 | 15 | 5 | 6 | 12 | 33 | 16 | 48 | 257 | 43;
        /**
         * DNS protocol
         * @description Protocol of a DNS lookup.
         * @enum {integer}
         */
        DnsProtocol: 0 | 1;
        /**
         * DNS TTL operation
         * @description Comparison (`ttlo`) for the TTL of the resolved record.
         * @enum {integer}
         */
        DnsTtlOperation: 1 | 2 | 3;
        /**
         * Day
         * @description Day of the week.
         * @enum {integer}
         */
        Day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Maintenance end
         * @description When a maintenance ends.
         * @enum {integer}
         */
        MaintenanceEnd: 0 | 1 | 2;
        /**
         * Schedule maintenance status
         * @description Status of a schedule maintenance. V is recurring, awaiting next cycle.
         * @enum {string}
         */
        ScheduleMaintenanceStatus: "I" | "C" | "V";
        /**
         * Schedule maintenance type
         * @description Kind of schedule maintenance.
         * @enum {integer}
         */
        ScheduleMaintenanceType: 1 | 2 | 8 | 3 | 5 | 6 | 9;
        /**
         * Week
         * @description Week, by its position. Week 5, the last/fourth week, is supported in schedule maintenance.
         * @enum {integer}
         */
        Week: 1 | 2 | 3 | 4 | 5;
        /**
         * Check interval
         * @description Check interval in minutes. Monitor types that do not support some intervals are in the rule `MonitorCheckInterval`.
         * @enum {integer}
         */
        CheckInterval: 1 | 3 | 5 | 10 | 15 | 20 | 30 | 60 | 120 | 180 | 360 | 1440;
        /**
         * Data collection type
         * @description Kind of data collection.
         * @enum {integer}
         */
        DataCollectionType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
        /**
         * Global parameter function
         * @description Function of a global parameter.
         * @enum {integer}
         */
        GlobalParameterFunction: 0 | 1 | 2 | 3;
        /**
         * Monitor group resource type
         * @description Kind of monitor group resource.
         * @enum {integer}
         */
        MonitorGroupResourceType: 0 | 1;
        /**
         * Monitor group type
         * @description Kind of monitor group.
         * @enum {integer}
         */
        MonitorGroupType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /**
         * Monitor status
         * @description Status of a monitor.
         * @enum {integer}
         */
        MonitorStatus: 0 | 1 | 2 | 3 | 5 | 7 | 9 | 10;
        /**
         * Monitor type
         * @description Id of a monitor type. The monitor type list operation additionally returns CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY.
         * @enum {string}
         */
        MonitorType: "URL" | "HOMEPAGE" | "URL-SEQ" | "REALBROWSER" | "RESTAPI" | "FILEUPLOAD" | "GRPC" | "SSL_CERT" | "PING" | "PORT" | "UDP" | "DNS" | "PORT-POP" | "PORT-SMTP" | "PORT_FTP" | "SMTP" | "FTP" | "SERVER" | "MSEXCHANGE" | "AMAZON" | "EC2INSTANCE" | "RDSINSTANCE" | "SNSTOPIC" | "DYNAMODBTABLE" | "LOADBALANCER" | "APPLN-LOADBALANCER" | "NETWORK-LOADBALANCER" | "GATEWAY-LOADBALANCER" | "LAMBDAFUNCTION" | "EC-MEMCACHED" | "EC-MEM-NODE" | "EC-REDIS" | "S3BUCKET" | "S3ENDPOINT" | "S3FOLDER" | "CLOUDFRONT" | "SQS" | "KINESIS-DATA" | "KINESIS-FIREHOSE" | "KINESIS-ANALYTICS" | "KINESIS-VIDEO" | "EBSENVIRONMENT" | "DIRECTCONNECT" | "VPC-VPN" | "APIGATEWAY-STAGE" | "APIGATEWAY-RESOURCE" | "ECSCLUSTER" | "ECSCLUSTERSERVICE" | "REDSHIFT-CLUSTER" | "REDSHIFT-NODE" | "EFS" | "SES" | "STEPFUNCTION" | "WAF" | "CLOUDSEARCH" | "KMS" | "R53_HEALTHCHECK" | "R53_RESOLVER" | "R53_HOSTEDZONE" | "R53_RECORDSET" | "ESD" | "ESDNODE" | "VPC_NATGATEWAY" | "EMR" | "WORKSPACE" | "EC2AUTOSCALING" | "NEPTUNE-CLUSTER" | "NEPTUNE-INSTANCE" | "ACM" | "LIGHTSAIL-INSTANCE" | "EKSCLUSTER" | "EKSNAMESPACE" | "EKSNODE" | "AMQ" | "AMQTOPIC" | "AMQQUEUE" | "AMQNC" | "LIGHTSAIL-DATABASE" | "LIGHTSAIL-LB" | "STORAGEGATEWAY" | "SGFILE" | "SGVOLUME" | "TRANSITGATEWAY" | "TGWATTACHMENT" | "DIRECTCONNECTVI" | "DMSTASK" | "DMSINSTANCE" | "FSX" | "FSX-SVM" | "FSX-VOLUME" | "LAMBDA-EDGE" | "VCENTER" | "VEEAM_ENTERPRISEMANAGER" | "VEEAM_AZUREAPPLIANCE" | "COMMVAULT_COMMANDCENTER" | "VMWAREESX" | "VMWAREVM" | "NETWORKDEVICE" | "SOAP" | "BIZTALKSERVER" | "OFFICE365" | "GUARD-DUTY" | "INSPECTOR" | "SFTP" | "APIGATEWAY-ROUTE" | "EC2_CWAGENT" | "APPSTREAM" | "AWSHEALTH" | "APPSYNC" | "EBSVOLUME_AVAIL" | "AWSBATCH" | "AWSBATCH-QUEUE" | "EBS_SNAPSHOT" | "SECRET-MANAGER" | "SECRET-MANAGER-REGIONAL" | "ELASTIC-IP-ADDRESS" | "PROCSTAT" | "VPC_META" | "VPC_REGIONAL" | "VPC_AZ" | "VPC" | "VPC_NI" | "VPC_PROTOCOL" | "VPC_RT" | "VPC-ENDPOINT" | "VPC-ENDPOINT-SERVICES" | "MSK_TOPIC" | "MSK_BROKER" | "MSK_CLUSTER" | "MSK_CONNECT" | "MSK_REPLICATOR" | "MSK_SERVERLESS" | "TRUSTED-ADVISOR-CATEGORY" | "TRUSTED-ADVISOR-CHECKS" | "TGW_FLOW_LOGS" | "TGWATT_FLOW_LOGS" | "GLUE-JOB" | "GLUE-CRAWLER" | "RABBIT_MQ" | "RABBIT_MQ_QUEUE" | "RABBIT_MQ_NODE" | "DRSREGION" | "DRS-SOURCE-SERVER" | "DRS-RECOVERY-INSTANCE" | "COGNITO-USER-POOL" | "COGNITO-USER" | "COGNITO-IDP" | "COGNITO-APP-CLIENT" | "COGNITO-ID-POOL" | "CLOUDWATCH-LOGS-META" | "CLOUDWATCH-LOGS-REGION" | "CLOUDWATCH-LOG-GROUP" | "ELB-TARGETGROUP" | "VALKEY-SERVERLESS" | "VALKEY-CLUSTER" | "VALKEY-CLUSTER-SHARD" | "VALKEY-CLUSTER-NODE" | "CAPACITY" | "SERVER_CAPACITY" | "PROBE_CAPACITY";
        /**
         * Resource directory check types
         * @description Kind of check on a directory.
         * @enum {integer}
         */
        ResourceDirectoryCheckType: 3001 | 3002 | 3003 | 3004 | 3005;
        /**
         * Resource file check types
         * @description Kind of check on a file.
         * @enum {integer}
         */
        ResourceFileCheckType: 2001 | 2002 | 2003 | 2004 | 2005;
        /**
         * Resource state
         * @description State of a resource.
         * @enum {integer}
         */
        ResourceState: 0 | 5;
        /**
         * Resource type
         * @description Kind of resource.
         * @enum {integer}
         */
        ResourceType: 0 | 1 | 2 | 3 | 4;
        /**
         * Secondary location check interval
         * @description Check interval of secondary locations, in milliseconds.
         * @enum {integer}
         */
        SecondaryLocationCheckInterval: 60000 | 180000 | 300000 | 600000 | 900000 | 1800000 | 3600000 | 10800000 | 21600000 | 86400000;
        /**
         * Action rule
         * @description Status change on which an action is run.
         * @enum {integer}
         */
        ActionRule: 0 | 1 | 2 | -1 | 20;
        /**
         * Alert type
         * @description Kind of alert.
         * @enum {integer}
         */
        AlertType: 0 | 2;
        /**
         * Alerting mode
         * @description Way in which an alert is sent.
         * @enum {integer}
         */
        AlertingMode: 1 | 2 | 3 | 4 | 5;
        /**
         * Alerting status
         * @description Status that is notified.
         * @enum {integer}
         */
        AlertingStatus: 10 | 20 | 30;
        /**
         * Email format
         * @description Format of an email.
         * @enum {integer}
         */
        EmailFormat: 0 | 1;
        /**
         * Notification downtime delay
         * @description Failure on which a downtime is notified.
         * @enum {integer}
         */
        NotificationDowntimeDelay: 1 | 2 | 3 | 4 | 5;
        /**
         * Outage and alarm type
         * @description Kind of outage or alarm.
         * @enum {integer}
         */
        OutageAndAlarmType: 0 | 2 | 3 | 7;
        /**
         * Persistent notification
         * @description Errors that are notified persistently.
         * @enum {integer}
         */
        PersistentNotification: -1 | 1 | 2 | 3 | 4 | 5;
        /**
         * Severity
         * @description Severity.
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
         * @description Months of the business quarters.
         * @enum {integer}
         */
        BusinessQuarterMonths: 0 | 1 | 2;
        /**
         * Busy hour report segment
         * @description Segment of a busy hour report. Also called segment type.
         * @enum {integer}
         */
        BusyHourReportSegment: 1 | 2;
        /**
         * Custom report type
         * @description Kind of custom report.
         * @enum {integer}
         */
        CustomReportType: 1 | 2;
        /**
         * Metric aggregation
         * @description How a metric is aggregated.
         * @enum {integer}
         */
        MetricAggregation: 0 | 1 | 4 | 5;
        /**
         * Metrics
         * @description Overall metrics or metrics by day.
         * @enum {integer}
         */
        Metrics: 1 | 2;
        /**
         * Month
         * @description Month of the year.
         * @enum {integer}
         */
        Month: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Outage report period
         * @description Period of an outage report.
         * @enum {integer}
         */
        OutageReportPeriod: 1 | 2 | 5 | 90 | 180;
        /**
         * Period
         * @description Time period. `PeriodGranularity` is the rule with the granularities that each period supports.
         * @enum {integer}
         */
        Period: 0 | 1 | 2 | 3 | 4 | 5 | 7 | 8 | 9 | 11 | 12 | 13 | 17 | 18 | 22 | 25 | 50 | 51;
        /**
         * Report format
         * @description File format of a report.
         * @enum {integer}
         */
        ReportFormat: 2 | 3;
        /**
         * Report frequency
         * @description Frequency of a report.
         * @enum {integer}
         */
        ReportFrequency: 1 | 2 | 3 | 4;
        /**
         * Report type
         * @description Kind of report.
         * @enum {integer}
         */
        ReportType: 11 | 13 | 14 | 15 | 42 | 16 | 17 | 18 | 19 | 21 | 23 | 25 | 31 | 32 | 33 | 34;
        /**
         * Schedule report criteria
         * @description Criteria of a schedule report.
         * @enum {integer}
         */
        ScheduleReportCriteria: 0 | 1 | 2;
        /**
         * Schedule report operator
         * @description Comparison operator of a schedule report.
         * @enum {integer}
         */
        ScheduleReportOperator: 1 | 2 | 3 | 4;
        /**
         * Schedule report status
         * @description Status of a schedule report.
         * @enum {integer}
         */
        ScheduleReportStatus: 0 | 5;
        /**
         * SLA target
         * @description Comparison of an SLA target.
         * @enum {integer}
         */
        SlaTarget: 0 | 1 | 2 | 3 | 4;
        /**
         * SLA type
         * @description Kind of SLA.
         * @enum {integer}
         */
        SlaType: 1 | 2 | 3;
        /**
         * Trend report segment
         * @description Segment of a trend report.
         * @enum {integer}
         */
        TrendReportSegment: 1 | 2 | 3;
        /**
         * Unit of time
         * @description Unit of time (granularity). `PeriodGranularity` is the rule with the granularities that each period supports.
         * @enum {integer}
         */
        UnitOfTime: 1 | 2 | 3 | 4 | 5;
        /**
         * Uptime button time period
         * @description Time period of an uptime button.
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
         * @description Kind of RUM metric.
         * @enum {string}
         */
        RumMetricType: "txn" | "ajaxCalls" | "region" | "city" | "country_code" | "device" | "browser" | "isp" | "uid" | "domain" | "device_connection" | "device_view_port" | "device_memory" | "environment" | "release";
        /**
         * Anomaly threshold
         * @description Anomaly threshold.
         * @enum {integer}
         */
        AnomalyThreshold: 1 | 2;
        /**
         * Bits-per-second units
         * @description Unit of a number of bits per second.
         * @enum {integer}
         */
        BitsPerSecondUnit: 1 | 2 | 3 | 4 | 5;
        /**
         * Bytes units
         * @description Unit of a number of bytes.
         * @enum {integer}
         */
        BytesUnit: 1 | 2 | 3 | 4 | 5;
        /**
         * Downtime rule
         * @description Number of locations of the downtime rule.
         * @enum {integer}
         */
        DowntimeRule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 0;
        /**
         * Secondary resource alert severity
         * @description Severity of an alert on a secondary resource.
         * @enum {integer}
         */
        SecondaryResourceAlertSeverity: 2 | 3;
        /**
         * Text threshold condition
         * @description Condition of a text threshold.
         * @enum {integer}
         */
        TextThresholdCondition: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * Threshold condition
         * @description Comparison operator of a threshold.
         * @enum {integer}
         */
        ThresholdCondition: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * Threshold profile type
         * @description Kind of threshold profile.
         * @enum {integer}
         */
        ThresholdProfileType: 1 | 2;
        /**
         * Threshold severity
         * @description Severity of a threshold.
         * @enum {integer}
         */
        ThresholdSeverity: 0 | 3 | 2;
        /**
         * Threshold strategy
         * @description Strategy of a threshold.
         * @enum {integer}
         */
        ThresholdStrategy: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
        /**
         * Time units
         * @description Unit of a time.
         * @enum {integer}
         */
        TimeUnit: 1 | 2 | 3 | 4;
        /**
         * User access role (cost-management product)
         * @description Access role of a user in the cost-management product.
         * @enum {integer}
         */
        CostManagementUserAccessRole: 11 | 12;
        /**
         * Job title
         * @description Job title of a user.
         * @enum {integer}
         */
        JobTitle: 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /**
         * User access role (monitoring product)
         * @description Access role of a user in the monitoring product.
         * @enum {integer}
         */
        MonitoringUserAccessRole: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10;
        /**
         * Product
         * @description Product of the service.
         * @enum {integer}
         */
        Product: 0 | 1 | 2;
        /**
         * User access role (status-page product)
         * @description Access role of a user in the status-page product.
         * @enum {integer}
         */
        StatusPageUserAccessRole: 21 | 22 | 23 | 24 | 25;
        /**
         * Authentication method
         * @description Authentication method.
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
         * @description Version of the browser. `BrowserTypeVersion` is the rule with the version of each browser type.
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
         * @description Kind of defacement.
         * @enum {string}
         */
        DefacementType: "Text" | "Script" | "Anchor" | "Image" | "Link" | "IFrame";
        /**
         * HTTP method
         * @description HTTP method id for REST API and REST API transaction monitors. A custom method name may also be set when the wanted method is not in the list, see `HttpMethodOrCustom`.
         * @enum {string}
         */
        HttpMethod: "P" | "G" | "H" | "U" | "D" | "A" | "F" | "PROPPATCH" | "MKCOL" | "CONNECT" | "OPTIONS" | "TRACE" | "COPY" | "MOVE" | "LOCK" | "UNLOCK";
        /**
         * HTTP protocol
         * @description HTTP protocol.
         * @enum {string}
         */
        HttpProtocol: "H1.1" | "H2";
        /**
         * Internet protocol
         * @description Internet protocol.
         * @enum {integer}
         */
        InternetProtocol: 0 | 1 | 2 | 3;
        /**
         * IP type
         * @description Kind of IP.
         * @enum {integer}
         */
        IpType: 0 | 1 | 2;
        /**
         * OAuth authentication method
         * @description OAuth authentication method.
         * @enum {string}
         */
        OAuthAuthenticationMethod: "B" | "P";
        /**
         * OAuth grant type
         * @description OAuth grant type for monitored endpoints.
         * @enum {integer}
         */
        OAuthGrantType: 1 | 2 | 3;
        /**
         * Primary internet protocol
         * @description Primary internet protocol.
         * @enum {integer}
         */
        PrimaryInternetProtocol: 0 | 1;
        /**
         * Request content type
         * @description Content type of a request.
         * @enum {string}
         */
        RequestContentType: "F" | "T" | "X" | "J";
        /**
         * Response content type
         * @description Content type of a response.
         * @enum {string}
         */
        ResponseContentType: "T" | "X" | "J";
        /**
         * OAuth / web token send-token-as
         * @description How an OAuth token or a web token is sent.
         * @enum {string}
         */
        SendTokenAs: "H" | "Q";
        /**
         * SSL protocol
         * @description SSL protocol.
         * @enum {string}
         */
        SslProtocol: "Auto" | "SSLv3" | "TLSv1" | "TLSv1.1" | "TLSv1.2" | "TLSv1.3";
        /**
         * Website type
         * @description Kind of website.
         * @enum {integer}
         */
        WebsiteType: 1 | 2 | 3;
        /**
         * Data center
         * @description Code of a data center. The infrastructure-as-code provider takes US, EU, IN, AU and CN; JP, by the same pattern, is this contract's own. No request or response of the API carries these codes.
         * @enum {string}
         */
        DataCenter: "US" | "EU" | "CN" | "IN" | "AU" | "JP";
        /**
         * Infrastructure-as-code resource kind
         * @description A kind of resource that the service's infrastructure-as-code provider manages. No request or response of the API carries these names.
         * @enum {string}
         */
        ProviderResourceKind: "website monitor" | "web transaction (browser) monitor" | "DNS server monitor" | "port (custom protocol) monitor" | "ping monitor" | "web page speed (browser) monitor" | "FTP transfer monitor" | "ISP monitor" | "SSL certificate expiry monitor" | "domain expiry monitor" | "REST API monitor" | "server monitor" | "heartbeat monitor" | "URL IT automation" | "monitor group" | "threshold profile" | "location profile" | "notification profile" | "user group" | "user" | "tags" | "schedule maintenance";
        /**
         * Scope
         * @description OAuth scope, before its type is added. Written with a capital in the scope list of a grant token, as in `Svc.Admin.Read`. No request or response carries the bare name.
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
         * User role
         * @description Role of a user, with what it permits. Valid for all calls. No request or response carries these names; the user access roles are ids.
         * @enum {string}
         */
        UserRole: "Super Admin" | "Administrator" | "Operator" | "Read Only" | "Billing Contact" | "SpokesPerson" | "Hosting Provider" | "No Access";
        /**
         * Response envelope
         * @description What the body of a response carries around its payload. New attributes may be added without a new version.
         */
        Envelope: {
            /** @description Present in most bodies. 0 on success; a non-zero service error code on error. */
            code?: number;
            /** @description Status message. `success` on success. */
            message: string;
        };
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
        DeviceKeyEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["DeviceKey"];
        };
        /**
         * Error
         * @description Body of an error response. The catalogue of service error codes is not documented beyond 1002 (Monitor does not exist).
         */
        Error: {
            /** @description Service error code, not zero. In most examples it repeats the HTTP status, because the codes are not documented. */
            code: number;
            /** @description What went wrong. */
            message: string;
        };
        /**
         * Monitor type constant
         * @description A monitor type that the service knows.
         */
        MonitorTypeConstant: {
            /** @description Monitor type ID. One of `MonitorType`; this contract leaves it open for ids that the service may add. */
            id: components["schemas"]["MonitorType"] | (string & {});
            /** @description Name of the monitor type. */
            name: string;
        };
        /**
         * Monitor type constant list envelope
         * @description The response envelope with the monitor types.
         */
        MonitorTypeConstantListEnvelope: components["schemas"]["Envelope"] & {
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
        MspCustomerListEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["MspCustomer"][];
        };
        /**
         * Business unit
         * @description An entry of the portal account's business unit list.
         */
        BusinessUnit: {
            /** @description Business unit name. */
            name: string;
            /** @description Business unit account identifier, sent later in the Cookie header. */
            zaaid: string;
        };
        /**
         * Business unit list envelope
         * @description The response envelope with the business units of the portal account.
         */
        BusinessUnitListEnvelope: components["schemas"]["Envelope"] & {
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
        MonitorListEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Monitor"][];
        };
        /**
         * Monitor envelope
         * @description The response envelope with one monitor.
         */
        MonitorEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["Monitor"];
        };
        /**
         * Monitor group (create request)
         * @description A monitor group to create. Both fields are required here because both are documented and neither is marked optional. Fields of monitor group records beyond these are not documented.
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
         * Envelope with an undocumented payload
         * @description The response envelope of an operation whose payload is not documented.
         */
        OpenEnvelope: components["schemas"]["Envelope"] & {
            /** @description The payload of the invoked operation, an object or an array. Its fields are not documented. */
            data?: unknown;
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
        LocationProfileListEnvelope: components["schemas"]["Envelope"] & {
            data: components["schemas"]["LocationProfile"][];
        };
        /**
         * Inspector request
         * @description Body of a call to the inspector's sample path. Its fields are not documented.
         */
        InspectorRequest: {
            [key: string]: unknown;
        };
        /**
         * Grant type
         * @description What a token request exchanges.
         * @enum {string}
         */
        GrantType: "authorization_code" | "refresh_token";
        /**
         * Grant exchange request
         * @description Exchanges a grant token for a refresh token and a first access token.
         */
        GrantExchangeRequest: {
            /** @description The client's identifier, from its registration. */
            client_id: string;
            /** @description The client's secret, from its registration. It must not be shared. */
            client_secret: string;
            /** @description The grant token, valid for 3 to 10 minutes. */
            code: string;
            /**
             * @description `authorization_code` to exchange a grant, `refresh_token` for a new access token. (enum property replaced by openapi-typescript)
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
            /** @description The client's secret, from its registration. It must not be shared. */
            client_secret: string;
            /** @description The refresh token. It is permanent until revoked. */
            refresh_token: string;
            /**
             * @description `authorization_code` to exchange a grant, `refresh_token` for a new access token. (enum property replaced by openapi-typescript)
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
         * @description An access token. The answer to a grant exchange (`GrantExchangeResponse`) has a refresh token as well; the answer to an access token request (`AccessTokenResponse`) has none.
         */
        TokenResponse: {
            /** @description The token to send in the Authorization header. */
            access_token: string;
            /** @description Permanent, with no expiry until it is revoked. */
            refresh_token?: string;
            /** @description Lifetime of the access token in seconds, usually 3600. */
            expires_in: number;
            /**
             * Format: uri
             * @description A URL.
             */
            api_domain: string;
            /** @description `Bearer`. The token is sent with the scheme word `Svc-oauthtoken` all the same. */
            token_type: string;
        };
        /**
         * OAuth error
         * @description Body of an error response of an OAuth operation. The error responses of the OAuth operations are not documented, so anything may stand here; the examples have the form of the other errors.
         */
        OAuthError: {
            /** @description Service error code, if the OAuth operations send one. */
            code?: number;
            /** @description What went wrong, if the OAuth operations say so here. */
            message?: string;
        } & {
            [key: string]: unknown;
        };
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
            /** @description 256 ZSK, 257 KSK. */
            flg: number;
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
         * @description Search configuration of the lookup type ALL. No fields are documented beyond those that every lookup type carries.
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
        /** @description The device key. */
        DeviceKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeviceKeyEnvelope"];
            };
        };
        /** @description Bad request: the supplied information is wrong. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Forbidden URL. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description URL not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Method not allowed for the invoked API. */
        MethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal server error. */
        InternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The monitor types. */
        MonitorTypeConstantList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MonitorTypeConstantListEnvelope"];
            };
        };
        /** @description The customers. */
        MspCustomerList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MspCustomerListEnvelope"];
            };
        };
        /** @description Unauthorized, or an MSP or portal operation for which the caller is not authorized. Which status the latter has is not documented; this one fits its wording. */
        NotAuthorizedForOperation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The business units. */
        BusinessUnitList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BusinessUnitListEnvelope"];
            };
        };
        /** @description The monitors. */
        MonitorList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MonitorListEnvelope"];
            };
        };
        /** @description The monitor. */
        Monitor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MonitorEnvelope"];
            };
        };
        /** @description The monitor does not exist, or the URL is not found. */
        MonitorNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The group is created. The response is not documented beyond the envelope. */
        MonitorGroupCreated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OpenEnvelope"];
            };
        };
        /** @description The location profiles. */
        LocationProfileList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LocationProfileListEnvelope"];
            };
        };
        /** @description Success, as the chosen verb. */
        InspectorSuccess: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OpenEnvelope"];
            };
        };
        /** @description The tokens. */
        Token: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TokenResponse"];
            };
        };
        /** @description Bad request: the supplied information is wrong. Its body is not documented for the OAuth operations. */
        OAuthBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Unauthorized. Its body is not documented for the OAuth operations. */
        OAuthUnauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Forbidden URL. Its body is not documented for the OAuth operations. */
        OAuthForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description URL not found. Its body is not documented for the OAuth operations. */
        OAuthNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Method not allowed for the invoked API. Its body is not documented for the OAuth operations. */
        OAuthMethodNotAllowed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description Internal server error. Its body is not documented for the OAuth operations. */
        OAuthInternalServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OAuthError"];
            };
        };
        /** @description The refresh token is revoked. */
        Revoked: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RevokeResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Account identifier of the customer account or business unit account to act on, sent as `Cookie: zaaid=<ZAAID>`. It comes from the customer list or the business unit list. Leave it out to act on your own account.
         * @example 15401829
         */
        ZaaidCookie: string;
        /**
         * @description Monitor identifier.
         * @example 123412341234123411
         */
        MonitorId: string;
        /** @description The client's identifier. May be sent in the form instead, which keeps it out of URLs. */
        ClientIdQuery: string;
        /** @description The client's secret. May be sent in the form instead, which keeps it out of URLs. */
        ClientSecretQuery: string;
        /** @description `authorization_code` to exchange a grant, `refresh_token` for a new access token. May be sent in the form instead. */
        GrantTypeQuery: components["schemas"]["GrantType"];
        /** @description The grant token, when a grant is exchanged. May be sent in the form instead, which keeps it out of URLs. */
        GrantCodeQuery: string;
        /** @description The refresh token, when a new access token is requested. May be sent in the form instead, which keeps it out of URLs. */
        RefreshTokenQuery: string;
        /**
         * @description The refresh token to revoke.
         * @example example-refresh-token
         */
        RevokedTokenQuery: string;
    };
    requestBodies: {
        /** @description The group to create. */
        MonitorGroup: {
            content: {
                "application/json": components["schemas"]["MonitorGroupCreateRequest"];
            };
        };
        /** @description Whatever the chosen verb needs; its fields are not documented. */
        Inspector: {
            content: {
                "application/json": components["schemas"]["InspectorRequest"];
            };
        };
        /** @description The four parameters as a form: all of them here, or all of them in the query. */
        Token: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type AccessTokenResponse = components['schemas']['AccessTokenResponse'];
export type GrantExchangeResponse = components['schemas']['GrantExchangeResponse'];
export type Timestamp = components['schemas']['Timestamp'];
export type BrowserTypeVersion = components['schemas']['BrowserTypeVersion'];
export type DnsLookupRecord = components['schemas']['DnsLookupRecord'];
export type HttpMethodOrCustom = components['schemas']['HttpMethodOrCustom'];
export type MonitorCheckInterval = components['schemas']['MonitorCheckInterval'];
export type PeriodGranularity = components['schemas']['PeriodGranularity'];
export type ProductUserAccessRole = components['schemas']['ProductUserAccessRole'];
export type TimeWindowOrDate = components['schemas']['TimeWindowOrDate'];
export type TransactionGraph = components['schemas']['TransactionGraph'];
export type DnsRecord = components['schemas']['DnsRecord'];
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
export type CloudChildType = components['schemas']['CloudChildType'];
export type CloudDiscoverFrequency = components['schemas']['CloudDiscoverFrequency'];
export type CloudDiscoverService = components['schemas']['CloudDiscoverService'];
export type CloudDiscoveryCriteria = components['schemas']['CloudDiscoveryCriteria'];
export type CloudManagementAction = components['schemas']['CloudManagementAction'];
export type DnsLookupType = components['schemas']['DnsLookupType'];
export type DnsProtocol = components['schemas']['DnsProtocol'];
export type DnsTtlOperation = components['schemas']['DnsTtlOperation'];
export type Day = components['schemas']['Day'];
export type MaintenanceEnd = components['schemas']['MaintenanceEnd'];
export type ScheduleMaintenanceStatus = components['schemas']['ScheduleMaintenanceStatus'];
export type ScheduleMaintenanceType = components['schemas']['ScheduleMaintenanceType'];
export type Week = components['schemas']['Week'];
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
export type MetricAggregation = components['schemas']['MetricAggregation'];
export type Metrics = components['schemas']['Metrics'];
export type Month = components['schemas']['Month'];
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
export type UnitOfTime = components['schemas']['UnitOfTime'];
export type UptimeButtonTimePeriod = components['schemas']['UptimeButtonTimePeriod'];
export type BrowserName = components['schemas']['BrowserName'];
export type BrowserShort = components['schemas']['BrowserShort'];
export type CountryCode = components['schemas']['CountryCode'];
export type GeographicMapAttribute = components['schemas']['GeographicMapAttribute'];
export type RumMetricType = components['schemas']['RumMetricType'];
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
export type OAuthAuthenticationMethod = components['schemas']['OAuthAuthenticationMethod'];
export type OAuthGrantType = components['schemas']['OAuthGrantType'];
export type PrimaryInternetProtocol = components['schemas']['PrimaryInternetProtocol'];
export type RequestContentType = components['schemas']['RequestContentType'];
export type ResponseContentType = components['schemas']['ResponseContentType'];
export type SendTokenAs = components['schemas']['SendTokenAs'];
export type SslProtocol = components['schemas']['SslProtocol'];
export type WebsiteType = components['schemas']['WebsiteType'];
export type DataCenter = components['schemas']['DataCenter'];
export type ProviderResourceKind = components['schemas']['ProviderResourceKind'];
export type Scope = components['schemas']['Scope'];
export type ScopeType = components['schemas']['ScopeType'];
export type UserRole = components['schemas']['UserRole'];
export type Envelope = components['schemas']['Envelope'];
export type DeviceKey = components['schemas']['DeviceKey'];
export type DeviceKeyEnvelope = components['schemas']['DeviceKeyEnvelope'];
export type Error = components['schemas']['Error'];
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
export type OpenEnvelope = components['schemas']['OpenEnvelope'];
export type LocationProfile = components['schemas']['LocationProfile'];
export type LocationProfileListEnvelope = components['schemas']['LocationProfileListEnvelope'];
export type InspectorRequest = components['schemas']['InspectorRequest'];
export type GrantType = components['schemas']['GrantType'];
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
export type ResponseDeviceKey = components['responses']['DeviceKey'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseMethodNotAllowed = components['responses']['MethodNotAllowed'];
export type ResponseInternalServerError = components['responses']['InternalServerError'];
export type ResponseMonitorTypeConstantList = components['responses']['MonitorTypeConstantList'];
export type ResponseMspCustomerList = components['responses']['MspCustomerList'];
export type ResponseNotAuthorizedForOperation = components['responses']['NotAuthorizedForOperation'];
export type ResponseBusinessUnitList = components['responses']['BusinessUnitList'];
export type ResponseMonitorList = components['responses']['MonitorList'];
export type ResponseMonitor = components['responses']['Monitor'];
export type ResponseMonitorNotFound = components['responses']['MonitorNotFound'];
export type ResponseMonitorGroupCreated = components['responses']['MonitorGroupCreated'];
export type ResponseLocationProfileList = components['responses']['LocationProfileList'];
export type ResponseInspectorSuccess = components['responses']['InspectorSuccess'];
export type ResponseToken = components['responses']['Token'];
export type ResponseOAuthBadRequest = components['responses']['OAuthBadRequest'];
export type ResponseOAuthUnauthorized = components['responses']['OAuthUnauthorized'];
export type ResponseOAuthForbidden = components['responses']['OAuthForbidden'];
export type ResponseOAuthNotFound = components['responses']['OAuthNotFound'];
export type ResponseOAuthMethodNotAllowed = components['responses']['OAuthMethodNotAllowed'];
export type ResponseOAuthInternalServerError = components['responses']['OAuthInternalServerError'];
export type ResponseRevoked = components['responses']['Revoked'];
export type ParameterZaaidCookie = components['parameters']['ZaaidCookie'];
export type ParameterMonitorId = components['parameters']['MonitorId'];
export type ParameterClientIdQuery = components['parameters']['ClientIdQuery'];
export type ParameterClientSecretQuery = components['parameters']['ClientSecretQuery'];
export type ParameterGrantTypeQuery = components['parameters']['GrantTypeQuery'];
export type ParameterGrantCodeQuery = components['parameters']['GrantCodeQuery'];
export type ParameterRefreshTokenQuery = components['parameters']['RefreshTokenQuery'];
export type ParameterRevokedTokenQuery = components['parameters']['RevokedTokenQuery'];
export type RequestBodyMonitorGroup = components['requestBodies']['MonitorGroup'];
export type RequestBodyInspector = components['requestBodies']['Inspector'];
export type RequestBodyToken = components['requestBodies']['Token'];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["DeviceKey"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MonitorTypeConstantList"];
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
            200: components["responses"]["MspCustomerList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthorizedForOperation"];
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
            200: components["responses"]["BusinessUnitList"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["NotAuthorizedForOperation"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MonitorList"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Monitor"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody: components["requestBodies"]["MonitorGroup"];
        responses: {
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LocationProfileList"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: components["requestBodies"]["Inspector"];
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
                 * @example 15401829
                 */
                zaaid?: components["parameters"]["ZaaidCookie"];
            };
        };
        requestBody?: components["requestBodies"]["Inspector"];
        responses: {
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
                /** @description The client's identifier. May be sent in the form instead, which keeps it out of URLs. */
                client_id?: components["parameters"]["ClientIdQuery"];
                /** @description The client's secret. May be sent in the form instead, which keeps it out of URLs. */
                client_secret?: components["parameters"]["ClientSecretQuery"];
                /** @description `authorization_code` to exchange a grant, `refresh_token` for a new access token. May be sent in the form instead. */
                grant_type?: components["parameters"]["GrantTypeQuery"];
                /** @description The grant token, when a grant is exchanged. May be sent in the form instead, which keeps it out of URLs. */
                code?: components["parameters"]["GrantCodeQuery"];
                /** @description The refresh token, when a new access token is requested. May be sent in the form instead, which keeps it out of URLs. */
                refresh_token?: components["parameters"]["RefreshTokenQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: components["requestBodies"]["Token"];
        responses: {
            200: components["responses"]["Token"];
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthUnauthorized"];
            403: components["responses"]["OAuthForbidden"];
            404: components["responses"]["OAuthNotFound"];
            405: components["responses"]["OAuthMethodNotAllowed"];
            500: components["responses"]["OAuthInternalServerError"];
        };
    };
    revokeRefreshToken: {
        parameters: {
            query: {
                /**
                 * @description The refresh token to revoke.
                 * @example example-refresh-token
                 */
                token: components["parameters"]["RevokedTokenQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Revoked"];
            400: components["responses"]["OAuthBadRequest"];
            401: components["responses"]["OAuthUnauthorized"];
            403: components["responses"]["OAuthForbidden"];
            404: components["responses"]["OAuthNotFound"];
            405: components["responses"]["OAuthMethodNotAllowed"];
            500: components["responses"]["OAuthInternalServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
