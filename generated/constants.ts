// Written by `npm run build` from openapi/. Do not edit.

/** APM agent type. */
export const ApmAgentType = {
  Java: "JAVA",
  DotNet: "DOTNET",
  DotNetService: "DOTNET_SERVICE",
  DotNetDesktop: "DOTNET_DESKTOP",
  DotNetAzureAppService: "DOTNET_AZURE_APP_SERVICE",
  DotNetCore: "DOTNET_CORE",
  Php: "PHP",
  PhpWindows: "PHP_WINDOWS",
  Ruby: "RUBY",
  NodeJs: "NODEJS",
} as const;
export type ApmAgentType = (typeof ApmAgentType)[keyof typeof ApmAgentType];

/** APM resource type. */
export const ApmResourceType = {
  /** Application */
  Application: "app",
  /** Instance */
  Instance: "ins",
} as const;
export type ApmResourceType = (typeof ApmResourceType)[keyof typeof ApmResourceType];

/**
 * Background transaction attribute.
 *
 * Attribute of a background transaction.
 */
export const BackgroundTransactionAttribute = {
  AvgRt: "avgrt",
  Errors: "errors",
  Throughput: "throughput",
  TotalRt: "totalrt",
} as const;
export type BackgroundTransactionAttribute = (typeof BackgroundTransactionAttribute)[keyof typeof BackgroundTransactionAttribute];

/**
 * Database operation attribute.
 *
 * Attribute of a database operation.
 */
export const DatabaseOperationAttribute = {
  AvgRt: "avgrt",
  Errors: "errors",
  Throughput: "throughput",
  TotalRt: "totalrt",
} as const;
export type DatabaseOperationAttribute = (typeof DatabaseOperationAttribute)[keyof typeof DatabaseOperationAttribute];

/** Database operation graph. */
export const DatabaseOperationGraph = {
  AvgRt: "avgrt",
  RtAndThroughput: "rtandthroughput",
  Throughput: "throughput",
} as const;
export type DatabaseOperationGraph = (typeof DatabaseOperationGraph)[keyof typeof DatabaseOperationGraph];

/** Graph type. */
export const GraphType = {
  Apdex: "apdex",
  RtAndThroughput: "rtandthroughput",
  Components: "components",
  RtByComponents: "rtbycomponents",
  Throughput: "throughput",
  AvgRt: "avgrt",
} as const;
export type GraphType = (typeof GraphType)[keyof typeof GraphType];

/**
 * Time window.
 *
 * Time window. One of these ids, or `SD/dd.mm.yyyy`, a particular date. `TimeWindowOrDate` accepts both.
 */
export const TimeWindow = {
  /** Last one hour */
  Last1Hour: "H",
  /** Last three hours */
  Last3Hours: "H3",
  /** Last six hours */
  Last6Hours: "H6",
  /** Last twelve hours */
  Last12Hours: "hD",
  /** Last one day */
  Last1Day: "D",
} as const;
export type TimeWindow = (typeof TimeWindow)[keyof typeof TimeWindow];

/**
 * Traces list attribute.
 *
 * Attribute of the traces list.
 */
export const TracesListAttribute = {
  /** Response time */
  ResponseTime: "avgrt",
  /** CPU time */
  CpuTime: "cpu",
  /** Exception count */
  ExceptionCount: "exe",
  /** External calls */
  ExternalCalls: "ext",
  /** SQL time */
  SqlTime: "sql",
} as const;
export type TracesListAttribute = (typeof TracesListAttribute)[keyof typeof TracesListAttribute];

/**
 * Graph type for a particular transaction.
 *
 * The rule `TransactionGraph` has the graph types of each transaction type.
 */
export const TransactionGraphType = {
  RtAndThroughput: "rtandthroughput",
  Components: "components",
  RtByComponents: "rtbycomponents",
  ThroughputByCaller: "throughputbycaller",
  Throughput: "throughput",
  AvgRt: "avgrt",
} as const;
export type TransactionGraphType = (typeof TransactionGraphType)[keyof typeof TransactionGraphType];

/**
 * Transaction type.
 *
 * Also called traces transaction type.
 */
export const TransactionType = {
  /** Web */
  Web: "txn",
  /** Background */
  Background: "bgtxn",
  /** Database operation */
  DatabaseOperation: "db",
} as const;
export type TransactionType = (typeof TransactionType)[keyof typeof TransactionType];

/**
 * Web transaction attribute.
 *
 * Attribute of a web transaction.
 */
export const WebTransactionAttribute = {
  AvgRt: "avgrt",
  Errors: "errors",
  Throughput: "throughput",
  TotalRt: "totalrt",
  Apdex: "apdex",
} as const;
export type WebTransactionAttribute = (typeof WebTransactionAttribute)[keyof typeof WebTransactionAttribute];

/** Hyper-V action. */
export const HyperVAction = {
  /** Start VM */
  StartVm: 1,
  /** Stop VM */
  StopVm: 2,
  /** Restart VM */
  RestartVm: 3,
} as const;
export type HyperVAction = (typeof HyperVAction)[keyof typeof HyperVAction];

/** IIS action. */
export const IisAction = {
  /** Start site */
  StartSite: 1,
  /** Stop site */
  StopSite: 2,
  /** Start app pools */
  StartAppPools: 3,
  /** Stop app pools */
  StopAppPools: 4,
} as const;
export type IisAction = (typeof IisAction)[keyof typeof IisAction];

/** IT automation resource type. */
export const ItAutomationResourceType = {
  /** Monitor */
  Monitor: 1,
  /** Monitor group */
  MonitorGroup: 2,
  /** Tags */
  Tags: 4,
} as const;
export type ItAutomationResourceType = (typeof ItAutomationResourceType)[keyof typeof ItAutomationResourceType];

/** IT automation type. */
export const ItAutomationType = {
  /** Invoke URL */
  InvokeUrl: 1,
  /** Server script */
  ServerScript: 2,
  /** Server command */
  ServerCommand: 3,
  /** Windows service */
  WindowsService: 4,
  /** Server reboot */
  ServerReboot: 5,
  /** Hypervisor VM action */
  HypervisorVmAction: 6,
  /** Web-server action */
  WebServerAction: 7,
  /** Mark as maintenance */
  MarkAsMaintenance: 8,
  /** Compute-instance action */
  ComputeInstanceAction: 9,
  /** Database-instance action */
  DatabaseInstanceAction: 10,
  /** Trigger function */
  TriggerFunction: 11,
  /** Publish to topic */
  PublishToTopic: 12,
  /** Cache node reboot */
  CacheNodeReboot: 13,
  /** Cache cluster reboot */
  CacheClusterReboot: 14,
  /** Cache redis node reboot */
  CacheRedisNodeReboot: 15,
  /** Send message to queue */
  SendMessageToQueue: 16,
  /** Start/stop analytics */
  StartStopAnalytics: 17,
  /** Environment actions */
  EnvironmentActions: 19,
  /** Invoke gateway resource URL */
  InvokeGatewayResourceUrl: 20,
  /** Reboot data-warehouse cluster */
  RebootDataWarehouseCluster: 21,
  /** Send email */
  SendEmail: 22,
  /** Push data to data stream */
  PushDataToDataStream: 23,
  /** Execute state machine */
  ExecuteStateMachine: 24,
  /** Add step to cluster */
  AddStepToCluster: 25,
  /** Workspace actions */
  WorkspaceActions: 26,
  /** Reboot graph-database instance */
  RebootGraphDatabaseInstance: 27,
  /** VM instance actions */
  VmInstanceActions: 28,
  /** Reboot message broker */
  RebootMessageBroker: 29,
  /** Database actions */
  DatabaseActions: 30,
  /** Edge function actions */
  EdgeFunctionActions: 34,
  /** Start/stop SFTP server */
  StartStopSftpServer: 35,
} as const;
export type ItAutomationType = (typeof ItAutomationType)[keyof typeof ItAutomationType];

/** OS type. */
export const OsType = {
  /** Windows */
  Windows: 0,
  /** Linux */
  Linux: 1,
} as const;
export type OsType = (typeof OsType)[keyof typeof OsType];

/** Script type. */
export const ScriptType = {
  /** Batch */
  Batch: 100,
  /** PowerShell */
  PowerShell: 101,
  /** VB script */
  VbScript: 102,
  /** Shell */
  Shell: 200,
  /** Python */
  Python: 201,
  /** Ruby */
  Ruby: 202,
  /** Python3 */
  Python3: 203,
} as const;
export type ScriptType = (typeof ScriptType)[keyof typeof ScriptType];

/**
 * Service action.
 *
 * Action on a service.
 */
export const ServiceAction = {
  /** Start */
  Start: 1,
  /** Stop */
  Stop: 2,
  /** Restart */
  Restart: 3,
} as const;
export type ServiceAction = (typeof ServiceAction)[keyof typeof ServiceAction];

/**
 * Day.
 *
 * Day of the week.
 */
