//! Sends and retries the requests of a client.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use bytes::Bytes;
use reqwest::Url;
use reqwest::header::{
    ACCEPT, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, HeaderName, HeaderValue, PROXY_AUTHORIZATION, USER_AGENT,
};
use reqwest::{Method, StatusCode};

use crate::error::{BoxError, ConnectionError, Error, Refusal};
use crate::options::{CallOptions, Event, Hook, Hooks, Retry};

/// A request before client and call options are applied.
#[derive(Clone, Debug)]
pub struct Request {
    pub(crate) operation: &'static str,
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) query: String,
    pub(crate) accept: &'static str,
    pub(crate) content: Option<(&'static str, Bytes)>,
}

/// A successful response.
pub(crate) struct Received {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

/// Sends a request and returns once the response headers have arrived.
pub(crate) type Sender = Box<
    dyn Fn(reqwest::Request) -> Pin<Box<dyn Future<Output = Result<reqwest::Response, BoxError>> + Send>> + Send + Sync,
>;

/// State shared by all calls of a client.
pub struct Transport {
    pub(crate) http: Sender,
    pub(crate) key: HeaderMap,
    pub(crate) options: CallOptions,
    pub(crate) strict: bool,
    pub(crate) wait_on_429: u32,
    pub(crate) hooks: Hooks,
}

const PASSING: [u16; 6] = [408, 429, 500, 502, 503, 504];
const LONGEST_WAIT_ON_429: Duration = Duration::from_secs(60);
const USUAL_WAIT_ON_429: Duration = Duration::from_secs(8);

/// Counters of a call's attempts.
#[derive(Default)]
struct Attempts {
    count: u32,
    retries: u32,
    waits_on_429: u32,
}

impl Transport {
    /// Returns the base URL without a trailing slash.
    pub(crate) fn base_url(&self, options: &CallOptions) -> Result<String, Error> {
        let given = options.base_url.as_ref().or(self.options.base_url.as_ref());
        let text = given.map(|url| url.trim_end_matches('/')).unwrap_or_default();
        match Url::parse(text) {
            Ok(url)
                if matches!(url.scheme(), "http" | "https")
                    && url.has_host()
                    && url.query().is_none()
                    && url.fragment().is_none() =>
            {
                Ok(text.to_owned())
            }
            _ => Err(Error::InvalidArgument(
                "the base URL must begin with http:// or https:// and a host, and have neither query nor fragment"
                    .into(),
            )),
        }
    }

    /// Rejects options that cannot be sent.
    pub(crate) fn check_options(&self, options: &CallOptions) -> Result<(), Error> {
        self.base_url(options)?;
        self.given_headers(options).map(drop)
    }

    /// Returns the user's headers.
    fn given_headers(&self, options: &CallOptions) -> Result<HeaderMap, Error> {
        let mut headers = HeaderMap::new();
        for (name, value) in self.options.headers.iter().chain(&options.headers) {
            let (Ok(header), Ok(value)) = (HeaderName::try_from(name), HeaderValue::from_str(value)) else {
                return Err(Error::InvalidArgument(format!("the header {name:?} cannot be sent")));
            };
            headers.insert(header, value);
        }
        Ok(headers)
    }

