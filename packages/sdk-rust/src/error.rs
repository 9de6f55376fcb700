//! Errors.

use std::time::Duration;

use jiff::Timestamp;
use reqwest::header::{HeaderMap, RETRY_AFTER};

use crate::json::{self, Json};
use crate::problem::{Problem, UnfitField};
use crate::time;

/// An error of a hook.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// Errors of calls.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The service rejected the request.
    #[error(transparent)]
    Refused(Box<Refusal>),
    /// No response, or an incomplete or late one.
    #[error(transparent)]
    Connection(#[from] ConnectionError),
    /// An unreadable response, such as HTML; with strict responses, any that violates the document.
    #[error(transparent)]
    Unexpected(Box<UnexpectedResponse>),
    /// A field that violates the document was read.
    #[error(transparent)]
    UnfitField(#[from] UnfitField),
    /// Nothing was sent: an empty key or identifier, or an unset required field.
    #[error("{0}")]
    InvalidArgument(String),
    /// A hook failed and ended the call.
    #[error("a hook failed: {0}")]
    Hook(#[source] BoxError),
}

impl Error {
    /// Returns the error response of the service.
    pub fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Refused(refusal) => Some(refusal),
            _ => None,
        }
    }

    /// Returns the status of the response, if there is a usable one.
    pub fn status(&self) -> Option<u16> {
        match self {
            Self::Refused(refusal) => Some(refusal.status),
            Self::Unexpected(response) => Some(response.status),
            _ => None,
        }
    }
}

/// An error response of the service.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.message())]
pub struct Refusal {
    status: u16,
    details: String,
    error_id: Option<String>,
    error_type: Option<String>,
    validation_errors: Vec<ValidationError>,
    body: Option<Json>,
    text: String,
    headers: HeaderMap,
    retry_after: Option<Duration>,
}

/// Kinds of error responses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RefusalKind {
    /// 400: query or body is invalid; see `validation_errors`.
    BadRequest,
    /// 401: the key is missing or wrong.
    Unauthorized,
    /// 404: the resource does not exist.
    NotFound,
    /// 409: the resource already exists, or its state does not allow the request.
    Conflict,
    /// 412: a referenced resource cannot be used, such as the exam of a new candidate.
    PreconditionFailed,
    /// 417: the organization has no credits left.
    NoCredits,
    /// 422: an uploaded file could not be processed.
    Unprocessable,
    /// 429: too many requests.
    RateLimited,
    /// 5xx: the service failed.
    Server,
    /// Another status.
    Other,
}

/// A field that the service rejected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationError {
    /// The name of the field.
    pub field: String,
    /// The rejected value; empty if it is missing or no text.
    pub value: String,
    /// The reason, for people.
    pub message: String,
}

impl Refusal {
    pub(crate) fn new(status: u16, headers: HeaderMap, body: &[u8]) -> Self {
        let text = String::from_utf8_lossy(body.strip_prefix(b"\xef\xbb\xbf").unwrap_or(body)).into_owned();
        let parsed = json::parse(body).ok();
        let member = |name: &str| parsed.as_ref().and_then(|json| json.get(name));
        let text_of = |name: &str| member(name).and_then(Json::as_str).map(str::to_owned);
        let some_text = |name: &str| text_of(name).filter(|text| !text.is_empty());
        let entries = match member("validationErrors") {
            Some(Json::List(entries)) => &entries[..],
            _ => &[],
        };
        Self {
            status,
            details: some_text("details")
                .or_else(|| some_text("message"))
                .unwrap_or_else(|| text.chars().take(500).collect()),
            error_id: text_of("errorId"),
            error_type: text_of("errorType"),
            validation_errors: entries.iter().filter_map(ValidationError::of).collect(),
            retry_after: wait_in(&headers),
            body: parsed,
            text,
            headers,
        }
    }

