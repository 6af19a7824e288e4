//! What no generator writes: tokens within the documented limits, the service's headers, typed errors.

mod settings;

pub use settings::Settings;

use anyhow::Context;
use http::header::{HeaderValue, ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE, RETRY_AFTER};
use http::Extensions;
use http_body_util::BodyExt;
use monitoring_api::apis::{self, configuration::Configuration};
use monitoring_api::models::AccessTokenLimits;
use reqwest::{redirect, Body, Client, Request, Response};
use reqwest_middleware::{ClientBuilder, ClientWithMiddleware, Middleware, Next, RequestBuilder};
use secrecy::ExposeSecret;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

// Specification, Limits: a refresh token gives so many access tokens in this time, to all processes together.
const MAX_TOKENS: usize = AccessTokenLimits::Maximum as usize;
const WINDOW: Duration = Duration::from_secs(AccessTokenLimits::PerSeconds as u64);
const USUAL_LIFETIME: Duration = Duration::from_secs(AccessTokenLimits::UsualLifetimeSeconds as u64);

/// Specification, MSP and business-unit accounts: a new token would not help.
const NOT_AUTHORIZED: &str = "You are not authorized to perform this operation";

/// What the functions of this crate return.
pub type Result<T> = std::result::Result<T, Error>;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The service responded with an error. `code` is the error code; `None` if the body contains no error code.
    #[error("{message} (status {status}{})", .code.map(|code| format!(", code {code}")).unwrap_or_default())]
    Service {
        status: u16,
        code: Option<i64>,
        message: String,
        retry_after: Option<Duration>,
    },
    /// The auth server did not issue an access token.
    #[error("the auth server refused: {reason}")]
    Token { reason: String },
    /// Another access token would exceed the limit of ten in ten minutes.
    #[error("the refresh token has no access token left; try again in {} s", .wait.as_secs())]
    TokenBudget { wait: Duration },
    /// There is no response: refused, lost, or too late.
    #[error("no response")]
    Transport(#[source] Arc<reqwest::Error>),
    /// The response is not what the contract has. `body` is empty if only a field is missing or has another type.
    #[error("the response breaks the contract: {message}")]
    Contract { message: String, body: Vec<u8> },
    /// Nothing was sent: an identifier or an account would be another path or cookie.
    #[error("nothing was sent: {0}")]
    Argument(String),
    /// A setting is missing.
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

impl Error {
    fn is_rejected_token(&self) -> bool {
        matches!(self, Self::Service { status: 401, message, .. } if !message.contains(NOT_AUTHORIZED))
    }

    /// The failure of a token request, for each call that waited for it.
    fn shared(&self) -> Option<Self> {
        match self {
            Self::Token { reason } => Some(Self::Token { reason: reason.clone() }),
            Self::Transport(error) => Some(Self::Transport(error.clone())),
            _ => None,
        }
    }
}

impl From<reqwest::Error> for Error {
    fn from(error: reqwest::Error) -> Self {
        Self::Transport(Arc::new(error))
    }
}

impl From<Error> for reqwest_middleware::Error {
    fn from(error: Error) -> Self {
        Self::middleware(error)
    }
}

impl From<reqwest_middleware::Error> for Error {
    fn from(error: reqwest_middleware::Error) -> Self {
        match error {
            reqwest_middleware::Error::Middleware(inner) => inner.downcast().unwrap_or_else(Self::Other),
            reqwest_middleware::Error::Reqwest(inner) => inner.into(),
        }
    }
}

impl<T: std::fmt::Debug + Send + Sync + 'static> From<apis::Error<T>> for Error {
    fn from(error: apis::Error<T>) -> Self {
        match error {
            apis::Error::ReqwestMiddleware(inner) => inner.into(),
            apis::Error::Reqwest(inner) => inner.into(),
            apis::Error::Serde(inner) => Self::Contract {
                message: inner.to_string(),
                body: Vec::new(),
            },
            other => Self::Other(other.into()),
        }
    }
}

