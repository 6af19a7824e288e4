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
    let api = &service.configuration;

    let monitors = list_monitors(api, None).await?.data;
    println!("{} monitors", monitors.len());

    if let Some(first) = monitors.first() {
        let monitor = get_monitor(api, &first.monitor_id, None).await?.data;
        println!("monitor {}", monitor.monitor_id);
    }

    match get_monitor(api, "1", None).await.map_err(Error::from) {
        Err(error @ Error::Service { code: Some(1002), .. }) => println!("no such monitor: {error}"),
        other => println!("{other:?}"),
    }

    if let Some(customer) = list_msp_customers(api).await?.data.first() {
        let account = service.with_account(&customer.zaaid)?;
        let (name, description) = ("Web production".into(), "Monitors of the production web sites".into());
        let group = MonitorGroupCreateRequest::new(name, description);
        create_monitor_group(&account.configuration, group, None).await?;
        println!("a group is created on the account of {}", customer.name);
    }

    println!("report type AvailabilitySummary is {}", ReportType::AvailabilitySummary);

    let types = list_monitor_type_constants(api, None).await?.data;
    let is_new = |id: &String| known::<MonitorType>(id.as_str()).is_none();
    let new: Vec<String> = types.into_iter().map(|one| one.id).filter(is_new).collect();
    println!(
        "new monitor types: {}",
        if new.is_empty() { "none".into() } else { new.join(", ") }
    );
    Ok(())
}