export const Day = {
  /** Sunday */
  Sunday: 0,
  /** Monday */
  Monday: 1,
  /** Tuesday */
  Tuesday: 2,
  /** Wednesday */
  Wednesday: 3,
  /** Thursday */
  Thursday: 4,
  /** Friday */
  Friday: 5,
  /** Saturday */
  Saturday: 6,
} as const;
export type Day = (typeof Day)[keyof typeof Day];

/**
 * Month.
 *
 * Month of the year.
 */
export const Month = {
  /** January */
  January: 1,
  /** February */
  February: 2,
  /** March */
  March: 3,
  /** April */
  April: 4,
  /** May */
  May: 5,
  /** June */
  June: 6,
  /** July */
  July: 7,
  /** August */
  August: 8,
  /** September */
  September: 9,
  /** October */
  October: 10,
  /** November */
  November: 11,
  /** December */
  December: 12,
} as const;
export type Month = (typeof Month)[keyof typeof Month];

/**
 * Week.
 *
 * A week by its position.

**Interpretation:** Week 5 is in this table with its note, because no other place is documented that takes a week.
 */
export const Week = {
  /** First */
  First: 1,
  /** Second */
  Second: 2,
  /** Third */
  Third: 3,
  /** Fourth */
  Fourth: 4,
  /** Last. Last/fourth week; supported in schedule maintenance */
  Last: 5,
} as const;
export type Week = (typeof Week)[keyof typeof Week];

/**
 * Cloud child type.
 *
 * Id of a cloud child type.
 */
export const CloudChildType = {
  Id1: 1,
  Id2: 2,
  Id3: 3,
  Id4: 4,
  Id5: 5,
  Id6: 6,
  Id7: 7,
  Id8: 8,
  Id9: 9,
  Id10: 10,
  Id11: 11,
  Id12: 12,
  Id13: 13,
  Id14: 14,
  Id15: 15,
  Id16: 16,
  Id17: 17,
  Id18: 18,
  Id19: 19,
  Id20: 20,
  Id21: 21,
  Id22: 22,
  Id23: 23,
  Id24: 24,
  Id25: 25,
  Id26: 26,
  Id27: 27,
  Id28: 28,
  Id29: 29,
  Id30: 30,
  Id31: 31,
  Id32: 32,
  Id33: 33,
  Id34: 34,
  Id35: 35,
  Id36: 36,
  Id37: 37,
  Id38: 38,
  Id39: 39,
  Id40: 40,
  Id41: 41,
  Id42: 42,
  Id43: 43,
  Id44: 44,
  Id45: 45,
  Id46: 46,
  Id47: 47,
  Id48: 48,
  Id49: 49,
  Id50: 50,
  Id51: 51,
  Id52: 52,
  Id53: 53,
  Id54: 54,
  Id55: 55,
  Id59: 59,
  Id69: 69,
  Id70: 70,
  Id75: 75,
  Id80: 80,
  Id81: 81,
  Id83: 83,
  Id84: 84,
  Id87: 87,
  Id88: 88,
  Id92: 92,
  Id93: 93,
  Id94: 94,
  Id95: 95,
  Id96: 96,
  Id97: 97,
  Id98: 98,
  Id99: 99,
  Id100: 100,
  Id101: 101,
  Id109: 109,
  Id110: 110,
  Id111: 111,
  Id112: 112,
  Id113: 113,
  Id114: 114,
  Id116: 116,
  Id122: 122,
  Id124: 124,
} as const;
export type CloudChildType = (typeof CloudChildType)[keyof typeof CloudChildType];

/**
 * Cloud discover frequency.
 *
 * Frequency of cloud discovery.
 */
export const CloudDiscoverFrequency = {
  /** Fewer polling */
  FewerPolling: 0,
  /** Default polling */
  DefaultPolling: 1,
  /** Never */
  Never: 2,
} as const;
export type CloudDiscoverFrequency = (typeof CloudDiscoverFrequency)[keyof typeof CloudDiscoverFrequency];

/**
 * Cloud discover service.
 *
 * Id of a cloud discover service.
 */
export const CloudDiscoverService = {
  Id1: 1,
  Id2: 2,
  Id3: 3,
  Id4: 4,
  Id5: 5,
  Id6: 6,
  Id8: 8,
  Id11: 11,
  Id14: 14,
  Id15: 15,
  Id16: 16,
  Id17: 17,
  Id18: 18,
  Id19: 19,
  Id20: 20,
  Id21: 21,
  Id22: 22,
  Id23: 23,
  Id25: 25,
  Id27: 27,
  Id29: 29,
  Id30: 30,
  Id31: 31,
  Id32: 32,
  Id33: 33,
  Id34: 34,
  Id35: 35,
  Id39: 39,
  Id40: 40,
  Id41: 41,
  Id42: 42,
  Id43: 43,
  Id45: 45,
  Id46: 46,
  Id47: 47,
  Id48: 48,
  Id49: 49,
  Id53: 53,
  Id56: 56,
  Id57: 57,
  Id58: 58,
  Id59: 59,
  Id60: 60,
  Id61: 61,
  Id62: 62,
  Id63: 63,
  Id64: 64,
  Id65: 65,
  Id68: 68,
  Id69: 69,
  Id70: 70,
  Id75: 75,
  Id79: 79,
  Id82: 82,
  Id83: 83,
  Id88: 88,
  Id92: 92,
  Id93: 93,
  Id95: 95,
  Id113: 113,
  Id114: 114,
  Id116: 116,
  Id122: 122,
  Id127: 127,
} as const;
export type CloudDiscoverService = (typeof CloudDiscoverService)[keyof typeof CloudDiscoverService];

/**
 * Cloud discovery criteria.
 *
 * Logical operator of the cloud discovery criteria.
 */
export const CloudDiscoveryCriteria = {
  /** OR */
  Or: 1,
  /** AND */
  And: 2,
} as const;
export type CloudDiscoveryCriteria = (typeof CloudDiscoveryCriteria)[keyof typeof CloudDiscoveryCriteria];

/** Cloud management action. */
export const CloudManagementAction = {
  /** Start */
  Start: 1,
  /** Stop */
  Stop: 2,
  /** Reboot */
  Reboot: 3,
} as const;
export type CloudManagementAction = (typeof CloudManagementAction)[keyof typeof CloudManagementAction];

/** DNS lookup type. */
export const DnsLookupType = {
  /** A */
  A: 1,
  /** ALL */
  All: 255,
  /** AAAA */
  Aaaa: 28,
  /** NS */
  Ns: 2,
  /** MX */
  Mx: 15,
  /** CNAME */
  Cname: 5,
  /** SOA */
  Soa: 6,
  /** PTR */
  Ptr: 12,
  /** SRV */
  Srv: 33,
  /** TXT */
  Txt: 16,
  /** DNSKEY */
  Dnskey: 48,
  /** CAA */
  Caa: 257,
  /** DS */
  Ds: 43,
} as const;
export type DnsLookupType = (typeof DnsLookupType)[keyof typeof DnsLookupType];

/**
 * DNS protocol.
 *
 * Protocol of a DNS lookup.
 */
export const DnsProtocol = {
  /** UDP */
  Udp: 0,
  /** TCP */
  Tcp: 1,
} as const;
export type DnsProtocol = (typeof DnsProtocol)[keyof typeof DnsProtocol];

/**
 * DNS TTL operation.
 *
 * Comparison (`ttlo`) for the TTL of the resolved record.
 */
export const DnsTtlOperation = {
  /** Greater than */
  GreaterThan: 1,
  /** Equal to */
  EqualTo: 2,
  /** Less than */
  LessThan: 3,
} as const;
export type DnsTtlOperation = (typeof DnsTtlOperation)[keyof typeof DnsTtlOperation];

/**
 * DNSKEY flag.
 *
 * Value of the field `flg` of a DNSKEY record.

**Interpretation:** The specification describes the field as a number, with the meanings of two values. Here these two are its only values.
 */
export const DnskeyFlag = {
  /** ZSK */
  Zsk: 256,
  /** KSK */
  Ksk: 257,
} as const;
export type DnskeyFlag = (typeof DnskeyFlag)[keyof typeof DnskeyFlag];

/**
 * Maintenance end.
 *
 * When a maintenance ends.
 */
export const MaintenanceEnd = {
  /** Never */
  Never: 0,
  /** After n executions */
  AfterNExecutions: 1,
  /** On a specified date */
  OnSpecifiedDate: 2,
} as const;
export type MaintenanceEnd = (typeof MaintenanceEnd)[keyof typeof MaintenanceEnd];

/**
 * Schedule maintenance status.
 *
 * Status of a schedule maintenance. V is recurring, awaiting next cycle.
 */
export const ScheduleMaintenanceStatus = {
  /** In progress */
  InProgress: "I",
  /** Completed */
  Completed: "C",
  /** Recurring, runs on next scheduled cycle (daily/weekly/monthly) */
  Recurring: "V",
} as const;
export type ScheduleMaintenanceStatus = (typeof ScheduleMaintenanceStatus)[keyof typeof ScheduleMaintenanceStatus];

