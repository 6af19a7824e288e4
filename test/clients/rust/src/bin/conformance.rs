//! Makes the calls of the cases; test/clients/README.md has the lines that go in and out.

use monitoring::{Error, Service, Settings};
use monitoring_api::apis::monitor_groups_api::create_monitor_group;
use monitoring_api::apis::monitors_api::{get_monitor, list_monitors};
use monitoring_api::models::MonitorGroupCreateRequest;
use serde_json::{json, Value};
use std::time::Duration;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    for line in std::io::stdin().lines() {
        let call: Value = serde_json::from_str(&line?)?;
        let timeout = Duration::from_secs_f64(call["timeout"].as_f64().unwrap_or_default());
        let service = Service::new(Settings { timeout, ..Settings::from_environment()? })?;
        println!("{}", Value::Array(outcomes_of(&service, &call).await?));
    }
    Ok(())
}

async fn outcomes_of(service: &Service, call: &Value) -> anyhow::Result<Vec<Value>> {
    let (mut outcomes, mut running) = (Vec::new(), Vec::new());
    for _ in 0..call["times"].as_u64().unwrap_or_default() {
        let (service, one) = (service.clone(), call.clone());
        let outcome = tokio::spawn(async move { outcome_of(&service, &one).await });
        if call["at_once"] == true {
            running.push(outcome);
        } else {
            outcomes.push(outcome.await?);
        }
    }
    for outcome in running {
        outcomes.push(outcome.await?);
    }
    Ok(outcomes)
}

async fn outcome_of(service: &Service, call: &Value) -> Value {
    match operate(service, call).await {
        Ok(data) => json!({ "data": data }),
        Err(Error::Service(error)) => json!({ "error": {
            "kind": "service", "operation": error.operation, "status": error.status, "code": error.code,
            "message": error.message, "retry_after": error.retry_after.map(|wait| wait.as_secs()),
        } }),
        Err(Error::Token { reason }) => json!({ "error": { "kind": "token", "message": reason } }),
        Err(Error::Argument(_)) => json!({ "error": { "kind": "argument" } }),
        Err(Error::Transport(_)) => json!({ "error": { "kind": "transport" } }),
    }
}

async fn operate(service: &Service, call: &Value) -> Result<Value, Error> {
    let text = |name: &str| call[name].as_str().unwrap_or_default();
    let service = call["zaaid"].as_str().map_or(Ok(service.clone()), |zaaid| service.with_account(zaaid))?;
    Ok(match text("operation") {
        "listMonitors" => {
            json!(service.call(async |api| list_monitors(api, call["cookie"].as_str()).await).await?.data)
        }
        "getMonitor" => {
            let id = text("monitor_id");
            json!(service.call(async |api| get_monitor(api, id, None).await).await?.data)
        }
        "getRecord" => service.get(&format!("/monitors/{}", text("monitor_id"))).await?,
        "createMonitorGroup" => {
            let group = MonitorGroupCreateRequest::new(text("display_name").into(), text("description").into());
            json!(service.call(async |api| create_monitor_group(api, group, None).await).await?.data.flatten())
        }
        other => panic!("Unknown operation {other}."),
    })
}
