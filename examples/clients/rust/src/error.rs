//! The errors of calls.

use std::time::Duration;

type Source = Box<dyn std::error::Error + Send + Sync>;

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
    #[error("The auth server refused: {reason}")]
    Token { reason: String },
    /// Another access token would exceed the limit of ten in ten minutes.
    #[error("The refresh token has no access token left. Try again in {} s.", .wait.as_secs())]
    TokenBudget { wait: Duration },
    /// There is no usable response. The source says why: refused, lost, too late, or not what the contract has.
    #[error("No usable response")]
    Transport(#[source] Source),
}

impl Error {
    pub(crate) fn of_response(response: &http::Response<Vec<u8>>, body: &serde_json::Value) -> Self {
        let status = response.status().as_u16();
        let message = body["message"].as_str().map(str::to_owned);
        let retry_after = response
            .headers()
            .get("Retry-After")
            .and_then(|value| value.to_str().ok()?.parse().ok());
        Self::Service {
            status,
            code: body["code"].as_i64(),
            message: message.unwrap_or_else(|| format!("status {status} with an undocumented body")),
            retry_after: retry_after.map(Duration::from_secs),
        }
    }
}

impl From<reqwest::Error> for Error {
    fn from(error: reqwest::Error) -> Self {
        Self::Transport(error.without_url().into())
    }
}

impl From<reqwest_middleware::Error> for Error {
    fn from(error: reqwest_middleware::Error) -> Self {
        match error {
            reqwest_middleware::Error::Middleware(inner) => {
                inner.downcast().unwrap_or_else(|other| Self::Transport(other.into()))
            }
            reqwest_middleware::Error::Reqwest(inner) => inner.into(),
        }
    }
}

/// The middleware's errors arrive inside those of the generated functions, so `?` is enough.
impl<T> From<monitoring_api::apis::Error<T>> for Error {
    fn from(error: monitoring_api::apis::Error<T>) -> Self {
        match error {
            monitoring_api::apis::Error::ReqwestMiddleware(inner) => inner.into(),
            other => Self::Transport(other.to_string().into()),
        }
    }
}
