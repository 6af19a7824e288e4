// Written by `npm run build` from openapi/. Do not edit.

import type {
  TransactionGraphType,
  TransactionType,
  DnsLookupType,
  CheckInterval,
  MonitorType,
  Period,
  UnitOfTime,
  CostManagementUserAccessRole,
  MonitoringUserAccessRole,
  Product,
  StatusPageUserAccessRole,
  BrowserType,
  BrowserVersion,
} from "./constants.ts";

/**
 * Browser version per browser type.
 *
 * Which browser version belongs to a browser type. The property names are this contract's own.
 */
export const BrowserTypeVersion: Readonly<Record<BrowserType, readonly BrowserVersion[]>> = {
  1: [83],
  2: [88],
};

/** Asks `BrowserTypeVersion`. */
export function supportedBrowserVersions(browserType: BrowserType): readonly BrowserVersion[] {
  return BrowserTypeVersion[browserType];
}

/**
 * DNS record fields per lookup type.
 *
 * Which record shape a DNS lookup type has in a search configuration. Every lookup type also carries `ttlo` and `ttl`. No others are documented for lookup type 255 (ALL). The property names are this contract's own.
 */
export const DnsLookupRecord: Readonly<Record<DnsLookupType, Readonly<Record<string, "integer" | "string">>>> = {
  1: { addr: "string", ttlo: "integer", ttl: "integer" },
  28: { addr: "string", ttlo: "integer", ttl: "integer" },
  2: { target: "string", ttlo: "integer", ttl: "integer" },
  5: { target: "string", ttlo: "integer", ttl: "integer" },
  12: { target: "string", ttlo: "integer", ttl: "integer" },
  15: { target: "string", priority: "integer", ttlo: "integer", ttl: "integer" },
  33: { port: "integer", target: "string", priority: "integer", wt: "integer", ttlo: "integer", ttl: "integer" },
  16: { rcvd: "string", ttlo: "integer", ttl: "integer" },
  6: { pns: "string", admin: "string", serial: "integer", rff: "integer", rtf: "integer", expt: "integer", mttl: "integer", ttlo: "integer", ttl: "integer" },
  48: { flg: "integer", prtcl: "integer", kalg: "integer", kid: "integer", key: "string", ttlo: "integer", ttl: "integer" },
  257: { tag: "string", certauth: "string", flg: "integer", ttlo: "integer", ttl: "integer" },
  43: { kid: "integer", kalg: "integer", halg: "integer", hash: "string", ttlo: "integer", ttl: "integer" },
  255: { ttlo: "integer", ttl: "integer" },
};

/** Asks `DnsLookupRecord`. */
export function dnsRecordFields(lookupType: DnsLookupType): Readonly<Record<string, "integer" | "string">> {
  return DnsLookupRecord[lookupType];
}

/**
 * Check intervals per monitor type.
 *
 * Which check interval a monitor type supports. Intervals 1 and 3 are unsupported for URL-SEQ, REALBROWSER, SMTP, HOMEPAGE and FTP; intervals 5 and 10 are unsupported for SMTP and HOMEPAGE; the others have no restriction. The property names are this contract's own.
 */