    fn headers_of(&self, request: &Request, options: &CallOptions) -> Result<HeaderMap, Error> {
        let mut headers = HeaderMap::new();
        let agent = concat!("assessment-api-rust/", env!("CARGO_PKG_VERSION"));
        headers.insert(USER_AGENT, HeaderValue::from_static(agent));
        headers.extend(self.given_headers(options)?);
        headers.insert(ACCEPT, HeaderValue::from_static(request.accept));
        headers.remove(CONTENT_TYPE);
        if let Some((media_type, _)) = request.content {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media_type));
        }
        headers.extend(self.key.clone());
        Ok(headers)
    }

    /// Sends a request and retries it, up to a success or a final failure.
    pub(crate) async fn send(&self, request: &Request, options: &CallOptions) -> Result<Received, Error> {
        let url = format!("{}{}{}", self.base_url(options)?, request.path, request.query);
        let headers = self.headers_of(request, options)?;
        let begin = Instant::now();
        let total = options.total_timeout.or(self.options.total_timeout);
        let retry = options.retry.as_ref().or(self.options.retry.as_ref()).and_then(Option::as_ref);
        let timeout = options.timeout.or(self.options.timeout).unwrap_or(Duration::MAX);
        let shown = self.redacted(&headers);
        let mut attempts = Attempts::default();
        loop {
            attempts.count += 1;
            let mut event = Event {
                operation: request.operation,
                method: request.method,
                url: &url,
                attempt: attempts.count,
                request_headers: &shown,
                status: None,
                response_headers: None,
                error: None,
                duration: None,
                will_retry: false,
                wait: None,
            };
            tell(&self.hooks.on_request, &event)?;
            let started = Instant::now();
            let left = total.map_or(Duration::MAX, |total| total.saturating_sub(begin.elapsed()));
            let outcome = success_of(self.send_once(request, &url, &headers, timeout.min(left)).await);
            event.duration = Some(started.elapsed());
            event.wait = outcome
                .as_ref()
                .err()
                .and_then(|error| self.wait_after(error, request.method, retry, &mut attempts))
                .filter(|wait| total.is_none_or(|total| begin.elapsed() + *wait < total));
            event.will_retry = event.wait.is_some();
            let wait = event.wait;
            self.tell_of(&outcome, event)?;
            match wait {
                Some(wait) => tokio::time::sleep(wait).await,
                None => return outcome,
            }
        }
    }

    /// Returns the headers with credentials redacted, for hooks.
    fn redacted(&self, headers: &HeaderMap) -> HeaderMap {
        let mut shown = headers.clone();
        let credentials = [AUTHORIZATION, PROXY_AUTHORIZATION, COOKIE];
        for name in self.key.keys().chain(&credentials) {
            if shown.contains_key(name) {
                shown.insert(name, HeaderValue::from_static("[redacted]"));
            }
        }
        shown
    }

    /// Calls the hooks with the outcome of an attempt.
    fn tell_of<'a>(&self, outcome: &'a Result<Received, Error>, mut event: Event<'a>) -> Result<(), Error> {
        let (status, headers) = match outcome {
            Ok(received) => (received.status, &received.headers),
            Err(Error::Refused(refusal)) => (refusal.status(), refusal.headers()),
            Err(error) => {
                event.error = Some(error);
                return tell(&self.hooks.on_failure, &event);
            }
        };
        event.status = Some(status);
        event.response_headers = Some(headers);
        tell(&self.hooks.on_response, &event)
    }

    /// Returns the wait before the next attempt; None if none follows.
    fn wait_after(
        &self,
        error: &Error,
        method: &str,
        retry: Option<&Retry>,
        attempts: &mut Attempts,
    ) -> Option<Duration> {
        let refusal = error.refusal();
        let asked = refusal.and_then(Refusal::retry_after);
        let status = refusal.map(Refusal::status);
        if status == Some(429) && attempts.waits_on_429 < self.wait_on_429 {
            attempts.waits_on_429 += 1;
            return Some(asked.unwrap_or(USUAL_WAIT_ON_429)).filter(|wait| *wait <= LONGEST_WAIT_ON_429);
        }
        if matches!(error, Error::Connection(lost) if lost.source.as_deref().is_some_and(|source| is_untrusted(source)))
        {
            return None;
        }
        let retry = retry.filter(|retry| retry.methods.iter().any(|one| one == method))?;
        let passes = status.is_none_or(|status| PASSING.contains(&status));
        if !passes || attempts.retries >= retry.max_retries || asked.is_some_and(|asked| asked > retry.max_wait) {
            return None;
        }
        let doubled = retry.first_wait.saturating_mul(1 << attempts.retries.min(20));
        attempts.retries += 1;
        Some(asked.unwrap_or_else(|| doubled.min(retry.max_wait).mul_f64(fastrand::f64())))
    }

    async fn send_once(
        &self,
        request: &Request,
        url: &str,
        headers: &HeaderMap,
        timeout: Duration,
    ) -> Result<Received, ConnectionError> {
        match tokio::time::timeout(timeout, self.exchange(request, url, headers)).await {
            Ok(Ok(received)) => Ok(received),
            Ok(Err(error)) => Err(failed(request, url, reason_of(&*error), is_timeout(&*error), Some(error))),
            Err(_) => Err(failed(request, url, format!("there is no whole response after {timeout:?}"), true, None)),
        }
    }

    async fn exchange(&self, request: &Request, url: &str, headers: &HeaderMap) -> Result<Received, BoxError> {
        let mut sent = reqwest::Request::new(Method::from_bytes(request.method.as_bytes())?, Url::parse(url)?);
        *sent.headers_mut() = headers.clone();
        *sent.body_mut() = request.content.as_ref().map(|(_, content)| content.clone().into());
        let response = (self.http)(sent).await?;
        let status = response.status();
        // After 101 the body is the connection itself.
        if status.as_u16() < 200 {
            return Err(format!("the response has the status {}", status.as_u16()).into());
        }
        let headers = response.headers().clone();
        let body = if status == StatusCode::NOT_MODIFIED { Bytes::new() } else { response.bytes().await? };
        Ok(Received { status: status.as_u16(), headers, body })
    }
}

