# Four calls of the client by OpenAPI Generator, without a hand-written part. Prints what it saw as JSON.
$LOAD_PATH.unshift(File.join(__dir__, 'api/lib'))
require 'json'
require 'uri'
require 'openapi_client'

url = URI(ENV.fetch('BASE_URL'))
config = OpenapiClient::Configuration.default
config.scheme = url.scheme
config.host = "#{url.host}:#{url.port}"
config.base_path = url.path
config.api_key['Authorization'] = ENV.fetch('ACCESS_TOKEN')
config.api_key_prefix['Authorization'] = 'Svc-oauthtoken'

monitors = OpenapiClient::MonitorsApi.new
seen = { monitor: monitors.list_monitors.data.first.to_hash }
begin
  monitors.get_monitor('1')
rescue OpenapiClient::ApiError => e
  seen[:error_code] = e.respond_to?(:response_object) ? e.response_object&.code : nil
end
group = OpenapiClient::MonitorGroupCreateRequest.new(display_name: 'Web', description: 'Of the customer')
OpenapiClient::MonitorGroupsApi.new.create_monitor_group(group, cookie: 'zaaid=15401829')
begin
  OpenapiClient::ReportType.build_from_hash(99)
  seen[:new_identifier] = 'kept'
rescue RuntimeError
  seen[:new_identifier] = 'raises'
end
print JSON.generate(seen)