export const MonitorCheckInterval: Readonly<Record<MonitorType, readonly CheckInterval[]>> = {
  HOMEPAGE: [15, 20, 30, 60, 120, 180, 360, 1440],
  SMTP: [15, 20, 30, 60, 120, 180, 360, 1440],
  "URL-SEQ": [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  REALBROWSER: [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  FTP: [5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  URL: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  RESTAPI: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  FILEUPLOAD: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  GRPC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SSL_CERT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  PING: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  PORT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  UDP: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DNS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "PORT-POP": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "PORT-SMTP": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  PORT_FTP: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SERVER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSEXCHANGE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AMAZON: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EC2INSTANCE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  RDSINSTANCE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SNSTOPIC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DYNAMODBTABLE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  LOADBALANCER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "APPLN-LOADBALANCER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "NETWORK-LOADBALANCER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "GATEWAY-LOADBALANCER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  LAMBDAFUNCTION: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "EC-MEMCACHED": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "EC-MEM-NODE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "EC-REDIS": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  S3BUCKET: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  S3ENDPOINT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  S3FOLDER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  CLOUDFRONT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SQS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "KINESIS-DATA": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "KINESIS-FIREHOSE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "KINESIS-ANALYTICS": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "KINESIS-VIDEO": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EBSENVIRONMENT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DIRECTCONNECT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VPC-VPN": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "APIGATEWAY-STAGE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "APIGATEWAY-RESOURCE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  ECSCLUSTER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  ECSCLUSTERSERVICE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "REDSHIFT-CLUSTER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "REDSHIFT-NODE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EFS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SES: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  STEPFUNCTION: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  WAF: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  CLOUDSEARCH: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  KMS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  R53_HEALTHCHECK: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  R53_RESOLVER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  R53_HOSTEDZONE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  R53_RECORDSET: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  ESD: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  ESDNODE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_NATGATEWAY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EMR: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  WORKSPACE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EC2AUTOSCALING: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "NEPTUNE-CLUSTER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "NEPTUNE-INSTANCE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  ACM: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "LIGHTSAIL-INSTANCE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EKSCLUSTER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EKSNAMESPACE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EKSNODE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AMQ: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AMQTOPIC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AMQQUEUE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AMQNC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "LIGHTSAIL-DATABASE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "LIGHTSAIL-LB": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  STORAGEGATEWAY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SGFILE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SGVOLUME: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  TRANSITGATEWAY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  TGWATTACHMENT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DIRECTCONNECTVI: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DMSTASK: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DMSINSTANCE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  FSX: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "FSX-SVM": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "FSX-VOLUME": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "LAMBDA-EDGE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VCENTER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VEEAM_ENTERPRISEMANAGER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VEEAM_AZUREAPPLIANCE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  COMMVAULT_COMMANDCENTER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VMWAREESX: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VMWAREVM: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  NETWORKDEVICE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SOAP: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  BIZTALKSERVER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  OFFICE365: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "GUARD-DUTY": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  INSPECTOR: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SFTP: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "APIGATEWAY-ROUTE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EC2_CWAGENT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  APPSTREAM: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AWSHEALTH: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  APPSYNC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EBSVOLUME_AVAIL: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  AWSBATCH: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "AWSBATCH-QUEUE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  EBS_SNAPSHOT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "SECRET-MANAGER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "SECRET-MANAGER-REGIONAL": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "ELASTIC-IP-ADDRESS": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  PROCSTAT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_META: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_REGIONAL: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_AZ: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_NI: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_PROTOCOL: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  VPC_RT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VPC-ENDPOINT": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VPC-ENDPOINT-SERVICES": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_TOPIC: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_BROKER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_CLUSTER: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_CONNECT: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_REPLICATOR: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  MSK_SERVERLESS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "TRUSTED-ADVISOR-CATEGORY": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "TRUSTED-ADVISOR-CHECKS": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  TGW_FLOW_LOGS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  TGWATT_FLOW_LOGS: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "GLUE-JOB": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "GLUE-CRAWLER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  RABBIT_MQ: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  RABBIT_MQ_QUEUE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  RABBIT_MQ_NODE: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  DRSREGION: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "DRS-SOURCE-SERVER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "DRS-RECOVERY-INSTANCE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "COGNITO-USER-POOL": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "COGNITO-USER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "COGNITO-IDP": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "COGNITO-APP-CLIENT": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "COGNITO-ID-POOL": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "CLOUDWATCH-LOGS-META": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "CLOUDWATCH-LOGS-REGION": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "CLOUDWATCH-LOG-GROUP": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "ELB-TARGETGROUP": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VALKEY-SERVERLESS": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VALKEY-CLUSTER": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VALKEY-CLUSTER-SHARD": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  "VALKEY-CLUSTER-NODE": [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  CAPACITY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  SERVER_CAPACITY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
  PROBE_CAPACITY: [1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440],
};

/** Asks `MonitorCheckInterval`. */
export function supportedCheckIntervals(monitorType: MonitorType): readonly CheckInterval[] {
  return MonitorCheckInterval[monitorType];
}

/**
 * Supported granularities per period.
 *
 * Which unit of time (granularity) a period supports. For period 50 the granularity is derived from the chosen start and end dates, and raw granularity is considered only when both dates fall within the last 30 days, so no unit is ruled out here. The property names are this contract's own.
 */
export const PeriodGranularity: Readonly<Record<Period, readonly UnitOfTime[]>> = {
  0: [1, 2],
  1: [1, 2],
  3: [1, 2],
  4: [1, 2],
  17: [1, 2],
  18: [1, 2],
  2: [1, 2, 3],
  11: [1, 2, 3],
  12: [1, 2, 3],
  5: [1, 2, 3, 4],
  13: [1, 2, 3, 4],
  7: [2, 3, 4],
  8: [2, 3, 4, 5],
  9: [2, 3, 4, 5],
  22: [2, 3, 4, 5],
  25: [2, 3, 4, 5],
  51: [1],
  50: [1, 2, 3, 4, 5],
};

/** Asks `PeriodGranularity`. */
export function supportedGranularities(period: Period): readonly UnitOfTime[] {
  return PeriodGranularity[period];
}

/**
 * User access roles per product.
 *
 * Which user access roles a product has. The property names are this contract's own.
 */
export const ProductUserAccessRole: Readonly<Record<Product, readonly MonitoringUserAccessRole[] | readonly StatusPageUserAccessRole[] | readonly CostManagementUserAccessRole[]>> = {
  0: [0, 1, 2, 3, 4, 5, 6, 10],
  1: [21, 22, 23, 24, 25],
  2: [11, 12],
};

/** Asks `ProductUserAccessRole`. */
export function userAccessRoles(product: Product): readonly MonitoringUserAccessRole[] | readonly StatusPageUserAccessRole[] | readonly CostManagementUserAccessRole[] {
  return ProductUserAccessRole[product];
}

/**
 * Graph types per transaction type.
 *
 * Which graph types a particular transaction has, by its type. The property names are this contract's own.
 */
export const TransactionGraph: Readonly<Record<TransactionType, readonly TransactionGraphType[]>> = {
  txn: ["rtandthroughput", "components"],
  bgtxn: ["rtandthroughput", "components", "rtbycomponents"],
  db: ["rtandthroughput", "throughputbycaller", "throughput", "avgrt"],
};

/** Asks `TransactionGraph`. */
export function transactionGraphTypes(transactionType: TransactionType): readonly TransactionGraphType[] {
  return TransactionGraph[transactionType];
}
