//! The middleware of the generated client: headers, one replay after a 401, typed errors.

use crate::tokens::Tokens;
use crate::Error;
use http::header::{HeaderValue, ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE};
use http::{Extensions, StatusCode};
use reqwest::{Request, Response};
use reqwest_middleware::{Middleware, Next};
use serde_json::Value;
use std::sync::Arc;

/// Specification, MSP and business-unit accounts: a new token would not help.
const NOT_AUTHORIZED: &str = "You are not authorized to perform this operation";

/// Adds the service's headers, replays a call once after a 401, and turns every error into [`Error`].
pub(crate) struct Authentication {
    pub zaaid: Option<String>,
    pub tokens: Arc<Tokens>,
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
        headers.insert(ACCEPT, HeaderValue::from_static("application/json; version=2.0"));
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
        let is_success = response.status().is_success() && body.is_object() && body["code"].as_i64().unwrap_or(0) == 0;
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
    read.body(body).map_err(|error| Error::Transport(error.into()))
}

fn header(value: String) -> Result<HeaderValue, Error> {
    let mut header = HeaderValue::try_from(value).map_err(|error| Error::Transport(error.into()))?;
    header.set_sensitive(true);
    Ok(header)
}
