//! What no generator writes: access tokens, the service's headers, typed errors.

mod settings;

pub use settings::Settings;

use http::header::{HeaderValue, ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE, RETRY_AFTER};
use http::Extensions;
use http_body_util::BodyExt;
use monitoring_api::apis::{self, configuration::Configuration};
use monitoring_api::models::AccessTokenLimits;
use reqwest::{redirect, Body, Client, Request, Response, Url};
use reqwest_middleware::{ClientBuilder, Middleware, Next};
use secrecy::{ExposeSecret, SecretString};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

const USUAL_LIFETIME: Duration = Duration::from_secs(AccessTokenLimits::UsualLifetimeSeconds as u64);
/// Without a token request, after one that failed. A refresh token gives ten access tokens in ten minutes to all processes
/// together (specification, Limits). A request that did not arrive does not count.
const PAUSE: Duration = Duration::from_secs(60);
const PAUSE_IF_NOT_ARRIVED: Duration = Duration::from_secs(1);

/// Specification, MSP and business-unit accounts: a new token would not help.
const NOT_AUTHORIZED: &str = "You are not authorized to perform this operation";

/// What the functions of this crate return.
pub type Result<T> = std::result::Result<T, Error>;

/// An error of the service, or a response that breaks its contract.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{message} (status {status}{})", .code.map(|code| format!(", code {code}")).unwrap_or_default())]
pub struct ServiceError {
    /// The method and the path.
    pub operation: String,
    pub status: u16,
    /// `None` if the body contains no error code.
    pub code: Option<i64>,
    pub message: String,
    pub body: Vec<u8>,
    /// `None` without the header, and if it is a date.
    pub retry_after: Option<Duration>,
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum Error {
    #[error(transparent)]
    Service(#[from] ServiceError),
    /// The auth server created no access token. The reason is its error code, which is not documented, or the status.
    #[error("the auth server created no access token: {reason}")]
    Token { reason: String },
    /// There is no response: refused, lost, or too late.
    #[error("no response")]
    Transport(#[source] Arc<reqwest::Error>),
    /// A setting is missing, or an identifier or an account would be another path or cookie.
    #[error("nothing was sent: {0}")]
    Argument(String),
}

impl From<reqwest::Error> for Error {
    fn from(error: reqwest::Error) -> Self {
        Self::Transport(Arc::new(error))
    }
}

impl From<reqwest_middleware::Error> for Error {
    fn from(error: reqwest_middleware::Error) -> Self {
        match error {
            reqwest_middleware::Error::Reqwest(inner) => inner.into(),
            reqwest_middleware::Error::Middleware(inner) => {
                inner.downcast().unwrap_or_else(|other| Self::Argument(other.to_string()))
            }
        }
    }
}

/// The generated functions with the service's authentication. Tasks and threads can share it.
#[derive(Clone, Debug)]
pub struct Service {
    shared: Arc<Shared>,
    cookie: Option<HeaderValue>,
}

/// What all accounts share.
#[derive(Debug)]
struct Shared {
    settings: Settings,
    http: Client,
    tokens: Mutex<Tokens>,
}

#[derive(Debug, Default)]
struct Tokens {
    /// The token, and until when it can be used.
    current: Option<(SecretString, Instant)>,
    failure: Option<Error>,
    paused_until: Option<Instant>,
}

impl Service {
    /// A client for your own account.
    pub fn new(settings: Settings) -> Result<Self> {
        for url in [&settings.base_url, &settings.auth_url] {
            let is_own = |url: &Url| matches!(url.host_str(), Some("localhost" | "127.0.0.1" | "[::1]"));
            if !Url::parse(url).is_ok_and(|url| url.scheme() == "https" || is_own(&url)) {
                return Err(Error::Argument(format!("an address is https, or http on this machine; got {url}")));
            }
        }
        // A redirect would send the token elsewhere.
        let http = Client::builder().redirect(redirect::Policy::none()).timeout(settings.timeout).build()?;
        Ok(Self { shared: Arc::new(Shared { settings, http, tokens: Mutex::default() }), cookie: None })
    }

    /// The same tokens and connections, acting on a customer account or business unit.
    pub fn with_account(&self, zaaid: &str) -> Result<Self> {
        // The characters of a cookie's value (RFC 6265, 4.1.1): others would add a cookie or a header.
        if zaaid.is_empty() || !zaaid.chars().all(|one| one.is_ascii_graphic() && !"\",;\\".contains(one)) {
            return Err(Error::Argument(format!("the zaaid {zaaid:?} is not the value of a cookie")));
        }
        Ok(Self { shared: self.shared.clone(), cookie: Some(header(format!("zaaid={zaaid}"))?) })
    }

    /// The envelope of a generated function: `service.call(async |api| list_monitors(api, None).await)`.
    pub async fn call<T, E>(
        &self,
        function: impl AsyncFnOnce(&Configuration) -> std::result::Result<T, apis::Error<E>>,
    ) -> Result<T> {
        let exchange = Arc::new(Exchange { service: self.clone(), success: OnceLock::new() });
        let mut api = Configuration::new();
        api.base_path.clone_from(&self.shared.settings.base_url);
        api.client = ClientBuilder::new(self.shared.http.clone()).with_arc(exchange.clone()).build();
        function(&api).await.map_err(|error| match (error, exchange.success.get()) {
            (apis::Error::ReqwestMiddleware(inner), _) => inner.into(),
            (apis::Error::Reqwest(inner), _) => inner.into(),
            (other, None) => Error::Argument(other.to_string()),
            (other, Some(success)) => {
                let message = format!("the response breaks the contract: {other}");
                Error::Service(ServiceError { message, ..success.clone() })
            }
        })
    }

    /// Gets any record of the service, with the attributes that the generated types leave out.
    pub async fn get(&self, path: &str) -> Result<Value> {
        let read = async |api: &Configuration| {
            let response = api.client.get(format!("{}{path}", api.base_path)).send().await?;
            Ok::<Value, apis::Error<()>>(response.json().await?)
        };
        Ok(self.call(read).await?["data"].take())
    }
}

/// The member of a constant; `None` for an undocumented id.
pub fn known<C: DeserializeOwned>(id: impl Into<Value>) -> Option<C> {
    serde_json::from_value(id.into()).ok()
}

/// One call: adds the service's headers, replays it once after a 401, and turns every error into [`Error`].
struct Exchange {
    service: Service,
    /// What the generated code reads.
    success: OnceLock<ServiceError>,
}

#[async_trait::async_trait]
impl Middleware for Exchange {
    async fn handle(
        &self,
        request: Request,
        extensions: &mut Extensions,
        next: Next<'_>,
    ) -> reqwest_middleware::Result<Response> {
        let result = self.respond(request, extensions, next).await;
        result.map_err(reqwest_middleware::Error::middleware)
    }
}

impl Exchange {
    async fn respond(&self, mut request: Request, extensions: &mut Extensions, next: Next<'_>) -> Result<Response> {
        let path = request.url().path();
        // An identifier that is empty or "..", as the generated code puts it into the path.
        if path.ends_with('/') {
            return Err(Error::Argument(format!("an identifier is empty or a path, which makes {path}")));
        }
        let Service { shared, cookie } = &self.service;
        // A bare id would be another cookie, and the call would act on your own account.
        if request.headers().contains_key(COOKIE) {
            return Err(Error::Argument("use with_account instead of the parameter cookie".to_owned()));
        }
        let has_body = request.body().is_some();
        let headers = request.headers_mut();
        headers.insert(ACCEPT, header(format!("application/json; version={}", shared.settings.version))?);
        if has_body {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json;charset=UTF-8"));
        }
        headers.extend(cookie.clone().map(|cookie| (COOKIE, cookie)));
        let replay = request.try_clone(); // the generated code has the body in memory
        let token = shared.token(None).await?;
        match (self.send(request, &token, extensions, next.clone()).await, replay) {
            (Err(Error::Service(error)), Some(replay))
                if error.status == 401 && !error.message.contains(NOT_AUTHORIZED) =>
            {
                let other = shared.token(Some(&token)).await?;
                if other.expose_secret() == token.expose_secret() {
                    return Err(error.into());
                }
                self.send(replay, &other, extensions, next).await
            }
            (result, _) => result,
        }
    }

    async fn send(
        &self,
        mut request: Request,
        token: &SecretString,
        extensions: &mut Extensions,
        next: Next<'_>,
    ) -> Result<Response> {
        let mut authorization = header(format!("Svc-oauthtoken {}", token.expose_secret()))?;
        authorization.set_sensitive(true);
        request.headers_mut().insert(AUTHORIZATION, authorization);
        let operation = format!("{} {}", request.method(), request.url().path());
        let response: http::Response<Body> = next.run(request, extensions).await?.into();
        let (mut head, body) = response.into_parts();
        let mut body = body.collect().await?.to_bytes();
        let status = head.status.as_u16();
        if status == 204 {
            body = r#"{"message": "success"}"#.into();
        }
        let fields: Value = serde_json::from_slice(&body).unwrap_or_default();
        let (code, message) = (fields["code"].as_i64(), fields["message"].as_str());
        let is_success = head.status.is_success() && message.is_some() && code.unwrap_or(0) == 0;
        let message = message.map_or_else(|| format!("status {status} with an undocumented body"), str::to_owned);
        // Seconds; a date, which HTTP allows too, is left out.
        let seconds = head.headers.get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse::<u32>().ok());
        let retry_after = seconds.map(|seconds| Duration::from_secs(seconds.into()));
        let seen = ServiceError { operation, status, code, message, body: body.to_vec(), retry_after };
        if !is_success {
            return Err(seen.into());
        }
        let _ = self.success.set(seen);
        // The generated code reads JSON by its media type.
        head.headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        Ok(http::Response::from_parts(head, Body::from(body)).into())
    }
}

impl Shared {
    /// A usable access token. In a pause: the failure again, or `rejected` if that has replaced another token already.
    async fn token(&self, rejected: Option<&SecretString>) -> Result<SecretString> {
        let mut tokens = self.tokens.lock().await; // one request at a time
        let now = Instant::now();
        if let Some((token, end)) = &tokens.current {
            let is_rejected = rejected.is_some_and(|other| other.expose_secret() == token.expose_secret());
            if !is_rejected && now < *end {
                return Ok(token.clone());
            }
        }
        if tokens.paused_until.is_some_and(|end| now < end) {
            match (&tokens.failure, rejected) {
                (Some(failure), _) => return Err(failure.clone()),
                (None, Some(rejected)) => return Ok(rejected.clone()),
                (None, None) => {}
            }
        }
        let created = self.create_token().await;
        if let Err(error) = &created {
            let has_arrived = !matches!(error, Error::Transport(source) if source.is_connect());
            tokens.paused_until = Some(Instant::now() + if has_arrived { PAUSE } else { PAUSE_IF_NOT_ARRIVED });
        } else if rejected.is_some() {
            tokens.paused_until = Some(now + PAUSE);
        }
        tokens.failure = created.as_ref().err().cloned();
        let (token, lifetime) = created?;
        // So that it does not expire on the way.
        tokens.current = Some((token.clone(), now + lifetime * 9 / 10));
        Ok(token)
    }

    async fn create_token(&self) -> Result<(SecretString, Duration)> {
        let form = [
            ("grant_type", "refresh_token"),
            ("client_id", &self.settings.client_id),
            ("client_secret", self.settings.client_secret.expose_secret()),
            ("refresh_token", self.settings.refresh_token.expose_secret()),
        ];
        let url = format!("{}/oauth/v2/token", self.settings.auth_url);
        let response = self.http.post(url).form(&form).send().await?;
        let status = response.status();
        let body: Value = serde_json::from_slice(&response.bytes().await?).unwrap_or_default();
        // Errors are not documented. Whatever the status, a response without a usable token is one.
        let usable = |token: &&str| !token.is_empty() && token.chars().all(|one| one.is_ascii_graphic());
        let (true, Some(token)) = (status.is_success(), body["access_token"].as_str().filter(usable)) else {
            // Another text than an error code may repeat a secret.
            let is_word = |text: &&str| text.contains('_') && text.chars().all(|one| matches!(one, '_' | 'a'..='z'));
            let is_code = |text: &&str| *text == "Access Denied" || is_word(text);
            let code = body["error"].as_str().filter(is_code);
            let reason = code.map_or(format!("status {status}"), str::to_owned);
            return Err(Error::Token { reason });
        };
        // More than a day means milliseconds, and a token that ends earlier is replaced after its 401.
        let seconds = body["expires_in"].as_f64().map(|seconds| seconds.clamp(0.0, 86_400.0));
        let lifetime = seconds.map_or(USUAL_LIFETIME, Duration::from_secs_f64);
        Ok((token.into(), lifetime))
    }
}

fn header(text: String) -> Result<HeaderValue> {
    HeaderValue::try_from(text).map_err(|error| Error::Argument(error.to_string()))
}
