//! Makes the calls of the conformance cases; test/clients/README.md has the lines that go in and out.

use monitoring::{known, Error, Service, Settings};
use monitoring_api::apis::configuration::Configuration;
use monitoring_api::apis::customers_and_business_units_api::list_msp_customers;
use monitoring_api::apis::location_profiles_api::list_location_profiles;
use monitoring_api::apis::monitor_groups_api::create_monitor_group;
use monitoring_api::apis::monitors_api::{get_monitor, list_monitor_type_constants, list_monitors};
use monitoring_api::apis::o_auth_tokens_api::create_token;
use monitoring_api::models::{MonitorGroupCreateRequest, MonitorType, ReportType};
use serde_json::{json, Value};
use std::io::BufRead;
use std::time::Duration;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let (mut service, mut settings) = (None, Value::Null);
    for line in std::io::stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        if asked["settings"].is_object() {
            settings = asked["settings"].clone();
            service = Some(Service::new(settings_of(&settings))?);
        }
        let (service, settings) = (service.clone().expect("settings"), settings.clone());
        tokio::spawn(async move {
            let call = &asked["call"];
            let acting = call["zaaid"].as_str().map_or(Ok(service.clone()), |zaaid| service.with_account(zaaid));
            let result = match acting {
                Ok(acting) => operate(&acting, &settings, call).await,
                Err(error) => Err(error),
            };
            match result {
                Ok(data) => println!("{}", json!({ "id": asked["id"], "data": data })),
                Err(error) => println!("{}", json!({ "id": asked["id"], "error": error_of(&error) })),
            }
        });
    }
    Ok(())
}

fn settings_of(from: &Value) -> Settings {
    let text = |name: &str| from[name].as_str().unwrap_or_default().to_owned();
    Settings {
        base_url: text("base_url"),
        auth_url: text("auth_url"),
        client_id: text("client_id"),
        client_secret: text("client_secret").into(),
        refresh_token: text("refresh_token").into(),
        version: "2.0".to_owned(),
        timeout: Duration::from_secs_f64(from["timeout"].as_f64().unwrap_or_default()),
    }
}

fn error_of(error: &Error) -> Value {
    match error {
        Error::Service(error) => json!({
            "kind": if error.status < 300 && error.code.unwrap_or(0) == 0 { "contract" } else { "service" },
            "operation": error.operation, "status": error.status, "body": String::from_utf8_lossy(&error.body),
            "code": error.code, "message": error.message, "retry_after": error.retry_after.map(|wait| wait.as_secs()),
        }),
        Error::Token { reason } => json!({ "kind": "token", "reason": reason }),
        Error::Argument(_) => json!({ "kind": "usage" }),
        Error::Transport(_) => json!({ "kind": "transport", "reason": reason_of(error) }),
    }
}

fn reason_of(error: &Error) -> &'static str {
    let causes = std::iter::successors(Some(error as &dyn std::error::Error), |error| error.source());
    let text = causes.map(ToString::to_string).collect::<Vec<_>>().join(": ");
    let has = |part: &str| text.contains(part);
    if has("timed out") {
        "timeout"
    } else if has("refused") {
        "refused"
    } else if has("reset") || has("closed") || has("incomplete") || has("end of file") {
        "lost"
    } else {
        panic!("{text}")
    }
}

async fn operate(service: &Service, settings: &Value, call: &Value) -> Result<Value, Error> {
    let text = |name: &str| call[name].as_str().unwrap_or_default();
    let id = text("monitor_id");
    Ok(match text("operation") {
        "listMonitors" => json!(service.call(async |api| list_monitors(api, None).await).await?.data),
        "getMonitor" => json!(service.call(async |api| get_monitor(api, id, None).await).await?.data),
        "getMonitorAttributes" => service.get(&format!("/monitors/{id}")).await?,
        "createMonitorGroup" => {
            let group = MonitorGroupCreateRequest::new(text("display_name").into(), text("description").into());
            let created = service.call(async |api| create_monitor_group(api, group, None).await).await?;
            json!(created.data.flatten())
        }
        "listMspCustomers" => json!(service.call(async |api| list_msp_customers(api).await).await?.data),
        "listLocationProfiles" => json!(service.call(async |api| list_location_profiles(api, None).await).await?.data),
        "listMonitorTypes" => {
            let types = service.call(async |api| list_monitor_type_constants(api, None).await).await?.data;
            let is_known = |id: &str| known::<MonitorType>(id).is_some();
            types.iter().map(|one| json!({ "id": one.id, "known": is_known(&one.id) })).collect()
        }
        "availabilitySummary" => json!(ReportType::AvailabilitySummary),
        "exchangeGrant" => {
            let base_path = settings["auth_url"].as_str().unwrap_or_default().to_owned();
            let auth = Configuration { base_path, ..Configuration::default() };
            let secret = |name: &str| settings[name].as_str().unwrap_or_default();
            let (id, secret) = (secret("client_id"), secret("client_secret"));
            let tokens =
                create_token(&auth, id, secret, "authorization_code", Some(text("code")), None).await.expect("tokens");
            json!({
                "token_type": tokens.token_type, "expires_in": tokens.expires_in,
                "has_refresh_token": tokens.refresh_token.is_some(),
            })
        }
        other => panic!("Unknown operation {other}."),
    })
}