/** Schedule maintenance type. */
export const ScheduleMaintenanceType = {
  /** Daily */
  Daily: 1,
  /** Weekly (by time) */
  WeeklyByTime: 2,
  /** Weekly (by day) */
  WeeklyByDay: 8,
  /** Once */
  Once: 3,
  /** Monthly (by date) */
  MonthlyByDate: 5,
  /** Monthly (by day) */
  MonthlyByDay: 6,
  /** Yearly */
  Yearly: 9,
} as const;
export type ScheduleMaintenanceType = (typeof ScheduleMaintenanceType)[keyof typeof ScheduleMaintenanceType];

/**
 * Check interval.
 *
 * Check interval in minutes. `MonitorCheckInterval` has the intervals that each monitor type supports.
 */
export const CheckInterval = {
  Minutes1: 1,
  Minutes3: 3,
  Minutes5: 5,
  Minutes10: 10,
  Minutes15: 15,
  Minutes20: 20,
  Minutes30: 30,
  Minutes60: 60,
  Minutes120: 120,
  Minutes180: 180,
  Minutes360: 360,
  Minutes1440: 1440,
} as const;
export type CheckInterval = (typeof CheckInterval)[keyof typeof CheckInterval];

/** Data collection type. */
export const DataCollectionType = {
  /** Normal */
  Normal: 1,
  /** Secondary recheck */
  SecondaryRecheck: 2,
  /** Poll now */
  PollNow: 3,
  /** Screenshot */
  Screenshot: 4,
  /** Hourly poll */
  HourlyPoll: 5,
  /** Uptime steroid */
  UptimeSteroid: 6,
  /** Up screenshot */
  UpScreenshot: 7,
  /** Retry */
  Retry: 8,
  /** Down recheck */
  DownRecheck: 9,
  /** Other ISP */
  OtherIsp: 10,
} as const;
export type DataCollectionType = (typeof DataCollectionType)[keyof typeof DataCollectionType];

/**
 * Global parameter function.
 *
 * Function of a global parameter.
 */
export const GlobalParameterFunction = {
  /** Current date and time */
  CurrentDateAndTime: 0,
  /** Random number by length */
  RandomNumberByLength: 1,
  /** Random number by maximum value */
  RandomNumberByMaximumValue: 2,
  /** Time in milliseconds */
  TimeInMilliseconds: 3,
} as const;
export type GlobalParameterFunction = (typeof GlobalParameterFunction)[keyof typeof GlobalParameterFunction];

/** Monitor group resource type. */
export const MonitorGroupResourceType = {
  /** Monitor group */
  MonitorGroup: 0,
  /** Subgroup */
  Subgroup: 1,
} as const;
export type MonitorGroupResourceType = (typeof MonitorGroupResourceType)[keyof typeof MonitorGroupResourceType];

/** Monitor group type. */
export const MonitorGroupType = {
  /** All types */
  AllTypes: 1,
  /** Web */
  Web: 2,
  /** Server */
  Server: 3,
  /** Database */
  Database: 4,
  /** Synthetic transaction */
  SyntheticTransaction: 5,
  /** Web API */
  WebApi: 6,
  /** APM insight */
  ApmInsight: 7,
  /** Network devices */
  NetworkDevices: 8,
  /** RUM */
  Rum: 9,
} as const;
export type MonitorGroupType = (typeof MonitorGroupType)[keyof typeof MonitorGroupType];

/**
 * Monitor status.
 *
 * Status of a monitor.
 */
export const MonitorStatus = {
  /** Down */
  Down: 0,
  /** Up */
  Up: 1,
  /** Trouble */
  Trouble: 2,
  /** Critical */
  Critical: 3,
  /** Suspended */
  Suspended: 5,
  /** Maintenance */
  Maintenance: 7,
  /** Discovery */
  Discovery: 9,
  /** Configuration Error */
  ConfigurationError: 10,
} as const;
export type MonitorStatus = (typeof MonitorStatus)[keyof typeof MonitorStatus];

/**
 * Monitor type.
 *
 * Monitor type id. The monitor type list operation additionally returns CAPACITY, SERVER_CAPACITY and PROBE_CAPACITY.

**Interpretation:** The three ids that the list returns in addition are in this table, too.
 */
export const MonitorType = {
  /** Website */
  Url: "URL",
  /** Web page speed, browser */
  Homepage: "HOMEPAGE",
  /** Web transaction */
  UrlSeq: "URL-SEQ",
  /** Web transaction, browser */
  RealBrowser: "REALBROWSER",
  RestApi: "RESTAPI",
  FileUpload: "FILEUPLOAD",
  Grpc: "GRPC",
  SslCert: "SSL_CERT",
  Ping: "PING",
  /** Custom protocol */
  Port: "PORT",
  Udp: "UDP",
  Dns: "DNS",
  PortPop: "PORT-POP",
  PortSmtp: "PORT-SMTP",
  PortFtp: "PORT_FTP",
  /** Mail delivery */
  Smtp: "SMTP",
  /** Transfer */
  Ftp: "FTP",
  Server: "SERVER",
  MsExchange: "MSEXCHANGE",
  Amazon: "AMAZON",
  Ec2Instance: "EC2INSTANCE",
  RdsInstance: "RDSINSTANCE",
  SnsTopic: "SNSTOPIC",
  DynamoDbTable: "DYNAMODBTABLE",
  LoadBalancer: "LOADBALANCER",
  ApplnLoadBalancer: "APPLN-LOADBALANCER",
  NetworkLoadBalancer: "NETWORK-LOADBALANCER",
  GatewayLoadBalancer: "GATEWAY-LOADBALANCER",
  LambdaFunction: "LAMBDAFUNCTION",
  EcMemcached: "EC-MEMCACHED",
  EcMemNode: "EC-MEM-NODE",
  EcRedis: "EC-REDIS",
  S3Bucket: "S3BUCKET",
  S3Endpoint: "S3ENDPOINT",
  S3Folder: "S3FOLDER",
  CloudFront: "CLOUDFRONT",
  Sqs: "SQS",
  KinesisData: "KINESIS-DATA",
  KinesisFirehose: "KINESIS-FIREHOSE",
  KinesisAnalytics: "KINESIS-ANALYTICS",
  KinesisVideo: "KINESIS-VIDEO",
  EbsEnvironment: "EBSENVIRONMENT",
  DirectConnect: "DIRECTCONNECT",
  VpcVpn: "VPC-VPN",
  ApiGatewayStage: "APIGATEWAY-STAGE",
  ApiGatewayResource: "APIGATEWAY-RESOURCE",
  EcsCluster: "ECSCLUSTER",
  EcsClusterService: "ECSCLUSTERSERVICE",
  RedshiftCluster: "REDSHIFT-CLUSTER",
  RedshiftNode: "REDSHIFT-NODE",
  Efs: "EFS",
  Ses: "SES",
  StepFunction: "STEPFUNCTION",
  Waf: "WAF",
  CloudSearch: "CLOUDSEARCH",
  Kms: "KMS",
  R53HealthCheck: "R53_HEALTHCHECK",
  R53Resolver: "R53_RESOLVER",
  R53HostedZone: "R53_HOSTEDZONE",
  R53RecordSet: "R53_RECORDSET",
  Esd: "ESD",
  EsdNode: "ESDNODE",
  VpcNatGateway: "VPC_NATGATEWAY",
  Emr: "EMR",
  Workspace: "WORKSPACE",
  Ec2AutoScaling: "EC2AUTOSCALING",
  NeptuneCluster: "NEPTUNE-CLUSTER",
  NeptuneInstance: "NEPTUNE-INSTANCE",
  Acm: "ACM",
  LightsailInstance: "LIGHTSAIL-INSTANCE",
  EksCluster: "EKSCLUSTER",
  EksNamespace: "EKSNAMESPACE",
  EksNode: "EKSNODE",
  Amq: "AMQ",
  AmqTopic: "AMQTOPIC",
  AmqQueue: "AMQQUEUE",
  AmqNc: "AMQNC",
  LightsailDatabase: "LIGHTSAIL-DATABASE",
  LightsailLb: "LIGHTSAIL-LB",
  StorageGateway: "STORAGEGATEWAY",
  SgFile: "SGFILE",
  SgVolume: "SGVOLUME",
  TransitGateway: "TRANSITGATEWAY",
  TgwAttachment: "TGWATTACHMENT",
  DirectConnectVi: "DIRECTCONNECTVI",
  DmsTask: "DMSTASK",
  DmsInstance: "DMSINSTANCE",
  Fsx: "FSX",
  FsxSvm: "FSX-SVM",
  FsxVolume: "FSX-VOLUME",
  LambdaEdge: "LAMBDA-EDGE",
  VCenter: "VCENTER",
  VeeamEnterpriseManager: "VEEAM_ENTERPRISEMANAGER",
  VeeamAzureAppliance: "VEEAM_AZUREAPPLIANCE",
  CommvaultCommandCenter: "COMMVAULT_COMMANDCENTER",
  VmwareEsx: "VMWAREESX",
  VmwareVm: "VMWAREVM",
  NetworkDevice: "NETWORKDEVICE",
  Soap: "SOAP",
  BizTalkServer: "BIZTALKSERVER",
  Office365: "OFFICE365",
  GuardDuty: "GUARD-DUTY",
  Inspector: "INSPECTOR",
  Sftp: "SFTP",
  ApiGatewayRoute: "APIGATEWAY-ROUTE",
  Ec2CwAgent: "EC2_CWAGENT",
  AppStream: "APPSTREAM",
  AwsHealth: "AWSHEALTH",
  AppSync: "APPSYNC",
  EbsVolumeAvail: "EBSVOLUME_AVAIL",
  AwsBatch: "AWSBATCH",
  AwsBatchQueue: "AWSBATCH-QUEUE",
  EbsSnapshot: "EBS_SNAPSHOT",
  SecretManager: "SECRET-MANAGER",
  SecretManagerRegional: "SECRET-MANAGER-REGIONAL",
  ElasticIpAddress: "ELASTIC-IP-ADDRESS",
  ProcStat: "PROCSTAT",
  VpcMeta: "VPC_META",
  VpcRegional: "VPC_REGIONAL",
  VpcAz: "VPC_AZ",
  Vpc: "VPC",
  /** Used for both subnet and network interface */
  VpcNi: "VPC_NI",
  VpcProtocol: "VPC_PROTOCOL",
  VpcRt: "VPC_RT",
  VpcEndpoint: "VPC-ENDPOINT",
  VpcEndpointServices: "VPC-ENDPOINT-SERVICES",
  MskTopic: "MSK_TOPIC",
  MskBroker: "MSK_BROKER",
  MskCluster: "MSK_CLUSTER",
  MskConnect: "MSK_CONNECT",
  MskReplicator: "MSK_REPLICATOR",
  MskServerless: "MSK_SERVERLESS",
  TrustedAdvisorCategory: "TRUSTED-ADVISOR-CATEGORY",
  TrustedAdvisorChecks: "TRUSTED-ADVISOR-CHECKS",
  TgwFlowLogs: "TGW_FLOW_LOGS",
  TgwAttFlowLogs: "TGWATT_FLOW_LOGS",
  GlueJob: "GLUE-JOB",
  GlueCrawler: "GLUE-CRAWLER",
  RabbitMq: "RABBIT_MQ",
  RabbitMqQueue: "RABBIT_MQ_QUEUE",
  RabbitMqNode: "RABBIT_MQ_NODE",
  DrsRegion: "DRSREGION",
  DrsSourceServer: "DRS-SOURCE-SERVER",
  DrsRecoveryInstance: "DRS-RECOVERY-INSTANCE",
  CognitoUserPool: "COGNITO-USER-POOL",
  CognitoUser: "COGNITO-USER",
  CognitoIdp: "COGNITO-IDP",
  CognitoAppClient: "COGNITO-APP-CLIENT",
  CognitoIdPool: "COGNITO-ID-POOL",
  CloudWatchLogsMeta: "CLOUDWATCH-LOGS-META",
  CloudWatchLogsRegion: "CLOUDWATCH-LOGS-REGION",
  CloudWatchLogGroup: "CLOUDWATCH-LOG-GROUP",
  ElbTargetGroup: "ELB-TARGETGROUP",
  ValkeyServerless: "VALKEY-SERVERLESS",
  ValkeyCluster: "VALKEY-CLUSTER",
  ValkeyClusterShard: "VALKEY-CLUSTER-SHARD",
  ValkeyClusterNode: "VALKEY-CLUSTER-NODE",
  Capacity: "CAPACITY",
  ServerCapacity: "SERVER_CAPACITY",
  ProbeCapacity: "PROBE_CAPACITY",
} as const;
export type MonitorType = (typeof MonitorType)[keyof typeof MonitorType];

