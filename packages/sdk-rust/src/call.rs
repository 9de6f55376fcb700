//! Calls of operations.

use std::fmt;
use std::future::{Future, IntoFuture};
use std::pin::Pin;
use std::sync::Arc;

use bytes::Bytes;
use reqwest::header::HeaderMap;

use crate::error::{Error, UnexpectedResponse};
use crate::json::{self, Json};
use crate::model::{Kind, Reader, Writer};
use crate::options::CallOptions;
use crate::parameters::{self, Query};
use crate::problem::Problem;
use crate::transport::{Received, Request, Transport};

type Read<T> = fn(&[u8]) -> Result<(T, Vec<Problem>), Problem>;

/// A pending call; `.await` sends it. Dropping the future cancels the call, including waits, and closes its connection.
#[must_use = "a call does nothing unless it is awaited"]
pub struct Call<T> {
    transport: Arc<Transport>,
    request: Result<Request, Error>,
    options: CallOptions,
    read: Read<T>,
}

/// A successful response.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Response<T> {
    /// The parsed value.
    pub value: T,
    /// The HTTP status.
    pub status: u16,
    /// The headers, such as `Location`.
    pub headers: HeaderMap,
    /// The raw body.
    pub body: Bytes,
    /// Each place of the body that violates the API's document.
    pub problems: Vec<Problem>,
}

impl<T> fmt::Debug for Call<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Call").field("request", &self.request).field("options", &self.options).finish_non_exhaustive()
    }
}

impl<T> Call<T> {
    /// Sets options of the call.
    pub fn with(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

    /// Sends the call and returns the whole response.
    pub async fn with_response(self) -> Result<Response<T>, Error> {
        let request = self.request?;
        let Received { status, headers, body } = self.transport.send(&request, &self.options).await?;
        let unexpected = |problems: Vec<Problem>| {
            let text = String::from_utf8_lossy(&body).into_owned();
            Error::Unexpected(Box::new(UnexpectedResponse { operation: request.operation, status, problems, text }))
        };
        match (self.read)(&body) {
            Err(problem) => Err(unexpected(vec![problem])),
            Ok((_, problems)) if self.transport.strict && !problems.is_empty() => Err(unexpected(problems)),
            Ok((value, problems)) => Ok(Response { value, status, headers, body, problems }),
        }
    }
}

impl<T: Send + 'static> IntoFuture for Call<T> {
    type Output = Result<T, Error>;
    type IntoFuture = Pin<Box<dyn Future<Output = Self::Output> + Send>>;

    fn into_future(self) -> Self::IntoFuture {
        Box::pin(async { Ok(self.with_response().await?.value) })
    }
}

fn read<K: Kind>(body: &[u8]) -> Result<(K::Value, Vec<Problem>), Problem> {
    let json = json::parse(body).map_err(|reason| Problem::new("", reason))?;
    let mut reader = Reader::default();
    let value = K::read(&json, &mut reader)?;
    Ok((value, reader.into_problems()))
}

/// Parts of a generated call.
pub struct Operation<'a> {
    pub transport: &'a Arc<Transport>,
    pub id: &'static str,
    pub method: &'static str,
    pub path: &'static str,
    pub accept: &'static str,
}

impl Operation<'_> {
    fn request(
        &self,
        values: &[(&str, &str)],
        query: &Query,
        content: Option<(&'static str, Bytes)>,
    ) -> Result<Request, Error> {
        Ok(Request {
            operation: self.id,
            method: self.method,
            path: parameters::path(self.path, values)?,
            query: query.text(),
            accept: self.accept,
            content,
        })
    }

    /// Creates a call whose response has a body.
    pub fn returning<K: Kind>(self, values: &[(&str, &str)], query: &Query, content: Content) -> Call<K::Value> {
        self.call(values, query, content, read::<K>)
    }

    /// Creates a call whose response body is ignored.
    pub fn returning_nothing(self, values: &[(&str, &str)], query: &Query, content: Content) -> Call<()> {
        self.call(values, query, content, |_| Ok(((), Vec::new())))
    }

    fn call<T>(self, values: &[(&str, &str)], query: &Query, content: Content, read: Read<T>) -> Call<T> {
        let request = content.0.and_then(|content| self.request(values, query, content));
        Call { transport: self.transport.clone(), request, options: CallOptions::new(), read }
    }
}

/// A request body.
pub struct Content(Result<Option<(&'static str, Bytes)>, Error>);

impl Content {
    /// No body.
    pub fn none() -> Self {
        Self(Ok(None))
    }

    /// Raw bytes.
    pub fn bytes(media_type: &'static str, bytes: Bytes) -> Self {
        Self(Ok(Some((media_type, bytes))))
    }

    /// JSON. Rejects unset required fields.
    pub fn json<K: Kind>(media_type: &'static str, value: &K::Value) -> Self {
        let mut writer = Writer::default();
        let json: Json = K::write(value, &mut writer);
        if writer.problems.is_empty() {
            return Self::bytes(media_type, json.to_string().into());
        }
        let problems: Vec<_> = writer.problems.iter().map(Problem::to_string).collect();
        Self(Err(Error::InvalidArgument(problems.join("; "))))
    }
}
