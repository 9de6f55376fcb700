//! Client configuration.

use std::fmt;
use std::future::Future;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use reqwest::Url;
use reqwest::header::{HeaderMap, HeaderValue};
use reqwest::redirect::Policy;

use crate::error::{BoxError, Error};
use crate::options::{CallOptions, Event, Hooks, Retry};
use crate::transport::{Sender, Transport};

/// Settings specific to an API version.
pub trait Version: Sized {
    /// The header of the API key, in lower case.
    #[doc(hidden)]
    const KEY_HEADER: &'static str;
    /// The default base URL.
    #[doc(hidden)]
    const BASE_URL: &'static str;
    #[doc(hidden)]
    fn over(transport: Arc<Transport>) -> Self;
}

/// The HTTP client or send function.
enum Http {
    Client(Box<reqwest::ClientBuilder>),
    Sender(Sender),
}

/// Builds a client.
#[must_use]
pub struct ClientBuilder<C> {
    key: String,
    options: CallOptions,
    strict: bool,
    wait_on_429: u32,
    hooks: Hooks,
    http: Http,
    client: PhantomData<fn() -> C>,
}

impl<C> fmt::Debug for ClientBuilder<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ClientBuilder").field("options", &self.options).finish_non_exhaustive()
    }
}

impl<C: Version> ClientBuilder<C> {
    pub(crate) fn new(key: String) -> Self {
        let options = CallOptions::new().base_url(C::BASE_URL).timeout(Duration::from_secs(30)).retry(None);
        Self {
            key,
            options,
            strict: false,
            wait_on_429: 0,
            hooks: Hooks::default(),
            // The default of 100 refuses responses that other clients accept.
            http: Http::Client(Box::new(reqwest::ClientBuilder::new().http1_max_headers(1_000))),
            client: PhantomData,
        }
    }

    /// Sets the base URL of the service, for example of a sandbox.
    pub fn base_url(mut self, url: impl Into<String>) -> Self {
        self.options = self.options.base_url(url);
        self
    }

    /// Sets the timeout of each attempt, up to the last byte of the response; default 30 seconds.
    pub fn timeout(mut self, timeout: Duration) -> Self {
        self.options = self.options.timeout(timeout);
        self
    }

    /// Sets the timeout of a call, including all attempts and the waits between them. The call fails at once if the
    /// next wait would exceed it. No timeout by default.
    pub fn total_timeout(mut self, timeout: Duration) -> Self {
        self.options = self.options.total_timeout(timeout);
        self
    }

    /// Adds a header to every request. It never overrides the key or a media type.
    pub fn header(mut self, name: impl Into<String>, value: impl Into<String>) -> Self {
        self.options = self.options.header(name, value);
        self
    }

    /// Enables retries of transient failures. Off by default.
    pub fn retry(mut self, retry: Retry) -> Self {
        self.options = self.options.retry(retry);
        self
    }

    /// Waits and retries after a 429, for any method, up to this number of times. Fails at once if the service
    /// asks for more than a minute.
    pub fn wait_on_429(mut self, max_retries: u32) -> Self {
        self.wait_on_429 = max_retries;
        self
    }

    /// Makes every violation of the API's document an error, for contract tests.
    pub fn strict_responses(mut self) -> Self {
        self.strict = true;
        self
    }

    /// Sets a hook to call before each attempt. An error ends the call.
    pub fn on_request(mut self, hook: impl Fn(&Event<'_>) -> Result<(), BoxError> + Send + Sync + 'static) -> Self {
        self.hooks.on_request = Some(Arc::new(hook));
        self
    }

    /// Sets a hook to call after each response, including error responses. An error ends the call.
    pub fn on_response(mut self, hook: impl Fn(&Event<'_>) -> Result<(), BoxError> + Send + Sync + 'static) -> Self {
        self.hooks.on_response = Some(Arc::new(hook));
        self
    }

    /// Sets a hook to call after each attempt without a response. An error ends the call.
    pub fn on_failure(mut self, hook: impl Fn(&Event<'_>) -> Result<(), BoxError> + Send + Sync + 'static) -> Self {
        self.hooks.on_failure = Some(Arc::new(hook));
        self
    }

    /// Uses an HTTP client from this builder, with its proxies and certificates. Disables redirects, which would send
    /// the key to another host.
    pub fn http_client(mut self, client: reqwest::ClientBuilder) -> Self {
        self.http = Http::Client(Box::new(client));
        self
    }

    /// Sends requests with this function, such as a client with tracing middleware, or a fake in tests.
    ///
    /// The client's timeout applies: the function's future is dropped on a timeout. The function must not follow
    /// redirects, which would send the key to another host: a response from another URL is an error.
    pub fn send_by<F>(mut self, send: impl Fn(reqwest::Request) -> F + Send + Sync + 'static) -> Self
    where
        F: Future<Output = Result<reqwest::Response, BoxError>> + Send + 'static,
    {
        self.http = Http::Sender(Box::new(move |request| {
            let asked = request.url().clone();
            let sent = send(request);
            Box::pin(async move { without_redirect(&asked, sent.await?) })
        }));
        self
    }

    /// Builds the client.
    ///
    /// Installs ring as the crypto provider of rustls if the process has none. To use another one, install it first.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] for a key or a header that cannot be sent, or an invalid base URL.
    pub fn build(self) -> Result<C, Error> {
        let good = !self.key.is_empty()
            && self.key == self.key.trim()
            && self.key.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        let key = HeaderValue::from_str(&self.key).ok().filter(|_| good);
        let Some(mut key) = key else {
            // Do not quote the key, because errors are logged.
            return Err(Error::InvalidArgument(
                "the key must be ASCII text, not empty, without spaces around it".into(),
            ));
        };
        key.set_sensitive(true);
        let mut headers = HeaderMap::new();
        headers.insert(C::KEY_HEADER, key);
        let http = match self.http {
            Http::Sender(send) => send,
            Http::Client(builder) => sender_of(http_of(*builder)?),
        };
        let transport = Transport {
            http,
            key: headers,
            options: self.options,
            strict: self.strict,
            wait_on_429: self.wait_on_429,
            hooks: self.hooks,
        };
        transport.check_options(&CallOptions::new())?;
        Ok(C::over(Arc::new(transport)))
    }
}

fn sender_of(client: reqwest::Client) -> Sender {
    Box::new(move |request| {
        let sent = client.execute(request);
        Box::pin(async { Ok(sent.await?) })
    })
}

/// reqwest's URL for responses without one, such as fakes.
const NO_URL: &str = "no.url.provided.local";

fn without_redirect(asked: &Url, response: reqwest::Response) -> Result<reqwest::Response, BoxError> {
    let url = response.url();
    if url == asked || url.host_str() == Some(NO_URL) {
        return Ok(response);
    }
    Err("the function of send_by followed a redirect; make its client with redirect(Policy::none())".into())
}

fn http_of(builder: reqwest::ClientBuilder) -> Result<reqwest::Client, Error> {
    // No effect if the program has already installed a provider. reqwest takes only that of the process.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = builder.redirect(Policy::none()).build();
    client.map_err(|error| Error::InvalidArgument(format!("there is no HTTP client: {error}")))
}