/** Resource directory check types. */
export const ResourceDirectoryCheckType = {
  /** Directory access */
  DirectoryAccess: 3001,
  /** Directory permission */
  DirectoryPermission: 3002,
  /** Directory size */
  DirectorySize: 3003,
  /** Directory file */
  DirectoryFile: 3004,
  /** Directory subdirectory */
  DirectorySubdirectory: 3005,
} as const;
export type ResourceDirectoryCheckType = (typeof ResourceDirectoryCheckType)[keyof typeof ResourceDirectoryCheckType];

/** Resource file check types. */
export const ResourceFileCheckType = {
  /** File access */
  FileAccess: 2001,
  /** File permission */
  FilePermission: 2002,
  /** File size */
  FileSize: 2003,
  /** File modify */
  FileModify: 2004,
  /** File content */
  FileContent: 2005,
} as const;
export type ResourceFileCheckType = (typeof ResourceFileCheckType)[keyof typeof ResourceFileCheckType];

/**
 * Resource state.
 *
 * State of a resource.
 */
export const ResourceState = {
  /** Active */
  Active: 0,
  /** Suspended */
  Suspended: 5,
} as const;
export type ResourceState = (typeof ResourceState)[keyof typeof ResourceState];

/** Resource type. */
export const ResourceType = {
  /** All monitors */
  AllMonitors: 0,
  /** Monitor group */
  MonitorGroup: 1,
  /** Monitor */
  Monitor: 2,
  /** Tags */
  Tags: 3,
  /** Monitor type */
  MonitorType: 4,
} as const;
export type ResourceType = (typeof ResourceType)[keyof typeof ResourceType];

/**
 * Secondary location check interval.
 *
 * Check interval of secondary locations, in milliseconds.
 */
export const SecondaryLocationCheckInterval = {
  /** 1 min */
  Minutes1: 60000,
  /** 3 min */
  Minutes3: 180000,
  /** 5 min */
  Minutes5: 300000,
  /** 10 min */
  Minutes10: 600000,
  /** 15 min */
  Minutes15: 900000,
  /** 30 min */
  Minutes30: 1800000,
  /** 1 h */
  Hours1: 3600000,
  /** 3 h */
  Hours3: 10800000,
  /** 6 h */
  Hours6: 21600000,
  /** 1 day */
  Days1: 86400000,
} as const;
export type SecondaryLocationCheckInterval = (typeof SecondaryLocationCheckInterval)[keyof typeof SecondaryLocationCheckInterval];

/** Action rule. */
export const ActionRule = {
  /** On Down */
  OnDown: 0,
  /** On Up */
  OnUp: 1,
  /** On Trouble */
  OnTrouble: 2,
  /** On any monitor status change */
  OnAnyMonitorStatusChange: -1,
  /** On attribute status change */
  OnAttributeStatusChange: 20,
} as const;
export type ActionRule = (typeof ActionRule)[keyof typeof ActionRule];

/** Alert type. */
export const AlertType = {
  /** Down */
  Down: 0,
  /** Trouble */
  Trouble: 2,
} as const;
export type AlertType = (typeof AlertType)[keyof typeof AlertType];

/**
 * Alerting mode.
 *
 * Way in which an alert is sent.
 */
export const AlertingMode = {
  /** Email */
  Email: 1,
  /** SMS */
  Sms: 2,
  /** Voice call */
  VoiceCall: 3,
  /** IM */
  Im: 4,
  /** Social feed post */
  SocialFeedPost: 5,
} as const;
export type AlertingMode = (typeof AlertingMode)[keyof typeof AlertingMode];

/** Alerting status. */
export const AlertingStatus = {
  /** Notify down */
  NotifyDown: 10,
  /** Notify trouble */
  NotifyTrouble: 20,
  /** Notify up */
  NotifyUp: 30,
} as const;
export type AlertingStatus = (typeof AlertingStatus)[keyof typeof AlertingStatus];

/**
 * Email format.
 *
 * Format of an email.
 */
export const EmailFormat = {
  /** Text */
  Text: 0,
  /** HTML */
  Html: 1,
} as const;
export type EmailFormat = (typeof EmailFormat)[keyof typeof EmailFormat];

/**
 * Notification downtime delay.
 *
 * Failure on which a downtime is notified.
 */
export const NotificationDowntimeDelay = {
  /** Notify on first failure */
  FirstFailure: 1,
  /** Notify on second failure */
  SecondFailure: 2,
  /** Notify on third failure */
  ThirdFailure: 3,
  /** Notify on fourth failure */
  FourthFailure: 4,
  /** Notify on fifth failure */
  FifthFailure: 5,
} as const;
export type NotificationDowntimeDelay = (typeof NotificationDowntimeDelay)[keyof typeof NotificationDowntimeDelay];

/** Outage and alarm type. */
export const OutageAndAlarmType = {
  /** Down */
  Down: 0,
  /** Trouble */
  Trouble: 2,
  /** Critical */
  Critical: 3,
  /** Maintenance */
  Maintenance: 7,
} as const;
export type OutageAndAlarmType = (typeof OutageAndAlarmType)[keyof typeof OutageAndAlarmType];

/** Persistent notification. */
export const PersistentNotification = {
  /** Do not notify persistently */
  DoNotNotifyPersistently: -1,
  /** Every error */
  EveryError: 1,
  /** Every second error */
  EverySecondError: 2,
  /** Every third error */
  EveryThirdError: 3,
  /** Every fourth error */
  EveryFourthError: 4,
  /** Every fifth error */
  EveryFifthError: 5,
} as const;
export type PersistentNotification = (typeof PersistentNotification)[keyof typeof PersistentNotification];