    /// Returns the HTTP status.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Returns the kind for the status.
    pub fn kind(&self) -> RefusalKind {
        match self.status {
            400 => RefusalKind::BadRequest,
            401 => RefusalKind::Unauthorized,
            404 => RefusalKind::NotFound,
            409 => RefusalKind::Conflict,
            412 => RefusalKind::PreconditionFailed,
            417 => RefusalKind::NoCredits,
            422 => RefusalKind::Unprocessable,
            429 => RefusalKind::RateLimited,
            500..=599 => RefusalKind::Server,
            _ => RefusalKind::Other,
        }
    }

    /// Returns the description for people: `details` of V1 and V2, `message` of V3; otherwise the first 500 characters
    /// of the body.
    pub fn details(&self) -> &str {
        &self.details
    }

    /// Returns the reference for the support team (V1, V2).
    pub fn error_id(&self) -> Option<&str> {
        self.error_id.as_deref()
    }

    /// Returns the kind of error for programs (V3). Later releases may add values.
    pub fn error_type(&self) -> Option<&str> {
        self.error_type.as_deref()
    }

    /// Returns the rejected fields, after a 400 of V1 and V2.
    pub fn validation_errors(&self) -> &[ValidationError] {
        &self.validation_errors
    }

    /// Returns the time to wait before the next request, from the response; `None` without `Retry-After`.
    pub fn retry_after(&self) -> Option<Duration> {
        self.retry_after
    }

    /// Returns the error object; `None` if the body is not JSON.
    pub fn body(&self) -> Option<&Json> {
        self.body.as_ref()
    }

    /// Returns the body as text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the headers of the response.
    pub fn headers(&self) -> &HeaderMap {
        &self.headers
    }

    fn message(&self) -> String {
        let kind = self.error_type.as_ref().map(|kind| format!(" {kind}")).unwrap_or_default();
        let fields: String =
            self.validation_errors.iter().map(|one| format!("; {}: {}", one.field, one.message)).collect();
        let quoted = self.error_id.as_ref().map(|id| format!(" (error id {id})")).unwrap_or_default();
        format!("{}{kind}: {}{fields}{quoted}", self.status, self.details)
    }
}

impl ValidationError {
    fn of(entry: &Json) -> Option<Self> {
        if !matches!(entry, Json::Object(_)) {
            return None;
        }
        let text = |name: &str| entry.get(name).and_then(Json::as_str).unwrap_or_default().to_owned();
        Some(Self { field: text("field"), value: text("value"), message: text("message") })
    }
}

/// Parses `Retry-After`: seconds or a date. A repeated header says nothing.
fn wait_in(headers: &HeaderMap) -> Option<Duration> {
    let mut values = headers.get_all(RETRY_AFTER).into_iter();
    let (Some(value), None) = (values.next(), values.next()) else { return None };
    let text = value.to_str().ok()?.trim();
    if !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit()) {
        // Clamp numbers that overflow 64 bits.
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    let left = time::parse_http(text)?.duration_since(Timestamp::now());
    Some(Duration::try_from(left).unwrap_or_default())
}

/// No response, or an incomplete or late one.
#[derive(Debug, thiserror::Error)]
#[error("{request}: {reason}")]
pub struct ConnectionError {
    /// Method and URL without the query, which may contain personal data.
    pub(crate) request: String,
    pub(crate) reason: String,
    pub(crate) timeout: bool,
    #[source]
    pub(crate) source: Option<BoxError>,
}

impl ConnectionError {
    /// Returns whether the request timed out.
    pub fn is_timeout(&self) -> bool {
        self.timeout
    }
}

/// A response that violates the API's document. The message does not quote the body; see `text`.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{operation}: the response ({status}) does not fit the API's document: {}", listed(.problems))]
pub struct UnexpectedResponse {
    pub(crate) operation: &'static str,
    pub(crate) status: u16,
    pub(crate) problems: Vec<Problem>,
    pub(crate) text: String,
}

fn listed(problems: &[Problem]) -> String {
    problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ")
}

impl UnexpectedResponse {
    /// Returns the HTTP status.
    pub fn status(&self) -> u16 {
        self.status
    }

    /// Returns the violations.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Returns the body as text.
    pub fn text(&self) -> &str {
        &self.text
    }
}
