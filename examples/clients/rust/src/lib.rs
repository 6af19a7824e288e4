//! What no generator writes: tokens within the documented limits, the service's headers, typed errors.

mod error;
mod settings;
mod tokens;

pub use error::Error;
pub use settings::{data_center_urls, Settings};

use http::header::{HeaderValue, ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE};
use http::{Extensions, StatusCode};
use monitoring_api::apis::configuration::Configuration;
use reqwest::{Request, Response};
use reqwest_middleware::{ClientBuilder, Middleware, Next};
use serde::{de::DeserializeOwned, Deserialize};
use serde_json::{Map, Value};
use std::sync::Arc;
use std::time::Duration;
use tokens::Tokens;

/// Source: MSP and business-unit accounts. A new token would not help.
const NOT_AUTHORIZED: &str = "You are not authorized to perform this operation";

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
            .timeout(Duration::from_secs(30))
            .build()?;
        let tokens = Arc::new(Tokens::new(settings.clone(), http.clone()));
        Ok(Self::over(settings, http, tokens))
    }

    /// The same tokens, acting on a customer account or business unit.
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
            client: ClientBuilder::new(http.clone())
                .with(authentication)
                .build(),
            ..Configuration::default()
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
#[derive(Debug, Deserialize, serde::Serialize)]
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

/// Adds the service's headers, replays a call once after a 401, and turns every error into [`Error`].
struct Authentication {
    zaaid: Option<String>,
    tokens: Arc<Tokens>,
}

#[async_trait::async_trait]
impl Middleware for Authentication {
    async fn handle(
        &self,
        request: Request,
        extensions: &mut Extensions,
        next: Next<'_>,
    ) -> reqwest_middleware::Result<Response> {
        self.respond(request, extensions, next)
            .await
            .map_err(reqwest_middleware::Error::middleware)
    }
}

impl Authentication {
    async fn respond(
        &self,
        mut request: Request,
        extensions: &mut Extensions,
        next: Next<'_>,
    ) -> Result<Response, Error> {
        let headers = request.headers_mut();
        headers.insert(
            ACCEPT,
            HeaderValue::from_static("application/json; version=2.0"),
        );
        if let Some(zaaid) = &self.zaaid {
            headers.insert(COOKIE, header(format!("zaaid={zaaid}"))?);
        }
        if request.body().is_some() {
            let json = HeaderValue::from_static("application/json;charset=UTF-8");
            request.headers_mut().insert(CONTENT_TYPE, json);
        }
        let replay = request.try_clone();
        let token = self.tokens.get(None).await?;
        let mut response = send(request, &token, extensions, next.clone()).await?;
        let is_rejected = response.status() == StatusCode::UNAUTHORIZED
            && !String::from_utf8_lossy(response.body()).contains(NOT_AUTHORIZED);
        if let (true, Some(request)) = (is_rejected, replay) {
            match self.tokens.get(Some(&token)).await {
                Ok(other) => response = send(request, &other, extensions, next).await?,
                Err(Error::TokenBudget { .. }) => {} // the 401 is what the caller should see
                Err(error) => return Err(error),
            }
        }
        let body: Value = serde_json::from_slice(response.body()).unwrap_or_default();
        let is_success = response.status().is_success()
            && body.is_object()
            && body["code"].as_i64().unwrap_or(0) == 0;
        if is_success {
            Ok(response.into())
        } else {
            Err(Error::of_response(&response, &body))
        }
    }
}

async fn send(
    mut request: Request,
    token: &str,
    extensions: &mut Extensions,
    next: Next<'_>,
) -> Result<http::Response<Vec<u8>>, Error> {
    request
        .headers_mut()
        .insert(AUTHORIZATION, header(format!("Svc-oauthtoken {token}"))?);
    let response = next.run(request, extensions).await?;
    let mut read = http::Response::builder().status(response.status());
    if let Some(headers) = read.headers_mut() {
        headers.extend(response.headers().clone());
    }
    let body = response.bytes().await?.to_vec();
    read.body(body)
        .map_err(|error| Error::Transport(error.to_string()))
}

fn header(value: String) -> Result<HeaderValue, Error> {
    let mut header =
        HeaderValue::try_from(value).map_err(|error| Error::Transport(error.to_string()))?;
    header.set_sensitive(true);
    Ok(header)
}
