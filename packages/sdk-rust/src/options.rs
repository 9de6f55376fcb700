//! Options of clients and calls.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use reqwest::header::HeaderMap;

use crate::error::{BoxError, Error};

/// How often and for what a request is sent again that failed for a reason which passes: no response, one that broke off or was late,
/// or a status of 408, 429, 500, 502, 503 or 504.
///
/// The wait is random, up to a bound that doubles each time, or what `Retry-After` says; where that is more than `max_wait`, the
/// failure is handed over at once.
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
    /// Three times at most, after 0.5, 1 and 2 seconds at most, for the methods that HTTP calls idempotent.
    pub fn new() -> Self {
        Self::default()
    }

    /// How often a request is sent again at most; 3.
    #[must_use]
    pub fn max_retries(mut self, count: u32) -> Self {
        self.max_retries = count;
        self
    }

    /// The bound of the first wait, `retry.seconds` of other languages; half a second.
    #[must_use]
    pub fn first_wait(mut self, wait: Duration) -> Self {
        self.first_wait = wait;
        self
    }

    /// The longest wait of all, `retry.maxSeconds` of other languages; 30 seconds.
    #[must_use]
    pub fn max_wait(mut self, wait: Duration) -> Self {
        self.max_wait = wait;
        self
    }

    /// The methods whose requests may arrive twice. `POST` may be among them where a creation has an `externalId`: a second arrival
    /// is refused, and its validation errors name that field.
    #[must_use]
    pub fn methods<M: Into<String>>(mut self, methods: impl IntoIterator<Item = M>) -> Self {
        self.methods = methods.into_iter().map(Into::into).collect();
        self
    }
}

/// One try of a call, as hooks see it. They watch, and change nothing.
///
/// The URL is as it is sent: its query may hold names and addresses. The key and other credentials are `[redacted]`.
#[derive(Debug)]
#[non_exhaustive]
pub struct Event<'a> {
    /// The operation of the API's document, such as `getCandidate`.
    pub operation: &'static str,
    /// The method, such as `GET`.
    pub method: &'static str,
    /// The URL with its query.
    pub url: &'a str,
    /// Which try it is: 1 is the first.
    pub attempt: u32,
    /// The headers of the request.
    pub request_headers: &'a HeaderMap,
    /// The status of the response, where there is one.
    pub status: Option<u16>,
    /// The headers of the response, where there is one.
    pub response_headers: Option<&'a HeaderMap>,
    /// Why there is no response.
    pub error: Option<&'a Error>,
    /// How long the try took.
    pub duration: Option<Duration>,
    /// Whether another try follows.
    pub will_retry: bool,
    /// How long the client waits before it.
    pub wait: Option<Duration>,
}

pub(crate) type Hook = Arc<dyn Fn(&Event<'_>) -> Result<(), BoxError> + Send + Sync>;

#[derive(Clone, Default)]
pub(crate) struct Hooks {
    pub(crate) on_request: Option<Hook>,
    pub(crate) on_response: Option<Hook>,
    pub(crate) on_failure: Option<Hook>,
}

/// Options of a call; what is not said is as the client has it.
#[derive(Clone, Debug, Default)]
pub struct CallOptions {
    pub(crate) timeout: Option<Duration>,
    pub(crate) total_timeout: Option<Duration>,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) base_url: Option<String>,
    pub(crate) retry: Option<Option<Retry>>,
}

impl CallOptions {
    /// No option.
    pub fn new() -> Self {
        Self::default()
    }

    /// The longest time of each try, to the last byte of its response.
    #[must_use]
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.timeout = Some(timeout);
        self
    }

    /// The longest time of the call: all tries, and the waits between them. A wait that would end later is not begun.
    #[must_use]
    pub fn total_timeout(mut self, timeout: Duration) -> Self {
        self.total_timeout = Some(timeout);
        self
    }

    /// A header of the request. It never replaces the key or a media type.
    #[must_use]
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.headers.push((name.into(), value.into()));
        self
    }

    /// Another address of the same service.
    #[must_use]
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.base_url = Some(url.into());
        self
    }

    /// Other retries than the client's; `None` for none.
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