/// The generated client with the service's authentication. `configuration` is what the generated functions take.
#[derive(Clone, Debug)]
pub struct Service {
    pub configuration: Configuration,
    own_account: ClientWithMiddleware,
}

impl Service {
    /// A client for your own account. Tasks and threads can share it.
    pub fn new(settings: Settings) -> Result<Self> {
        // A redirect would send the token elsewhere.
        let http = Client::builder()
            .redirect(redirect::Policy::none())
            .timeout(settings.timeout)
            .build()?;
        let mut configuration = Configuration::new();
        configuration.base_path.clone_from(&settings.base_url);
        let authentication = Authentication {
            settings,
            http: http.clone(),
            tokens: Mutex::default(),
            failures: AtomicUsize::default(),
        };
        configuration.client = ClientBuilder::new(http).with(authentication).build();
        Ok(Self {
            own_account: configuration.client.clone(),
            configuration,
        })
    }

    /// The same tokens and connections, acting on a customer account or business unit.
    pub fn with_account(&self, zaaid: &str) -> Result<Self> {
        // The characters of a cookie's value (RFC 6265, 4.1.1): others would add a cookie or a header.
        if zaaid.is_empty()
            || !zaaid
                .chars()
                .all(|one| one.is_ascii_graphic() && !"\",;\\".contains(one))
        {
            return Err(Error::Argument(format!(
                "the zaaid {zaaid:?} is not the value of a cookie"
            )));
        }
        let mut account = self.clone();
        let cookie = format!("zaaid={zaaid}");
        account.configuration.client = ClientBuilder::from_client(self.own_account.clone())
            .with_init(move |request: RequestBuilder| request.header(COOKIE, &cookie))
            .build();
        Ok(account)
    }

    /// Gets any record of the service, with the attributes that the generated types leave out.
    pub async fn get(&self, path: &str) -> Result<Value> {
        let url = format!("{}{path}", self.configuration.base_path);
        let mut envelope: Value = self.configuration.client.get(url).send().await?.json().await?;
        Ok(envelope["data"].take())
    }
}

/// The member of a constant; `None` for an id that the service has added since.
pub fn known<C: DeserializeOwned>(id: impl Into<Value>) -> Option<C> {
    serde_json::from_value(id.into()).ok()
}

/// Adds the service's headers, replays a call once after a 401, and turns every error into [`Error`].
struct Authentication {
    settings: Settings,
    http: Client,
    tokens: Mutex<Tokens>,
    /// How many token requests have failed, which calls read before it is their turn.
    failures: AtomicUsize,
}

#[derive(Default)]
struct Tokens {
    made: VecDeque<Instant>,
    /// The token, and until when it can be used.
    current: Option<(String, Instant)>,
    failure: Option<Error>,
}

#[async_trait::async_trait]
impl Middleware for Authentication {
    async fn handle(
        &self,
        mut request: Request,
        extensions: &mut Extensions,
        next: Next<'_>,
    ) -> reqwest_middleware::Result<Response> {
        let path = request.url().path();
        // An identifier that is empty or "..", as the generated code puts it into the path.
        if path.ends_with('/') {
            let message = format!("an identifier is empty or a path, which makes {path}");
            return Err(Error::Argument(message).into());
        }
        let accept = format!("application/json; version={}", self.settings.version);
        let has_body = request.body().is_some();
        let headers = request.headers_mut();
        headers.insert(ACCEPT, HeaderValue::try_from(accept).context("version")?);
        if has_body {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json;charset=UTF-8"));
        }
        let replay = request.try_clone().context("a stream cannot be sent again")?;
        let token = self.token(None).await?;
        let rejection = match send(request, &token, extensions, next.clone()).await {
            Err(error) if error.is_rejected_token() => error,
            result => return Ok(result?),
        };
        match self.token(Some(&token)).await {
            Err(Error::TokenBudget { .. }) => Err(rejection.into()), // the 401 is what the caller should see
            other => Ok(send(replay, &other?, extensions, next).await?),
        }
    }
}

