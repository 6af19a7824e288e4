//! What no generator writes: tokens within the documented limits, the service's headers, typed errors.

mod authentication;
mod error;
mod settings;
mod tokens;

pub use error::Error;
pub use settings::{data_center_urls, Settings};

use authentication::Authentication;
use monitoring_api::apis::configuration::Configuration;
use reqwest_middleware::ClientBuilder;
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use serde_json::{Map, Value};
use std::sync::Arc;
use tokens::Tokens;

/// The generated client with the service's authentication. `configuration` is what the generated functions take.
pub struct Service {
    pub configuration: Configuration,
    settings: Settings,
    http: reqwest::Client,
    tokens: Arc<Tokens>,
}

impl Service {
    pub fn new(settings: Settings) -> Result<Self, Error> {
        // A redirect would send the token elsewhere.
        let http = reqwest::Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .timeout(settings.timeout)
            .build()?;
        let tokens = Arc::new(Tokens::new(settings.clone(), http.clone()));
        Ok(Self::over(settings, http, tokens))
    }

    /// The same tokens and connections, acting on a customer account or business unit.
    pub fn with_account(&self, zaaid: &str) -> Self {
        let settings = Settings {
            zaaid: Some(zaaid.to_owned()),
            ..self.settings.clone()
        };
        Self::over(settings, self.http.clone(), self.tokens.clone())
    }

    /// Gets any record of the service: `Record<Monitor>` for the attributes that the generated types leave out.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        let url = format!("{}{path}", self.settings.base_url);
        let response = self.configuration.client.get(url).send().await?;
        let envelope: Envelope<T> = response.json().await?;
        Ok(envelope.data)
    }

    fn over(settings: Settings, http: reqwest::Client, tokens: Arc<Tokens>) -> Self {
        let authentication = Authentication {
            zaaid: settings.zaaid.clone(),
            tokens: tokens.clone(),
        };
        let configuration = Configuration {
            base_path: settings.base_url.clone(),
            client: ClientBuilder::new(http.clone()).with(authentication).build(),
            // Not the default: it creates an HTTP client of its own, which takes long.
            user_agent: None,
            basic_auth: None,
            oauth_access_token: None,
            bearer_access_token: None,
            api_key: None,
        };
        Self {
            configuration,
            settings,
            http,
            tokens,
        }
    }
}

/// A record with the attributes that the contract does not show.
#[derive(Debug, Deserialize, Serialize)]
pub struct Record<T> {
    #[serde(flatten)]
    pub documented: T,
    #[serde(flatten)]
    pub others: Map<String, Value>,
}

#[derive(Deserialize)]
struct Envelope<T> {
    data: T,
}

/// The member of a constant; `None` for an id that the service has added since.
pub fn known<C: DeserializeOwned>(id: impl Into<Value>) -> Option<C> {
    serde_json::from_value(id.into()).ok()
}
