//! What a client is created with.

use std::env;
use std::fmt;
use std::time::Duration;

#[derive(Clone)]
pub struct Settings {
    pub base_url: String,
    pub auth_url: String,
    pub client_id: String,
    pub client_secret: String,
    pub refresh_token: String,
    /// The customer account or business unit to act on; `None` for your own account.
    pub zaaid: Option<String>,
    /// The time for a call, from the connection to the end of the response.
    pub timeout: Duration,
}

impl Settings {
    /// Reads the `SVC_` variables. The error names one that is missing.
    pub fn from_environment() -> Result<Self, String> {
        let variable = |name: &str| env::var(name).map_err(|_| format!("Set the environment variable {name}."));
        let (base_url, auth_url) = match (env::var("SVC_BASE_URL"), env::var("SVC_AUTH_URL")) {
            (Ok(base_url), Ok(auth_url)) => (base_url, auth_url),
            _ => {
                let service = variable("SVC_SERVICE")?;
                let auth_host = env::var("SVC_AUTH_HOST").unwrap_or_else(|_| service.clone());
                data_center_urls(&variable("SVC_DATA_CENTER")?, &service, &auth_host)?
            }
        };
        Ok(Self {
            base_url,
            auth_url,
            client_id: variable("SVC_OAUTH2_CLIENT_ID")?,
            client_secret: variable("SVC_OAUTH2_CLIENT_SECRET")?,
            refresh_token: variable("SVC_OAUTH2_REFRESH_TOKEN")?,
            zaaid: None,
            timeout: Duration::from_secs(30),
        })
    }
}

/// Without the secrets.
impl fmt::Debug for Settings {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Settings")
            .field("base_url", &self.base_url)
            .finish_non_exhaustive()
    }
}

/// The base URL and the auth URL (specification, What the service does). The service's name in the hosts is not documented.
pub fn data_center_urls(code: &str, service: &str, auth_host: &str) -> Result<(String, String), String> {
    let (prefix, base, auth) = match code {
        "US" => ("www", "com", "com"),
        "EU" => ("www", "eu", "eu"),
        "CN" => ("www", "cn", "com.cn"),
        "IN" => ("www", "in", "in"),
        "AU" => ("www", "net.au", "com.au"),
        "JP" => ("app", "jp", "jp"),
        other => {
            return Err(format!(
                "The data center must be US, EU, CN, IN, AU or JP; got {other:?}."
            ))
        }
    };
    Ok((
        format!("https://{prefix}.{service}.{base}/api"),
        format!("https://{auth_host}.{auth}"),
    ))
}
