//! Options of clients and calls.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::HeaderMap;

use crate::error::{BoxError, Error};

/// Retries of transient failures: a missing, incomplete or late response, or a status of 408, 429, 500, 502, 503 or
/// 504.
///
/// The wait follows `Retry-After`, or is random up to a bound that doubles each time. The call fails at once if
/// `Retry-After` exceeds `max_wait`.
#[derive(Clone, Debug, PartialEq)]
pub struct Retry {
    pub(crate) max_retries: u32,
    pub(crate) first_wait: Duration,
    pub(crate) max_wait: Duration,
    pub(crate) methods: Vec<String>,
}

impl Default for Retry {
    fn default() -> Self {
        let methods = ["GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "QUERY"];
        Self {
            max_retries: 3,
            first_wait: Duration::from_millis(500),
            max_wait: Duration::from_secs(30),
            methods: methods.map(str::to_owned).to_vec(),
        }
    }
}

impl Retry {
    /// Creates the defaults: three retries, after at most 0.5, 1 and 2 seconds, of idempotent methods.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the number of retries; default 3.
    #[must_use]
    pub fn max_retries(mut self, count: u32) -> Self {
        self.max_retries = count;
        self
    }

    /// Sets the bound of the first wait (`retry.seconds` in other languages); default half a second.
    #[must_use]
    pub fn first_wait(mut self, wait: Duration) -> Self {
        self.first_wait = wait;
        self
    }

    /// Sets the longest wait (`retry.maxSeconds` in other languages); default 30 seconds.
    #[must_use]
    pub fn max_wait(mut self, wait: Duration) -> Self {
        self.max_wait = wait;
        self
    }

    /// Sets the methods to retry, in any case. `POST` is safe for creations with an `externalId`: a duplicate is rejected with a
    /// validation error for that field.
    #[must_use]
    pub fn methods<M: Into<String>>(mut self, methods: impl IntoIterator<Item = M>) -> Self {
        self.methods = methods.into_iter().map(|method| method.into().to_ascii_uppercase()).collect();
        self
    }
}

/// An attempt of a call, passed to hooks.
///
/// The URL is as sent and may contain personal data. The key and other credentials are `[redacted]`.
#[derive(Debug)]
#[non_exhaustive]
pub struct Event<'a> {
    /// The operationId in the API's document, such as `getCandidate`.
    pub operation: &'static str,
    /// The method, such as `GET`.
    pub method: &'static str,
    /// The URL with its query.
    pub url: &'a str,
    /// 1 for the first attempt.
    pub attempt: u32,
    /// The headers of the request.
    pub request_headers: &'a HeaderMap,
    /// The status of the response, if any.
    pub status: Option<u16>,
    /// The headers of the response, if any.
    pub response_headers: Option<&'a HeaderMap>,
    /// The reason of a missing response.
    pub error: Option<&'a Error>,
    /// The duration of the attempt.
    pub duration: Option<Duration>,
    /// Whether another attempt follows.
    pub will_retry: bool,
    /// The wait before the next attempt.
    pub wait: Option<Duration>,
}

pub(crate) type Hook = Arc<dyn Fn(&Event<'_>) -> Result<(), BoxError> + Send + Sync>;

#[derive(Clone, Default)]
pub(crate) struct Hooks {
    pub(crate) on_request: Option<Hook>,
    pub(crate) on_response: Option<Hook>,
    pub(crate) on_failure: Option<Hook>,
}

/// Options of a call; unset ones are inherited from the client.
#[derive(Clone, Debug, Default)]
pub struct CallOptions {
    pub(crate) timeout: Option<Duration>,
    pub(crate) total_timeout: Option<Duration>,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) base_url: Option<String>,
    pub(crate) retry: Option<Option<Retry>>,
}

impl CallOptions {
    /// Creates empty options.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets the timeout of each attempt, up to the last byte of the response.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// Sets the timeout of the call, including all attempts and the waits between them. The call fails at once if the
    /// next wait would exceed it.
    #[must_use]
    pub fn total_timeout(mut self, timeout: Duration) -> Self {
        self.total_timeout = Some(timeout);
        self
    }

    /// Adds a request header. It never overrides the key or a media type.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Sets another base URL of the same service.
    #[must_use]
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.base_url = Some(url.into());
        self
    }

    /// Replaces the client's retries; `None` disables them.
    #[must_use]
    pub fn retry(mut self, retry: impl Into<Option<Retry>>) -> Self {
        self.retry = Some(retry.into());
        self
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hooks")
    }
}