/** Severity. */
export const Severity = {
  /** Critical */
  Critical: 0,
  /** Non-critical */
  NonCritical: 1,
} as const;
export type Severity = (typeof Severity)[keyof typeof Severity];

/**
 * SMS provider.
 *
 * Third-party SMS provider, known by numeric id only.
 */
export const SmsProvider = {
  Id1: 1,
  Id2: 2,
  Id4: 4,
} as const;
export type SmsProvider = (typeof SmsProvider)[keyof typeof SmsProvider];

/**
 * Voice call provider.
 *
 * Voice call provider. The one id is a third-party provider.
 */
export const VoiceCallProvider = {
  Id1: 1,
} as const;
export type VoiceCallProvider = (typeof VoiceCallProvider)[keyof typeof VoiceCallProvider];

/**
 * Business quarter months.
 *
 * Months of the business quarters.
 */
export const BusinessQuarterMonths = {
  /** Jan-Apr-Jul-Oct */
  JanAprJulOct: 0,
  /** Feb-May-Aug-Nov */
  FebMayAugNov: 1,
  /** Mar-Jun-Sep-Dec */
  MarJunSepDec: 2,
} as const;
export type BusinessQuarterMonths = (typeof BusinessQuarterMonths)[keyof typeof BusinessQuarterMonths];

/**
 * Busy hour report segment.
 *
 * Segment of a busy hour report. Also called segment type.
 */
export const BusyHourReportSegment = {
  /** Hour of day */
  HourOfDay: 1,
  /** Day of week */
  DayOfWeek: 2,
} as const;
export type BusyHourReportSegment = (typeof BusyHourReportSegment)[keyof typeof BusyHourReportSegment];

/** Custom report type. */
export const CustomReportType = {
  /** Custom report */
  CustomReport: 1,
  /** Global benchmark report */
  GlobalBenchmarkReport: 2,
} as const;
export type CustomReportType = (typeof CustomReportType)[keyof typeof CustomReportType];

/**
 * Unit of time.
 *
 * Granularity. `PeriodGranularity` has the granularities that each period supports.
 */
export const Granularity = {
  /** Raw */
  Raw: 1,
  /** Hourly */
  Hourly: 2,
  /** Daily */
  Daily: 3,
  /** Weekly */
  Weekly: 4,
  /** Monthly */
  Monthly: 5,
} as const;
export type Granularity = (typeof Granularity)[keyof typeof Granularity];

/**
 * Metric aggregation.
 *
 * How a metric is aggregated.
 */
export const MetricAggregation = {
  /** Average */
  Average: 0,
  /** 95th percentile */
  Percentile95: 1,
  /** Maximum */
  Maximum: 4,
  /** Minimum */
  Minimum: 5,
} as const;
export type MetricAggregation = (typeof MetricAggregation)[keyof typeof MetricAggregation];

/**
 * Metrics.
 *
 * Overall metrics or metrics by day.
 */
export const Metrics = {
  /** Overall */
  Overall: 1,
  /** By day */
  ByDay: 2,
} as const;
export type Metrics = (typeof Metrics)[keyof typeof Metrics];

/**
 * Outage report period.
 *
 * Period of an outage report.
 */
export const OutageReportPeriod = {
  /** One day */
  Days1: 1,
  /** One week */
  Weeks1: 2,
  /** One month */
  Months1: 5,
  /** Three months */
  Months3: 90,
  /** Six months */
  Months6: 180,
} as const;
export type OutageReportPeriod = (typeof OutageReportPeriod)[keyof typeof OutageReportPeriod];

/**
 * Period.
 *
 * Time period. `PeriodGranularity` has the granularities that each period supports, `ReportPeriod` the report types that Last Poll is for.
 */
export const Period = {
  /** Last 1 hour: 60 minutes ago until now */
  Last1Hour: 0,
  /** Last 24 hours: 24 hours ago until now */
  Last24Hours: 1,
  /** Last 7 Days: 12 am of the day 7 days before today until 12 am of today */
  Last7Days: 2,
  /** Today: 12 am today until now */
  Today: 3,
  /** Yesterday: 12 am yesterday until 12 am today */
  Yesterday: 4,
  /** Last 30 Days: 12 am of the day 30 days before today until 12 am of today */
  Last30Days: 5,
  /** Last Month: 12 am of the 1st of the previous month until 12 am of the 1st of the current month */
  LastMonth: 7,
  /** This Year: 12 am Jan 1st until 12 am of today */
  ThisYear: 8,
  /** This Quarter: 12 am of the first day of the quarter until 12 am of today */
  ThisQuarter: 9,
  /** This Week: 12 am of Sunday of the current week until 12 am of today */
  ThisWeek: 11,
  /** Last Week: 12 am of Sunday of the previous week until 12 am of Sunday of the current week */
  LastWeek: 12,
  /** This Month: 12 am of the 1st of the month until 12 am of today */
  ThisMonth: 13,
  /** Last 6 hours: 6 hours ago until now */
  Last6Hours: 17,
  /** Last 12 hours: 12 hours ago until now */
  Last12Hours: 18,
  /** Last Quarter: previous quarter start until current quarter start */
  LastQuarter: 22,
  /** Last 3 Months: the three full months before the current month (current month excluded) */
  Last3Months: 25,
  /** Custom Period: start and end chosen by the caller */
  CustomPeriod: 50,
  /** Last Poll: last polled values; only for top N / bottom N reports and certain widgets */
  LastPoll: 51,
} as const;
export type Period = (typeof Period)[keyof typeof Period];

/**
 * Report format.
 *
 * File format of a report.
 */
export const ReportFormat = {
  /** PDF */
  Pdf: 2,
  /** CSV */
  Csv: 3,
} as const;
export type ReportFormat = (typeof ReportFormat)[keyof typeof ReportFormat];

/**
 * Report frequency.
 *
 * Frequency of a report.
 */
export const ReportFrequency = {
  /** Daily */
  Daily: 1,
  /** Weekly */
  Weekly: 2,
  /** Monthly */
  Monthly: 3,
  /** Quarterly */
  Quarterly: 4,
} as const;
export type ReportFrequency = (typeof ReportFrequency)[keyof typeof ReportFrequency];

/** Report type. */
export const ReportType = {
  /** Availability summary */
  AvailabilitySummary: 11,
  /** Health trend */
  HealthTrend: 13,
  /** Busy hours */
  BusyHours: 14,
  /** Top N */
  TopN: 15,
  /** Bottom N */
  BottomN: 42,
  /** Performance */
  Performance: 16,
  /** Summary */
  Summary: 17,
  /** Availability trend */
  AvailabilityTrend: 18,
  /** Executive summary SLA */
  ExecutiveSummarySla: 19,
  /** Cloud guidance */
  CloudGuidance: 21,
  /** Advisor */
  Advisor: 23,
  /** Cloud inventory */
  CloudInventory: 25,
  /** Server resources */
  ServerResources: 31,
  /** Server inventory */
  ServerInventory: 32,
  /** Big-data cluster inventory */
  BigDataClusterInventory: 33,
  /** Monitor status */
  MonitorStatus: 34,
} as const;
export type ReportType = (typeof ReportType)[keyof typeof ReportType];

/**
 * Schedule report criteria.
 *
 * Criteria of a schedule report.
 */
export const ScheduleReportCriteria = {
  /** Availability */
  Availability: 0,
  /** Outage count */
  OutageCount: 1,
  /** Outage duration */
  OutageDuration: 2,
} as const;
export type ScheduleReportCriteria = (typeof ScheduleReportCriteria)[keyof typeof ScheduleReportCriteria];

/**
 * Schedule report operator.
 *
 * Comparison operator of a schedule report.
 */
export const ScheduleReportOperator = {
  /** > */
  GreaterThan: 1,
  /** < */
  LessThan: 2,
  /** >= */
  GreaterThanOrEqual: 3,
  /** <= */
  LessThanOrEqual: 4,
} as const;
export type ScheduleReportOperator = (typeof ScheduleReportOperator)[keyof typeof ScheduleReportOperator];

/**
 * Schedule report status.
 *
 * Status of a schedule report.
 */
export const ScheduleReportStatus = {
  /** Active */
  Active: 0,
  /** Suspend */
  Suspend: 5,
} as const;
export type ScheduleReportStatus = (typeof ScheduleReportStatus)[keyof typeof ScheduleReportStatus];

/**
 * SLA target.
 *
 * Comparison of an SLA target.
 */
export const SlaTarget = {
  /** Greater than */
  GreaterThan: 0,
  /** Equal */
  Equal: 1,
  /** Greater than or equal */
  GreaterThanOrEqual: 2,
  /** Less than */
  LessThan: 3,
  /** Less than or equal */
  LessThanOrEqual: 4,
} as const;
export type SlaTarget = (typeof SlaTarget)[keyof typeof SlaTarget];

