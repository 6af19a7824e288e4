// Four calls of the client by OpenAPI Generator, without a hand-written part. Prints what it saw as JSON.
import org.openapitools.client.apis.MonitorGroupsApi
import org.openapitools.client.apis.MonitorsApi
import org.openapitools.client.infrastructure.ApiClient
import org.openapitools.client.infrastructure.ClientError
import org.openapitools.client.infrastructure.ClientException
import org.openapitools.client.infrastructure.Serializer
import org.openapitools.client.models.ErrorEnvelope
import org.openapitools.client.models.MonitorGroupCreateRequest
import org.openapitools.client.models.ReportType

fun main() {
    val url = System.getenv("BASE_URL")
    ApiClient.apiKey["Authorization"] = System.getenv("ACCESS_TOKEN")
    ApiClient.apiKeyPrefix["Authorization"] = "Svc-oauthtoken"
    val monitors = MonitorsApi(url)

    val seen = mutableMapOf<String, Any?>("monitor" to monitors.listMonitors().data.first())
    try {
        monitors.getMonitor("1")
    } catch (error: ClientException) {
        val body = (error.response as ClientError<*>).body
        seen["error_code"] = Serializer.jacksonObjectMapper.readValue(body.toString(), ErrorEnvelope::class.java).code
    }
    val group = MonitorGroupCreateRequest(displayName = "Web", description = "Of the customer")
    MonitorGroupsApi(url).createMonitorGroup(group, "zaaid=15401829")
    val isKnown = ReportType.decode(99) != ReportType.unknown_default_open_api
    seen["new_identifier"] = if (isKnown) "taken for known" else "recognized"
    print(Serializer.jacksonObjectMapper.writeValueAsString(seen))
}
