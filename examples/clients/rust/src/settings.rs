use crate::{Error, Result};
use secrecy::SecretString;
use std::env;
use std::time::Duration;

/// What a client is created with. `Debug` leaves out the secrets.
#[derive(Clone, Debug)]
pub struct Settings {
    pub base_url: String,
    pub auth_url: String,
    pub client_id: String,
    pub client_secret: SecretString,
    pub refresh_token: SecretString,
    /// The version of the API.
    pub version: String,
    /// The time for a request, from the connection to the end of the response.
    pub timeout: Duration,
}

impl Settings {
    /// Reads the `SVC_` variables. The error names one that is missing.
    pub fn from_environment() -> Result<Self> {
        let (base_url, auth_url) = if env::var("SVC_BASE_URL").or(env::var("SVC_AUTH_URL")).is_ok() {
            (variable("SVC_BASE_URL")?, variable("SVC_AUTH_URL")?)
        } else {
            data_center_urls()?
        };
        Ok(Self {
            base_url,
            auth_url,
            client_id: variable("SVC_OAUTH2_CLIENT_ID")?,
            client_secret: variable("SVC_OAUTH2_CLIENT_SECRET")?.into(),
            refresh_token: variable("SVC_OAUTH2_REFRESH_TOKEN")?.into(),
            version: "2.0".to_owned(),
            timeout: Duration::from_secs(30),
        })
    }
}

fn variable(name: &str) -> Result<String> {
    env::var(name).map_err(|_| Error::Argument(format!("set the environment variable {name}")))
}

/// The base URL and the auth URL (specification, What the service does). The service's name in them is not documented.
fn data_center_urls() -> Result<(String, String)> {
    let service = variable("SVC_SERVICE")?;
    let auth = env::var("SVC_AUTH_HOST").unwrap_or_else(|_| service.clone());
    let (base_host, auth_host) = match variable("SVC_DATA_CENTER")?.as_str() {
        "US" => (format!("www.{service}.com"), format!("{auth}.com")),
        "EU" => (format!("www.{service}.eu"), format!("{auth}.eu")),
        "CN" => (format!("www.{service}.cn"), format!("{auth}.com.cn")),
        "IN" => (format!("www.{service}.in"), format!("{auth}.in")),
        "AU" => (format!("www.{service}.net.au"), format!("{auth}.com.au")),
        "JP" => (format!("app.{service}.jp"), format!("{auth}.jp")),
        other => {
            let message = format!("SVC_DATA_CENTER must be US, EU, CN, IN, AU or JP; got {other:?}");
            return Err(Error::Argument(message));
        }
    };
    Ok((format!("https://{base_host}/api"), format!("https://{auth_host}")))
}
