// "Constants" of the specification: monitor types, check intervals, resources and monitor groups;
// "States and transitions": monitor status and resource state.

import { idNumbers, idsWithNotes } from "../helpers.ts";
import type { TranscribedTable } from "../types.ts";

const additionallyReturned = "Additionally returned by the monitor type list operation";

export const monitors: readonly TranscribedTable[] = [
  {
    component: "MonitorType",
    title: "Monitor type",
    members: [
      ...idsWithNotes(`
        URL (website), HOMEPAGE (web page speed, browser), URL-SEQ (web transaction), REALBROWSER
        (web transaction, browser), RESTAPI, FILEUPLOAD, GRPC, SSL_CERT, PING, PORT (custom
        protocol), UDP, DNS, PORT-POP, PORT-SMTP, PORT_FTP, SMTP (mail delivery), FTP (transfer),
        SERVER, MSEXCHANGE, AMAZON, EC2INSTANCE, RDSINSTANCE, SNSTOPIC, DYNAMODBTABLE,
        LOADBALANCER, APPLN-LOADBALANCER, NETWORK-LOADBALANCER, GATEWAY-LOADBALANCER,
        LAMBDAFUNCTION, EC-MEMCACHED, EC-MEM-NODE, EC-REDIS, S3BUCKET, S3ENDPOINT, S3FOLDER,
        CLOUDFRONT, SQS, KINESIS-DATA, KINESIS-FIREHOSE, KINESIS-ANALYTICS, KINESIS-VIDEO,
        EBSENVIRONMENT, DIRECTCONNECT, VPC-VPN, APIGATEWAY-STAGE, APIGATEWAY-RESOURCE, ECSCLUSTER,
        ECSCLUSTERSERVICE, REDSHIFT-CLUSTER, REDSHIFT-NODE, EFS, SES, STEPFUNCTION, WAF,
        CLOUDSEARCH, KMS, R53_HEALTHCHECK, R53_RESOLVER, R53_HOSTEDZONE, R53_RECORDSET, ESD,
        ESDNODE, VPC_NATGATEWAY, EMR, WORKSPACE, EC2AUTOSCALING, NEPTUNE-CLUSTER, NEPTUNE-INSTANCE,
        ACM, LIGHTSAIL-INSTANCE, EKSCLUSTER, EKSNAMESPACE, EKSNODE, AMQ, AMQTOPIC, AMQQUEUE, AMQNC,
        LIGHTSAIL-DATABASE, LIGHTSAIL-LB, STORAGEGATEWAY, SGFILE, SGVOLUME, TRANSITGATEWAY,
        TGWATTACHMENT, DIRECTCONNECTVI, DMSTASK, DMSINSTANCE, FSX, FSX-SVM, FSX-VOLUME,
        LAMBDA-EDGE, VCENTER, VEEAM_ENTERPRISEMANAGER, VEEAM_AZUREAPPLIANCE,
        COMMVAULT_COMMANDCENTER, VMWAREESX, VMWAREVM, NETWORKDEVICE, SOAP, BIZTALKSERVER,
        OFFICE365, GUARD-DUTY, INSPECTOR, SFTP, APIGATEWAY-ROUTE, EC2_CWAGENT, APPSTREAM,
        AWSHEALTH, APPSYNC, EBSVOLUME_AVAIL, AWSBATCH, AWSBATCH-QUEUE, EBS_SNAPSHOT,
        SECRET-MANAGER, SECRET-MANAGER-REGIONAL, ELASTIC-IP-ADDRESS, PROCSTAT, VPC_META,
        VPC_REGIONAL, VPC_AZ, VPC
      `),
      ["VPC_NI", undefined, "Used for both subnet and network interface"],
      ...idsWithNotes(`
        VPC_PROTOCOL, VPC_RT, VPC-ENDPOINT, VPC-ENDPOINT-SERVICES, MSK_TOPIC, MSK_BROKER,
        MSK_CLUSTER, MSK_CONNECT, MSK_REPLICATOR, MSK_SERVERLESS, TRUSTED-ADVISOR-CATEGORY,
        TRUSTED-ADVISOR-CHECKS, TGW_FLOW_LOGS, TGWATT_FLOW_LOGS, GLUE-JOB, GLUE-CRAWLER, RABBIT_MQ,
        RABBIT_MQ_QUEUE, RABBIT_MQ_NODE, DRSREGION, DRS-SOURCE-SERVER, DRS-RECOVERY-INSTANCE,
        COGNITO-USER-POOL, COGNITO-USER, COGNITO-IDP, COGNITO-APP-CLIENT, COGNITO-ID-POOL,
        CLOUDWATCH-LOGS-META, CLOUDWATCH-LOGS-REGION, CLOUDWATCH-LOG-GROUP, ELB-TARGETGROUP,
        VALKEY-SERVERLESS, VALKEY-CLUSTER, VALKEY-CLUSTER-SHARD, VALKEY-CLUSTER-NODE
      `),
      ["CAPACITY", undefined, additionallyReturned],
      ["SERVER_CAPACITY", undefined, additionallyReturned],
      ["PROBE_CAPACITY", undefined, additionallyReturned],
    ],
  },
  {
    component: "CheckInterval",
    title: "Check interval",
    members: idNumbers("1, 3, 5, 10, 15, 20, 30, 60, 120, 180, 360, 1440"),
  },
  {
    component: "SecondaryLocationCheckInterval",
    title: "Secondary location check interval",
    members: [
      [60000, "1 min"],
      [180000, "3 min"],
      [300000, "5 min"],
      [600000, "10 min"],
      [900000, "15 min"],
      [1800000, "30 min"],
      [3600000, "1 h"],
      [10800000, "3 h"],
      [21600000, "6 h"],
      [86400000, "1 day"],
    ],
  },
  {
    component: "GlobalParameterFunction",
    title: "Global parameter function",
    members: [
      [0, "Current date and time"],
      [1, "Random number by length"],
      [2, "Random number by maximum value"],
      [3, "Time in milliseconds"],
    ],
  },
  {
    component: "DataCollectionType",
    title: "Data collection type",
    members: [
      [1, "Normal"],
      [2, "Secondary recheck"],
      [3, "Poll now"],
      [4, "Screenshot"],
      [5, "Hourly poll"],
      [6, "Uptime steroid"],
      [7, "Up screenshot"],
      [8, "Retry"],
      [9, "Down recheck"],
      [10, "Other ISP"],
    ],
  },
  {
    component: "ResourceType",
    title: "Resource type",
    members: [
      [0, "All monitors"],
      [1, "Monitor group"],
      [2, "Monitor"],
      [3, "Tags"],
      [4, "Monitor type"],
    ],
  },
  {
    component: "MonitorGroupType",
    title: "Monitor group type",
    members: [
      [1, "All types"],
      [2, "Web"],
      [3, "Server"],
      [4, "Database"],
      [5, "Synthetic transaction"],
      [6, "Web API"],
      [7, "APM insight"],
      [8, "Network devices"],
      [9, "RUM"],
    ],
  },
  {
    component: "MonitorGroupResourceType",
    title: "Monitor group resource type",
    members: [
      [0, "Monitor group"],
      [1, "Subgroup"],
    ],
  },
  {
    component: "ResourceFileCheckType",
    title: "Resource file check types",
    members: [
      [2001, "File access"],
      [2002, "File permission"],
      [2003, "File size"],
      [2004, "File modify"],
      [2005, "File content"],
    ],
  },
  {
    component: "ResourceDirectoryCheckType",
    title: "Resource directory check types",
    members: [
      [3001, "Directory access"],
      [3002, "Directory permission"],
      [3003, "Directory size"],
      [3004, "Directory file"],
      [3005, "Directory subdirectory"],
    ],
  },
  {
    component: "MonitorStatus",
    title: "Monitor status",
    members: [
      [0, "Down"],
      [1, "Up"],
      [2, "Trouble"],
      [3, "Critical"],
      [5, "Suspended"],
      [7, "Maintenance"],
      [9, "Discovery"],
      [10, "Configuration Error"],
    ],
  },
  {
    component: "ResourceState",
    title: "Resource state",
    members: [
      [0, "Active"],
      [5, "Suspended"],
    ],
  },
];
