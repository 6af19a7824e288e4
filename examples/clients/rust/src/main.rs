//! Lists monitors, reads one, meets an error, and creates a group on a customer's account.

use monitoring::{known, Error, Service, Settings};
use monitoring_api::apis::customers_and_business_units_api::list_msp_customers;
use monitoring_api::apis::monitor_groups_api::create_monitor_group;
use monitoring_api::apis::monitors_api::{get_monitor, list_monitor_type_constants, list_monitors};
use monitoring_api::models::{MonitorGroupCreateRequest, MonitorType, ReportType};

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let service = Service::new(Settings::from_environment()?)?;
    Ok(show(&service).await?)
}

async fn show(service: &Service) -> Result<(), Error> {
    let monitors = service.call(async |api| list_monitors(api, None).await).await?.data;
    println!("{} monitors", monitors.len());

    if let Some(first) = monitors.first() {
        let monitor = service.call(async |api| get_monitor(api, &first.monitor_id, None).await).await?.data;
        println!("monitor {}", monitor.monitor_id);
    }

    match service.call(async |api| get_monitor(api, "1", None).await).await {
        Err(Error::Service(error)) if error.code == Some(1002) => println!("no such monitor: {error}"),
        other => println!("{other:?}"),
    }

    let customers = service.call(async |api| list_msp_customers(api).await).await?.data;
    if let Some(customer) = customers.first() {
        let account = service.with_account(&customer.zaaid)?;
        let (name, description) = ("Web production".into(), "Monitors of the production web sites".into());
        let group = MonitorGroupCreateRequest::new(name, description);
        account.call(async |api| create_monitor_group(api, group, None).await).await?;
        println!("a group is created on the account of {}", customer.name);
    }

    println!("report type AvailabilitySummary is {}", ReportType::AvailabilitySummary);

    let types = service.call(async |api| list_monitor_type_constants(api, None).await).await?.data;
    let is_new = |id: &String| known::<MonitorType>(id.as_str()).is_none();
    let new: Vec<String> = types.into_iter().map(|one| one.id).filter(is_new).collect();
    println!("new monitor types: {}", if new.is_empty() { "none".into() } else { new.join(", ") });
    Ok(())
}