impl Authentication {
    /// A usable token; another one than `rejected`. One request at a time for all tasks: who waited for one that failed gets
    /// its failure.
    async fn token(&self, rejected: Option<&str>) -> Result<String> {
        let failures = self.failures.load(Ordering::SeqCst);
        let mut tokens = self.tokens.lock().await;
        let now = Instant::now();
        if let Some((token, usable_until)) = &tokens.current {
            if rejected != Some(token) && now < *usable_until {
                return Ok(token.clone());
            }
        }
        if self.failures.load(Ordering::SeqCst) != failures {
            if let Some(failure) = tokens.failure.as_ref().and_then(Error::shared) {
                return Err(failure);
            }
        }
        if tokens.made.len() == MAX_TOKENS {
            let free = tokens.made[0] + WINDOW;
            if free > now {
                return Err(Error::TokenBudget { wait: free - now });
            }
            tokens.made.pop_front();
        }
        tokens.made.push_back(now); // before the request: a lost one may have created a token
        let (token, lifetime) = match self.create_token().await {
            Ok(created) => created,
            Err(error) => {
                if matches!(&error, Error::Transport(source) if source.is_connect()) {
                    tokens.made.pop_back(); // it did not arrive
                }
                tokens.failure = error.shared();
                self.failures.fetch_add(1, Ordering::SeqCst);
                return Err(error);
            }
        };
        tokens.current = Some((token.clone(), now + lifetime * 9 / 10)); // so that it does not expire on the way
        Ok(token)
    }

    async fn create_token(&self) -> Result<(String, Duration)> {
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
        // Errors are not documented; some services of this kind send them with status 200.
        let usable = |token: &&str| !token.is_empty() && token.chars().all(|one| one.is_ascii_graphic());
        let (true, Some(token)) = (status.is_success(), body["access_token"].as_str().filter(usable)) else {
            let reason = body["error"].as_str().map_or(format!("status {status}"), str::to_owned);
            return Err(Error::Token { reason });
        };
        // An hour is usual; more than a day means milliseconds, and a token that ends earlier is replaced after its 401.
        let seconds = body["expires_in"].as_f64().map(|seconds| seconds.clamp(0.0, 86_400.0));
        Ok((
            token.to_owned(),
            seconds.map_or(USUAL_LIFETIME, Duration::from_secs_f64),
        ))
    }
}

async fn send(mut request: Request, token: &str, extensions: &mut Extensions, next: Next<'_>) -> Result<Response> {
    let mut authorization = HeaderValue::try_from(format!("Svc-oauthtoken {token}")).context("access token")?;
    authorization.set_sensitive(true);
    request.headers_mut().insert(AUTHORIZATION, authorization);
    let response: http::Response<Body> = next.run(request, extensions).await?.into();
    let (mut head, body) = response.into_parts();
    let mut body = body.collect().await?.to_bytes();
    let status = head.status.as_u16();
    if status == 204 {
        body = r#"{"message": "success"}"#.into();
    }
    let fields: Value = serde_json::from_slice(&body).unwrap_or_default();
    let code = fields["code"].as_i64();
    if head.status.is_success() && code.unwrap_or(0) == 0 {
        if !fields["message"].is_string() {
            let message = format!("status {status} with an undocumented body");
            return Err(Error::Contract {
                message,
                body: body.into(),
            });
        }
        // The generated code reads JSON by its media type.
        head.headers
            .insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        return Ok(http::Response::from_parts(head, Body::from(body)).into());
    }
    let message = fields["message"].as_str().map(str::to_owned);
    // Seconds; a date, which HTTP allows too, is left out.
    let retry_after = head
        .headers
        .get(RETRY_AFTER)
        .and_then(|value| value.to_str().ok()?.parse::<u32>().ok());
    Err(Error::Service {
        status,
        code,
        message: message.unwrap_or_else(|| format!("status {status} with an undocumented body")),
        retry_after: retry_after.map(|seconds| Duration::from_secs(seconds.into())),
    })
}
