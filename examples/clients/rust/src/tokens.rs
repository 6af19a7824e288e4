//! Access tokens from a refresh token: one request at a time for all tasks, ten in ten minutes.

use crate::{Error, Settings};
use std::collections::VecDeque;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;

// Specification, Limits: a refresh token gives 10 access tokens per 10 minutes, to all processes together.
const MAX_TOKENS: usize = 10;
const WINDOW: Duration = Duration::from_secs(600);
const USUAL_LIFETIME: f64 = 3600.0;
const DAY: f64 = 86_400.0;

pub(crate) struct Tokens {
    settings: Settings,
    http: reqwest::Client,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    made: VecDeque<Instant>,
    token: Option<(String, Instant)>,
}

impl Tokens {
    pub(crate) fn new(settings: Settings, http: reqwest::Client) -> Self {
        Self {
            settings,
            http,
            state: Mutex::default(),
        }
    }

    /// A usable token; another one than `rejected`.
    pub(crate) async fn get(&self, rejected: Option<&str>) -> Result<String, Error> {
        let mut state = self.state.lock().await;
        let now = Instant::now();
        if let Some((token, usable_until)) = &state.token {
            if rejected != Some(token) && now < *usable_until {
                return Ok(token.clone());
            }
        }
        while state.made.front().is_some_and(|made| *made + WINDOW <= now) {
            state.made.pop_front();
        }
        if let (MAX_TOKENS.., Some(oldest)) = (state.made.len(), state.made.front()) {
            return Err(Error::TokenBudget {
                wait: *oldest + WINDOW - now,
            });
        }
        state.made.push_back(now); // before the request: a lost one may have created a token
        let (token, lifetime) = self.create().await?;
        let margin = Duration::from_secs(60).min(lifetime / 10);
        state.token = Some((token.clone(), now + lifetime - margin));
        Ok(token)
    }

    async fn create(&self) -> Result<(String, Duration), Error> {
        let form = [
            ("grant_type", "refresh_token"),
            ("client_id", &self.settings.client_id),
            ("client_secret", &self.settings.client_secret),
            ("refresh_token", &self.settings.refresh_token),
        ];
        let url = format!("{}/oauth/v2/token", self.settings.auth_url);
        let response = self.http.post(url).form(&form).send().await?;
        let status = response.status();
        let body = response.bytes().await?;
        let body: serde_json::Value = serde_json::from_slice(&body).unwrap_or_default();
        // Errors are not documented; some services of this kind send them with status 200.
        let (true, Some(token)) = (status.is_success(), body["access_token"].as_str()) else {
            let reason = body["error"].as_str().map_or(format!("status {status}"), str::to_owned);
            return Err(Error::Token { reason });
        };
        let seconds = body["expires_in"].as_f64().unwrap_or(USUAL_LIFETIME);
        let seconds = if seconds > DAY { seconds / 1000.0 } else { seconds }; // milliseconds
        Ok((
            token.to_owned(),
            Duration::try_from_secs_f64(seconds).unwrap_or_default(),
        ))
    }
}
