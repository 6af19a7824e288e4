//! Makes the calls of the conformance cases: a line of JSON in, a line of JSON out.

use monitoring::{known, Error, Service, Settings};
use monitoring_api::apis::configuration::Configuration;
use monitoring_api::apis::customers_and_business_units_api::list_msp_customers;
use monitoring_api::apis::location_profiles_api::list_location_profiles;
use monitoring_api::apis::monitor_groups_api::create_monitor_group;
use monitoring_api::apis::monitors_api::{get_monitor, list_monitor_type_constants, list_monitors};
use monitoring_api::apis::o_auth_tokens_api::create_token;
use monitoring_api::models::{MonitorGroupCreateRequest, MonitorType, ReportType};
use secrecy::ExposeSecret;
use serde_json::{json, Value};
use std::io::{stdin, BufRead};
use std::sync::Arc;
use std::time::Duration;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut service = Arc::new(Service::new(settings_of(&Value::Null))?);
    for line in stdin().lock().lines() {
        let asked: Value = serde_json::from_str(&line?)?;
        let settings = settings_of(&asked["settings"]);
        let call = Arc::new(asked["call"].clone());
        if !call["isAgain"].as_bool().unwrap_or(false) {
            let made = Service::new(settings.clone())?;
            let acting = match asked["settings"]["zaaid"].as_str() {
                Some(zaaid) => made.with_account(zaaid),
                None => Ok(made),
            };
            service = match acting {
                Ok(acting) => Arc::new(acting),
                Err(error) => {
                    println!("{}", outcome_of(Err(error)));
                    continue;
                }
            };
        }
        let mut outcome = Value::Null;
        for _ in 0..call["sequence"].as_u64().unwrap_or(1) {
            let tasks: Vec<_> = (0..call["parallel"].as_u64().unwrap_or(1))
                .map(|_| {
                    let (service, settings, call) = (service.clone(), settings.clone(), call.clone());
                    tokio::spawn(async move { outcome_of(operate(&service, &settings, &call).await) })
                })
                .collect();
            let mut outcomes = Vec::new();
            for task in tasks {
                outcomes.push(task.await?);
            }
            let failed = outcomes.iter().find(|one| !one["error"].is_null());
            outcome = failed.unwrap_or(&outcomes[0]).clone();
        }
        println!("{outcome}");
    }
    Ok(())
}

fn settings_of(from: &Value) -> Settings {
    let text = |name: &str| from[name].as_str().map(str::to_owned);
    Settings {
        base_url: text("base_url").unwrap_or_default(),
        auth_url: text("auth_url").unwrap_or_default(),
        client_id: text("client_id").unwrap_or_default(),
        client_secret: text("client_secret").unwrap_or_default().into(),
        refresh_token: text("refresh_token").unwrap_or_default().into(),
        version: "2.0".to_owned(),
        timeout: Duration::from_secs_f64(from["timeout"].as_f64().unwrap_or_default()),
    }
}

fn outcome_of(result: Result<Value, Error>) -> Value {
    match result {
        Ok(data) => json!({ "data": data }),
        Err(Error::Service {
            status,
            code,
            message,
            retry_after,
        }) => json!({ "error": {
            "kind": "service", "status": status, "code": code, "message": message,
            "retry_after": retry_after.map(|wait| wait.as_secs()),
        } }),
        Err(Error::Token { reason }) => json!({ "error": { "kind": "token", "reason": reason } }),
        Err(Error::Contract { .. }) => json!({ "error": { "kind": "contract" } }),
        Err(Error::Argument(_)) => json!({ "error": { "kind": "usage" } }),
        Err(Error::TokenBudget { .. }) => json!({ "error": { "kind": "budget" } }),
        Err(error) => json!({ "error": { "kind": "transport", "reason": reason_of(&error) } }),
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

async fn operate(service: &Service, settings: &Settings, call: &Value) -> Result<Value, Error> {
    let api = &service.configuration;
    let text = |name: &str| call[name].as_str().unwrap_or_default();
    Ok(match text("operation") {
        "listMonitors" => json!(list_monitors(api, None).await?.data),
        "getMonitor" => json!(get_monitor(api, text("monitor_id"), None).await?.data),
        "getMonitorAttributes" => service.get(&format!("/monitors/{}", text("monitor_id"))).await?,
        "createMonitorGroup" => {
            let group = MonitorGroupCreateRequest::new(text("display_name").into(), text("description").into());
            json!(create_monitor_group(api, group, None).await?.data.flatten())
        }
        "listMspCustomers" => json!(list_msp_customers(api).await?.data),
        "listLocationProfiles" => json!(list_location_profiles(api, None).await?.data),
        "countMonitorsOfAccounts" => {
            let mut count = 0;
            for _ in 0..call["accounts"].as_u64().unwrap_or_default() {
                let account = service.with_account(text("zaaid"))?;
                count += list_monitors(&account.configuration, None).await?.data.len();
            }
            json!(count)
        }
        "listMonitorTypes" => {
            let types = list_monitor_type_constants(api, None).await?.data;
            let is_known = |id: &str| known::<MonitorType>(id).is_some();
            types
                .iter()
                .map(|one| json!({ "id": one.id, "known": is_known(&one.id) }))
                .collect()
        }
        "availabilitySummary" => json!(ReportType::AvailabilitySummary),
        "exchangeGrant" => {
            let auth = Configuration {
                base_path: settings.auth_url.clone(),
                ..Configuration::default()
            };
            let (id, secret) = (&settings.client_id, settings.client_secret.expose_secret());
            let tokens = create_token(&auth, id, secret, "authorization_code", Some(text("code")), None).await?;
            json!({
                "token_type": tokens.token_type, "expires_in": tokens.expires_in,
                "has_refresh_token": tokens.refresh_token.is_some(),
            })
        }
        other => panic!("Unknown operation {other}."),
    })
}