/** SLA type. */
export const SlaType = {
  /** Composite */
  Composite: 1,
  /** Availability */
  Availability: 2,
  /** Performance */
  Performance: 3,
} as const;
export type SlaType = (typeof SlaType)[keyof typeof SlaType];

/**
 * Trend report segment.
 *
 * Segment of a trend report.
 */
export const TrendReportSegment = {
  /** Day */
  Day: 1,
  /** Week */
  Week: 2,
  /** Month */
  Month: 3,
} as const;
export type TrendReportSegment = (typeof TrendReportSegment)[keyof typeof TrendReportSegment];

/**
 * Uptime button time period.
 *
 * Time period of an uptime button.
 */
export const UptimeButtonTimePeriod = {
  /** Last 24 hours */
  Last24Hours: 1,
  /** Last 7 days */
  Last7Days: 2,
  /** Last 30 days */
  Last30Days: 5,
} as const;
export type UptimeButtonTimePeriod = (typeof UptimeButtonTimePeriod)[keyof typeof UptimeButtonTimePeriod];

/**
 * Browser name.
 *
 * Name of a browser.
 */
export const BrowserName = {
  Chrome: "Chrome",
  MSIE: "MSIE",
  FireFox: "FireFox",
  Safari: "Safari",
  Opera: "Opera",
  Other: "Other",
} as const;
export type BrowserName = (typeof BrowserName)[keyof typeof BrowserName];

/**
 * Browser short.
 *
 * Short name of a browser.
 */
export const BrowserShort = {
  CH: "CH",
  OP: "OP",
  MSIE: "MSIE",
  FF: "FF",
  EDGE: "EDGE",
  SA: "SA",
  OTHERS: "OTHERS",
} as const;
export type BrowserShort = (typeof BrowserShort)[keyof typeof BrowserShort];

/**
 * Country code.
 *
 * Two-letter country code.
 */
export const CountryCode = {
  AD: "AD",
  AE: "AE",
  AF: "AF",
  AG: "AG",
  AI: "AI",
  AL: "AL",
  AM: "AM",
  AO: "AO",
  AR: "AR",
  AT: "AT",
  AU: "AU",
  AZ: "AZ",
  BA: "BA",
  BB: "BB",
  BD: "BD",
  BE: "BE",
  BF: "BF",
  BG: "BG",
  BH: "BH",
  BI: "BI",
  BJ: "BJ",
  BN: "BN",
  BO: "BO",
  BR: "BR",
  BS: "BS",
  BT: "BT",
  BW: "BW",
  BY: "BY",
  BZ: "BZ",
  CA: "CA",
  CF: "CF",
  CG: "CG",
  CH: "CH",
  CI: "CI",
  CL: "CL",
  CM: "CM",
  CN: "CN",
  CO: "CO",
  CR: "CR",
  CU: "CU",
  CV: "CV",
  CY: "CY",
  CZ: "CZ",
  DE: "DE",
  DJ: "DJ",
  DK: "DK",
  DM: "DM",
  DO: "DO",
  DZ: "DZ",
  EC: "EC",
  EE: "EE",
  EG: "EG",
  ER: "ER",
  ES: "ES",
  ET: "ET",
  FI: "FI",
  FJ: "FJ",
  FM: "FM",
  FR: "FR",
  GA: "GA",
  GB: "GB",
  GD: "GD",
  GE: "GE",
  GH: "GH",
  GI: "GI",
  GM: "GM",
  GN: "GN",
  GR: "GR",
  GT: "GT",
  GW: "GW",
  GY: "GY",
  HN: "HN",
  HR: "HR",
  HT: "HT",
  HU: "HU",
  ID: "ID",
  IE: "IE",
  IL: "IL",
  IN: "IN",
  IQ: "IQ",
  IR: "IR",
  IS: "IS",
  IT: "IT",
  JM: "JM",
  JO: "JO",
  JP: "JP",
  KE: "KE",
  KG: "KG",
  KH: "KH",
  KI: "KI",
  KM: "KM",
  KN: "KN",
  KP: "KP",
  KR: "KR",
  KW: "KW",
  KZ: "KZ",
  LA: "LA",
  LB: "LB",
  LC: "LC",
  LI: "LI",
  LK: "LK",
  LR: "LR",
  LS: "LS",
  LT: "LT",
  LU: "LU",
  LV: "LV",
  LY: "LY",
  MA: "MA",
  MC: "MC",
  MD: "MD",
  ME: "ME",
  MG: "MG",
  MH: "MH",
  MK: "MK",
  ML: "ML",
  MM: "MM",
  MN: "MN",
  MR: "MR",
  MT: "MT",
  MU: "MU",
  MV: "MV",
  MW: "MW",
  MX: "MX",
  MY: "MY",
  MZ: "MZ",
  NA: "NA",
  NE: "NE",
  NG: "NG",
  NI: "NI",
  NL: "NL",
  NO: "NO",
  NP: "NP",
  NR: "NR",
  NZ: "NZ",
  OM: "OM",
  PA: "PA",
  PE: "PE",
  PH: "PH",
  PK: "PK",
  PL: "PL",
  PT: "PT",
  PW: "PW",
  PY: "PY",
  QA: "QA",
  RO: "RO",
  RS: "RS",
  RU: "RU",
  RW: "RW",
  SA: "SA",
  SB: "SB",
  SC: "SC",
  SD: "SD",
  SE: "SE",
  SG: "SG",
  SI: "SI",
  SK: "SK",
  SL: "SL",
  SM: "SM",
  SN: "SN",
  SO: "SO",
  SR: "SR",
  SS: "SS",
  ST: "ST",
  SV: "SV",
  SY: "SY",
  SZ: "SZ",
  TD: "TD",
  TG: "TG",
  TH: "TH",
  TJ: "TJ",
  TL: "TL",
  TM: "TM",
  TN: "TN",
  TO: "TO",
  TR: "TR",
  TT: "TT",
  TV: "TV",
  TZ: "TZ",
  UA: "UA",
  UG: "UG",
  US: "US",
  UY: "UY",
  UZ: "UZ",
  VA: "VA",
  VC: "VC",
  VE: "VE",
  VN: "VN",
  VU: "VU",
  WS: "WS",
  YE: "YE",
  ZA: "ZA",
  ZM: "ZM",
  ZW: "ZW",
} as const;
export type CountryCode = (typeof CountryCode)[keyof typeof CountryCode];

/**
 * Geographic map attribute.
 *
 * Attribute of the geographic map.
 */
export const GeographicMapAttribute = {
  ResponseTime: "responsetime",
  Apdex: "apdex",
  ErrCnt: "errCnt",
  PageViews: "pageViews",
} as const;
export type GeographicMapAttribute = (typeof GeographicMapAttribute)[keyof typeof GeographicMapAttribute];

/** RUM metric type. */
export const RumMetricType = {
  /** Webpage */
  Txn: "txn",
  AjaxCalls: "ajaxCalls",
  Region: "region",
  City: "city",
  CountryCode: "country_code",
  Device: "device",
  Browser: "browser",
  Isp: "isp",
  /** Users */
  Uid: "uid",
  Domain: "domain",
  DeviceConnection: "device_connection",
  DeviceViewPort: "device_view_port",
  DeviceMemory: "device_memory",
  Environment: "environment",
  Release: "release",
} as const;
export type RumMetricType = (typeof RumMetricType)[keyof typeof RumMetricType];

/**
 * Data center.
 *
 * Code of a data center. No documented request or response of the API carries these codes.

**Interpretation:** The specification gives the codes of five data centers, for the infrastructure-as-code provider. JP is this contract's own, by analogy.
 */
export const DataCenter = {
  /** United States */
  UnitedStates: "US",
  /** Europe */
  Europe: "EU",
  /** China */
  China: "CN",
  /** India */
  India: "IN",
  /** Australia */
  Australia: "AU",
  /** Japan */
  Japan: "JP",
} as const;
export type DataCenter = (typeof DataCenter)[keyof typeof DataCenter];

/**
 * Data center of the infrastructure-as-code provider.
 *
 * Code of a data center that the infrastructure-as-code provider takes. The provider's documented codes do not include Japan.
 */
export const ProviderDataCenter = {
  /** United States */
  UnitedStates: "US",
  /** Europe */
  Europe: "EU",
  /** China */
  China: "CN",
  /** India */
  India: "IN",
  /** Australia */
  Australia: "AU",
} as const;
export type ProviderDataCenter = (typeof ProviderDataCenter)[keyof typeof ProviderDataCenter];

/**
 * Infrastructure-as-code resource kind.
 *
 * A kind of resource that the service's infrastructure-as-code provider manages. No documented request or response of the API carries these names.
 */
