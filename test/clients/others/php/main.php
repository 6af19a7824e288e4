<?php
// Four calls of the client by OpenAPI Generator, without a hand-written part. Prints what it saw as JSON.
require '/usr/share/php/GuzzleHttp/autoload.php';
spl_autoload_register(function (string $class): void {
    require __DIR__ . '/api/lib/' . str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class) . '.php';
});

use OpenAPI\Client\Api\MonitorGroupsApi;
use OpenAPI\Client\Api\MonitorsApi;
use OpenAPI\Client\ApiException;
use OpenAPI\Client\Configuration;
use OpenAPI\Client\Model\MonitorGroupCreateRequest;
use OpenAPI\Client\Model\ReportType;
use OpenAPI\Client\ObjectSerializer;

$config = (new Configuration())
    ->setHost(getenv('BASE_URL'))
    ->setApiKey('Authorization', getenv('ACCESS_TOKEN'))
    ->setApiKeyPrefix('Authorization', 'Svc-oauthtoken');
$monitors = new MonitorsApi(null, $config);

$list = $monitors->listMonitors();
$seen = ['monitor' => ObjectSerializer::sanitizeForSerialization($list->getData()[0])];
try {
    $monitors->getMonitor('1');
} catch (ApiException $error) {
    $seen['error_code'] = $error->getResponseObject()?->getCode();
}
$group = new MonitorGroupCreateRequest(['display_name' => 'Web', 'description' => 'Of the customer']);
(new MonitorGroupsApi(null, $config))->createMonitorGroup($group, 'zaaid=15401829');
try {
    ObjectSerializer::deserialize(99, '\\' . ReportType::class);
    $seen['new_identifier'] = 'kept';
} catch (InvalidArgumentException) {
    $seen['new_identifier'] = 'raises';
}
echo json_encode($seen);