/// Converts an outcome to a success or an error.
fn success_of(outcome: Result<Received, ConnectionError>) -> Result<Received, Error> {
    let received = outcome?;
    if (200..300).contains(&received.status) {
        return Ok(received);
    }
    Err(Error::Refused(Box::new(Refusal::new(received.status, received.headers, &received.body))))
}

fn failed(request: &Request, url: &str, reason: String, timeout: bool, source: Option<BoxError>) -> ConnectionError {
    // The URL may contain a password.
    let request = match Url::parse(url) {
        Ok(url) => format!("{} {}{}", request.method, url.host_str().unwrap_or_default(), url.path()),
        Err(_) => request.method.to_owned(),
    };
    // reqwest's error message contains the URL with its query.
    let source = source.map(|source| match source.downcast::<reqwest::Error>() {
        Ok(error) => Box::new(error.without_url()),
        Err(other) => other,
    });
    ConnectionError { request, reason, timeout, source }
}

fn is_timeout(error: &(dyn std::error::Error + Send + Sync + 'static)) -> bool {
    error.downcast_ref::<reqwest::Error>().is_some_and(reqwest::Error::is_timeout)
}

/// Returns whether the server's certificate was rejected, which another attempt does not change.
fn is_untrusted(error: &(dyn std::error::Error + 'static)) -> bool {
    // An I/O error hides the error that it wraps.
    let wrapped = error.downcast_ref::<std::io::Error>().and_then(std::io::Error::get_ref);
    matches!(error.downcast_ref(), Some(rustls::Error::InvalidCertificate(_)))
        || wrapped.is_some_and(|inner| is_untrusted(inner))
        || error.source().is_some_and(is_untrusted)
}

/// Returns the innermost cause, which is the most specific.
fn reason_of(error: &(dyn std::error::Error + Send + Sync + 'static)) -> String {
    let mut cause: &(dyn std::error::Error + 'static) = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    if cause.is::<reqwest::Error>() { "the exchange failed".to_owned() } else { cause.to_string() }
}

fn tell(hook: &Option<Hook>, event: &Event<'_>) -> Result<(), Error> {
    match hook {
        Some(hook) => hook(event).map_err(Error::Hook),
        None => Ok(()),
    }
}