export const ProviderResourceKind = {
  WebsiteMonitor: "website monitor",
  WebTransactionMonitor: "web transaction (browser) monitor",
  DnsServerMonitor: "DNS server monitor",
  PortMonitor: "port (custom protocol) monitor",
  PingMonitor: "ping monitor",
  WebPageSpeedMonitor: "web page speed (browser) monitor",
  FtpTransferMonitor: "FTP transfer monitor",
  IspMonitor: "ISP monitor",
  SslCertificateExpiryMonitor: "SSL certificate expiry monitor",
  DomainExpiryMonitor: "domain expiry monitor",
  RestApiMonitor: "REST API monitor",
  ServerMonitor: "server monitor",
  HeartbeatMonitor: "heartbeat monitor",
  UrlItAutomation: "URL IT automation",
  MonitorGroup: "monitor group",
  ThresholdProfile: "threshold profile",
  LocationProfile: "location profile",
  NotificationProfile: "notification profile",
  UserGroup: "user group",
  User: "user",
  Tags: "tags",
  ScheduleMaintenance: "schedule maintenance",
} as const;
export type ProviderResourceKind = (typeof ProviderResourceKind)[keyof typeof ProviderResourceKind];

/**
 * Scope.
 *
 * OAuth scope without its type. No documented request or response carries the bare name.

**Interpretation:** A scope list spells each of them with a capital, as the specification does in its only example, `Svc.Admin.Read`.
 */
export const Scope = {
  /** Users and license data */
  Account: "account",
  /** Monitors, configuration profiles, third-party integrations and similar */
  Admin: "admin",
  /** Reports and monitor status */
  Reports: "reports",
  /** IT automation, maintenance, status page announcements and similar */
  Operations: "operations",
  /** MSP data */
  Msp: "msp",
  /** Business unit data */
  Bu: "bu",
} as const;
export type Scope = (typeof Scope)[keyof typeof Scope];

/**
 * Scope type.
 *
 * The last part of an OAuth scope, as in `Svc.<Scope>.<Type>`.
 */
export const ScopeType = {
  Read: "Read",
  Create: "Create",
  Update: "Update",
  Delete: "Delete",
  All: "All",
} as const;
export type ScopeType = (typeof ScopeType)[keyof typeof ScopeType];

/**
 * Grant type (token operation).
 *
 * What a request to the token operation exchanges.
 */
export const TokenGrantType = {
  /** A grant token */
  AuthorizationCode: "authorization_code",
  /** A refresh token */
  RefreshToken: "refresh_token",
} as const;
export type TokenGrantType = (typeof TokenGrantType)[keyof typeof TokenGrantType];

/**
 * User role.
 *
 * Role of a user, with what it permits. Valid for all calls. No documented request or response carries these names; the user access roles have ids.
 */
export const UserRole = {
  /** Full control of the account */
  SuperAdmin: "Super Admin",
  /** Write access to most modules except billing and user access */
  Administrator: "Administrator",
  /** Read-only on most modules; write access to schedule maintenance */
  Operator: "Operator",
  /** Read-only */
  ReadOnly: "Read Only",
  /** Billing modules only (upgrade, renewals) */
  BillingContact: "Billing Contact",
  /** Read on all modules; may post public comments through dashboards */
  SpokesPerson: "SpokesPerson",
  /** May configure schedule maintenance */
  HostingProvider: "Hosting Provider",
  /** No access to the web client or API */
  NoAccess: "No Access",
} as const;
export type UserRole = (typeof UserRole)[keyof typeof UserRole];

/** Anomaly threshold. */
export const AnomalyThreshold = {
  /** Confirmed */
  Confirmed: 1,
  /** Likely */
  Likely: 2,
} as const;
export type AnomalyThreshold = (typeof AnomalyThreshold)[keyof typeof AnomalyThreshold];

/**
 * Bits-per-second units.
 *
 * Unit of a data rate.
 */
export const BitsPerSecondUnit = {
  /** bps */
  BitsPerSecond: 1,
  /** Kbps */
  KilobitsPerSecond: 2,
  /** Mbps */
  MegabitsPerSecond: 3,
  /** Gbps */
  GigabitsPerSecond: 4,
  /** Tbps */
  TerabitsPerSecond: 5,
} as const;
export type BitsPerSecondUnit = (typeof BitsPerSecondUnit)[keyof typeof BitsPerSecondUnit];

/**
 * Bytes units.
 *
 * Unit of data.
 */
export const BytesUnit = {
  /** Bytes */
  Bytes: 1,
  /** KB */
  Kilobytes: 2,
  /** MB */
  Megabytes: 3,
  /** GB */
  Gigabytes: 4,
  /** TB */
  Terabytes: 5,
} as const;
export type BytesUnit = (typeof BytesUnit)[keyof typeof BytesUnit];

/**
 * Downtime rule.
 *
 * Number of locations of the downtime rule.
 */
export const DowntimeRule = {
  /** 1 location */
  Locations1: 1,
  /** 2 locations */
  Locations2: 2,
  /** 3 locations */
  Locations3: 3,
  /** 4 locations */
  Locations4: 4,
  /** 5 locations */
  Locations5: 5,
  /** 6 locations */
  Locations6: 6,
  /** 7 locations */
  Locations7: 7,
  /** 8 locations */
  Locations8: 8,
  /** All selected locations */
  AllSelectedLocations: 0,
} as const;
export type DowntimeRule = (typeof DowntimeRule)[keyof typeof DowntimeRule];

/**
 * Secondary resource alert severity.
 *
 * Severity of an alert on a secondary resource.
 */
export const SecondaryResourceAlertSeverity = {
  /** Trouble */
  Trouble: 2,
  /** Critical */
  Critical: 3,
} as const;
export type SecondaryResourceAlertSeverity = (typeof SecondaryResourceAlertSeverity)[keyof typeof SecondaryResourceAlertSeverity];

/**
 * Text threshold condition.
 *
 * Condition of a text threshold.
 */
export const TextThresholdCondition = {
  /** Equals */
  Equals: 1,
  /** Not equals */
  NotEquals: 2,
  /** Contains */
  Contains: 3,
  /** Does not contain */
  DoesNotContain: 4,
  /** On change */
  OnChange: 5,
  /** Matches */
  Matches: 6,
  /** Starts with */
  StartsWith: 7,
  /** Ends with */
  EndsWith: 8,
} as const;
export type TextThresholdCondition = (typeof TextThresholdCondition)[keyof typeof TextThresholdCondition];

/**
 * Threshold condition.
 *
 * Comparison operator of a threshold.
 */
export const ThresholdCondition = {
  /** > */
  GreaterThan: 1,
  /** < */
  LessThan: 2,
  /** >= */
  GreaterThanOrEqual: 3,
  /** <= */
  LessThanOrEqual: 4,
  /** = */
  Equal: 5,
  /** Not equal */
  NotEqual: 6,
} as const;
export type ThresholdCondition = (typeof ThresholdCondition)[keyof typeof ThresholdCondition];

/** Threshold profile type. */
export const ThresholdProfileType = {
  /** Static */
  Static: 1,
  /** AI-based */
  AiBased: 2,
} as const;
export type ThresholdProfileType = (typeof ThresholdProfileType)[keyof typeof ThresholdProfileType];

/**
 * Threshold severity.
 *
 * Severity of a threshold.
 */
export const ThresholdSeverity = {
  /** Down */
  Down: 0,
  /** Critical */
  Critical: 3,
  /** Trouble */
  Trouble: 2,
} as const;
export type ThresholdSeverity = (typeof ThresholdSeverity)[keyof typeof ThresholdSeverity];

/**
 * Threshold strategy.
 *
 * Strategy of a threshold.
 */
export const ThresholdStrategy = {
  /** Poll count */
  PollCount: 1,
  /** Poll average */
  PollAverage: 2,
  /** Time range */
  TimeRange: 3,
  /** Average time */
  AverageTime: 4,
  /** Poll sum */
  PollSum: 5,
  /** Time sum */
  TimeSum: 6,
  /** Min poll */
  MinPoll: 7,
  /** Min time */
  MinTime: 8,
  /** Max poll */
  MaxPoll: 9,
  /** Max time */
  MaxTime: 10,
  /** 95th percentile poll */
  Percentile95Poll: 11,
  /** 95th percentile time */
  Percentile95Time: 12,
} as const;
export type ThresholdStrategy = (typeof ThresholdStrategy)[keyof typeof ThresholdStrategy];

/**
 * Time units.
 *
 * Unit of a duration.
 */
export const TimeUnit = {
  /** ms */
  Milliseconds: 1,
  /** Secs */
  Seconds: 2,
  /** Mins */
  Minutes: 3,
  /** Hrs */
  Hours: 4,
} as const;
export type TimeUnit = (typeof TimeUnit)[keyof typeof TimeUnit];

/**
 * User access role (cost-management product).
 *
 * Access role of a user in the cost-management product.
 */
export const CostManagementUserAccessRole = {
  /** Cost Administrator */
  CostAdministrator: 11,
  /** Cost User */
  CostUser: 12,
} as const;
export type CostManagementUserAccessRole = (typeof CostManagementUserAccessRole)[keyof typeof CostManagementUserAccessRole];

/**
 * Job title.
 *
 * Job title of a user.
 */
export const JobTitle = {
  /** IT engineer */
  ItEngineer: 1,
  /** Cloud engineer */
  CloudEngineer: 2,
  /** DevOps engineer */
  DevOpsEngineer: 3,
  /** Webmaster */
  Webmaster: 4,
  /** CEO/CTO */
  CeoCto: 5,
  /** Internal IT */
  InternalIt: 6,
  /** Others */
  Others: 7,
} as const;
export type JobTitle = (typeof JobTitle)[keyof typeof JobTitle];

/**
 * User access role (monitoring product).
 *
 * Access role of a user in the monitoring product.
 */
export const MonitoringUserAccessRole = {
  /** No Access */
  NoAccess: 0,
  /** Super Administrator */
  SuperAdministrator: 1,
  /** Administrator */
  Administrator: 2,
  /** Operator */
  Operator: 3,
  /** Billing Contact */
  BillingContact: 4,
  /** SpokesPerson */
  SpokesPerson: 5,
  /** Hosting Provider */
  HostingProvider: 6,
  /** Read Only */
  ReadOnly: 10,
} as const;
export type MonitoringUserAccessRole = (typeof MonitoringUserAccessRole)[keyof typeof MonitoringUserAccessRole];

/**
 * Product.
 *
 * Product that has user access roles of its own.
 */
export const Product = {
  /** Monitoring product */
  Monitoring: 0,
  /** Status-page product */
  StatusPage: 1,
  /** Cost-management product */
  CostManagement: 2,
} as const;
export type Product = (typeof Product)[keyof typeof Product];

/**
 * User access role (status-page product).
 *
 * Access role of a user in the status-page product.
 */
export const StatusPageUserAccessRole = {
  /** Super Administrator */
  SuperAdministrator: 21,
  /** Administrator */
  Administrator: 22,
  /** SpokesPerson */
  SpokesPerson: 23,
  /** Billing Contact */
  BillingContact: 24,
  /** Read Only */
  ReadOnly: 25,
} as const;
export type StatusPageUserAccessRole = (typeof StatusPageUserAccessRole)[keyof typeof StatusPageUserAccessRole];

/** Authentication method. */
export const AuthenticationMethod = {
  /** Basic/NTLM */
  BasicNtlm: "B",
  /** OAuth 2 */
  OAuth2: "O",
  /** Web token */
  WebToken: "W",
  /** Cloud signature */
  CloudSignature: "A",
  /** Cloud service-account key */
  CloudServiceAccountKey: "G",
} as const;
export type AuthenticationMethod = (typeof AuthenticationMethod)[keyof typeof AuthenticationMethod];

/**
 * Browser type.
 *
 * Browser family.
 */
export const BrowserType = {
  Id1: 1,
  Id2: 2,
} as const;
export type BrowserType = (typeof BrowserType)[keyof typeof BrowserType];

/**
 * Browser version.
 *
 * Version of the browser. `BrowserTypeVersion` has the version of each browser type.
 */
export const BrowserVersion = {
  Version83: 83,
  Version88: 88,
} as const;
export type BrowserVersion = (typeof BrowserVersion)[keyof typeof BrowserVersion];

/**
 * Browser web transaction resolution.
 *
 * Resolution of a browser web transaction, as `width,height`.
 */
export const BrowserWebTransactionResolution = {
  Width1024Height768: "1024,768",
  Width1366Height768: "1366,768",
  Width1600Height900: "1600,900",
  Width1920Height1080: "1920,1080",
} as const;
export type BrowserWebTransactionResolution = (typeof BrowserWebTransactionResolution)[keyof typeof BrowserWebTransactionResolution];

/** Defacement type. */
export const DefacementType = {
  Text: "Text",
  Script: "Script",
  Anchor: "Anchor",
  Image: "Image",
  Link: "Link",
  IFrame: "IFrame",
} as const;
export type DefacementType = (typeof DefacementType)[keyof typeof DefacementType];

/**
 * HTTP method.
 *
 * HTTP method id, of monitors of REST APIs and of their transactions. For a method that is missing here, a name of your own may be set. `HttpMethodOrCustom` accepts both.
 */
export const HttpMethod = {
  /** POST */
  Post: "P",
  /** GET */
  Get: "G",
  /** HEAD */
  Head: "H",
  /** PUT */
  Put: "U",
  /** DELETE */
  Delete: "D",
  /** PATCH */
  Patch: "A",
  /** PROPFIND */
  Propfind: "F",
  Proppatch: "PROPPATCH",
  Mkcol: "MKCOL",
  Connect: "CONNECT",
  Options: "OPTIONS",
  Trace: "TRACE",
  Copy: "COPY",
  Move: "MOVE",
  Lock: "LOCK",
  Unlock: "UNLOCK",
} as const;
export type HttpMethod = (typeof HttpMethod)[keyof typeof HttpMethod];

/** HTTP protocol. */
export const HttpProtocol = {
  H1_1: "H1.1",
  H2: "H2",
} as const;
export type HttpProtocol = (typeof HttpProtocol)[keyof typeof HttpProtocol];

/** Internet protocol. */
export const InternetProtocol = {
  /** IPv4 only */
  Ipv4Only: 0,
  /** IPv6 only */
  Ipv6Only: 1,
  /** IPv4 or IPv6 (switch to whichever a location supports if one fails) */
  Ipv4OrIpv6: 2,
  /** IPv4 and IPv6 (two connections, one per protocol) */
  Ipv4AndIpv6: 3,
} as const;
export type InternetProtocol = (typeof InternetProtocol)[keyof typeof InternetProtocol];

/** IP type. */
export const IpType = {
  /** IPv4 only */
  Ipv4Only: 0,
  /** IPv6 only */
  Ipv6Only: 1,
  /** Both */
  Both: 2,
} as const;
export type IpType = (typeof IpType)[keyof typeof IpType];

/**
 * OAuth grant type.
 *
 * OAuth grant type for monitored endpoints. Not the `grant_type` of the token operation.
 */
export const MonitoredEndpointGrantType = {
  /** Authorization code */
  AuthorizationCode: 1,
  /** Client credentials */
  ClientCredentials: 2,
  /** Resource owner password credentials */
  ResourceOwnerPasswordCredentials: 3,
} as const;
export type MonitoredEndpointGrantType = (typeof MonitoredEndpointGrantType)[keyof typeof MonitoredEndpointGrantType];

/** OAuth authentication method. */
export const OAuthAuthenticationMethod = {
  /** Basic authentication */
  BasicAuthentication: "B",
  /** POST request body */
  PostRequestBody: "P",
} as const;
export type OAuthAuthenticationMethod = (typeof OAuthAuthenticationMethod)[keyof typeof OAuthAuthenticationMethod];

/** Primary internet protocol. */
export const PrimaryInternetProtocol = {
  /** IPv4 */
  Ipv4: 0,
  /** IPv6 */
  Ipv6: 1,
} as const;
export type PrimaryInternetProtocol = (typeof PrimaryInternetProtocol)[keyof typeof PrimaryInternetProtocol];

/**
 * Request content type.
 *
 * Content type of a request. The media types are the specification's; `application/url-form-encoded` and `application/text` are not registered ones.

**Interpretation:** The media types are copied as they are written, although two are not registered.
 */
export const RequestContentType = {
  /** Form (application/url-form-encoded) */
  Form: "F",
  /** Text (application/text) */
  Text: "T",
  /** XML (application/xml) */
  Xml: "X",
  /** JSON (application/json) */
  Json: "J",
} as const;
export type RequestContentType = (typeof RequestContentType)[keyof typeof RequestContentType];

/**
 * Response content type.
 *
 * Content type of a response. The media types are the specification's; `application/text` is not a registered one.

**Interpretation:** The media types are copied as they are written, although one is not registered.
 */
export const ResponseContentType = {
  /** Text (application/text) */
  Text: "T",
  /** XML (application/xml) */
  Xml: "X",
  /** JSON (application/json) */
  Json: "J",
} as const;
export type ResponseContentType = (typeof ResponseContentType)[keyof typeof ResponseContentType];

/**
 * OAuth / web token send-token-as.
 *
 * How an OAuth token or a web token is sent.
 */
export const SendTokenAs = {
  /** HTTP request headers */
  HttpRequestHeaders: "H",
  /** Query parameters */
  QueryParameters: "Q",
} as const;
export type SendTokenAs = (typeof SendTokenAs)[keyof typeof SendTokenAs];

/** SSL protocol. */
export const SslProtocol = {
  /** All of the following: SSLv3, TLSv1, TLSv1.1, TLSv1.2, TLSv1.3 */
  Auto: "Auto",
  SslV3: "SSLv3",
  TlsV1: "TLSv1",
  TlsV1_1: "TLSv1.1",
  TlsV1_2: "TLSv1.2",
  TlsV1_3: "TLSv1.3",
} as const;
export type SslProtocol = (typeof SslProtocol)[keyof typeof SslProtocol];

/** Website type. */
export const WebsiteType = {
  /** Static */
  Static: 1,
  /** Dynamic */
  Dynamic: 2,
  /** Flash-based */
  FlashBased: 3,
} as const;
export type WebsiteType = (typeof WebsiteType)[keyof typeof WebsiteType];
