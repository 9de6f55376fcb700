//! Verification of webhook deliveries.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use hmac::{Hmac, Mac};
use jiff::Timestamp;
use sha2::Sha256;
use subtle::ConstantTimeEq;

use crate::error::Error;
use crate::json::{self, Json};
use crate::model::Model;
use crate::{v1, v2};

/// Reason of a rejection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum WebhookErrorCode {
    SecretMissing,
    SecretWrong,
    SignatureMissing,
    SignatureWrong,
    TimestampInvalid,
    MediaType,
    BodyMalformed,
    EventInvalid,
}

impl WebhookErrorCode {
    /// Returns the code shared by all languages, such as `secret-wrong`.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::SecretMissing => "secret-missing",
            Self::SecretWrong => "secret-wrong",
            Self::SignatureMissing => "signature-missing",
            Self::SignatureWrong => "signature-wrong",
            Self::TimestampInvalid => "timestamp-invalid",
            Self::MediaType => "media-type",
            Self::BodyMalformed => "body-malformed",
            Self::EventInvalid => "event-invalid",
        }
    }
}

/// A delivery that must not be trusted. The message never contains a secret.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct WebhookError {
    code: WebhookErrorCode,
    message: String,
}

impl WebhookError {
    fn new(code: WebhookErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    /// Returns the reason.
    pub fn code(&self) -> WebhookErrorCode {
        self.code
    }

    /// Returns the response status.
    pub fn status(&self) -> u16 {
        match self.code {
            WebhookErrorCode::MediaType => 415,
            WebhookErrorCode::BodyMalformed | WebhookErrorCode::EventInvalid => 400,
            _ => 401,
        }
    }
}

type Clock = Arc<dyn Fn() -> Timestamp + Send + Sync>;

/// Verifies deliveries by their signature (Standard Webhooks) if there is one, otherwise by the secret header, in
/// constant time.
#[derive(Clone)]
pub struct Verifier {
    secrets: Vec<String>,
    tolerance: Duration,
    clock: Clock,
}

impl fmt::Debug for Verifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Verifier").field("tolerance", &self.tolerance).finish_non_exhaustive()
    }
}

impl Verifier {
    /// Creates a verifier with a secret; several during rotation.
    ///
    /// # Errors
    ///
    /// [`Error::InvalidArgument`] without a secret, or with an empty one.
    pub fn new<S: Into<String>>(secrets: impl IntoIterator<Item = S>) -> Result<Self, Error> {
        let secrets: Vec<String> = secrets.into_iter().map(Into::into).collect();
        if secrets.is_empty() || secrets.iter().any(String::is_empty) {
            return Err(Error::InvalidArgument("a secret is needed, and none may be empty".into()));
        }
        Ok(Self { secrets, tolerance: Duration::from_secs(300), clock: Arc::new(Timestamp::now) })
    }

    /// Sets the clock tolerance of signed deliveries in both directions; default five minutes.
    #[must_use]
    pub fn tolerance(mut self, tolerance: Duration) -> Self {
        self.tolerance = tolerance;
        self
    }

    /// Replaces the clock, for tests.
    #[must_use]
    pub fn clock(mut self, clock: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        self.clock = Arc::new(clock);
        self
    }

    /// Verifies a delivery of V1 and returns its events. `headers` are pairs of name and value, such as a `&HeaderMap`;
    /// `body` is the raw body.
    pub fn verify_v1<N: AsRef<str>, V: AsRef<[u8]>>(
        &self,
        headers: impl IntoIterator<Item = (N, V)>,
        body: &[u8],
    ) -> Result<Vec<v1::WebhookEvent>, WebhookError> {
        self.verify(headers, body, v1::webhook::SECRET_HEADER, v1::webhook::MEDIA_TYPE)
    }

    /// Verifies a delivery of V2 and returns its events. `headers` are pairs of name and value, such as a `&HeaderMap`;
    /// `body` is the raw body.
    pub fn verify_v2<N: AsRef<str>, V: AsRef<[u8]>>(
        &self,
        headers: impl IntoIterator<Item = (N, V)>,
        body: &[u8],
    ) -> Result<Vec<v2::WebhookEvent>, WebhookError> {
        self.verify(headers, body, v2::webhook::SECRET_HEADER, v2::webhook::MEDIA_TYPE)
    }

    fn verify<M: Model, N: AsRef<str>, V: AsRef<[u8]>>(
        &self,
        headers: impl IntoIterator<Item = (N, V)>,
        body: &[u8],
        secret_header: &str,
        media_type: &str,
    ) -> Result<Vec<M>, WebhookError> {
        let headers: Vec<(String, String)> = headers
            .into_iter()
            .map(|(name, value)| {
                (name.as_ref().to_ascii_lowercase(), String::from_utf8_lossy(value.as_ref()).into_owned())
            })
            .collect();
        let header = |wanted: &str| {
            let wanted = wanted.to_ascii_lowercase();
            headers.iter().find(|(name, _)| *name == wanted).map(|(_, value)| value.as_str())
        };
        self.authenticate(header, body, secret_header)?;
        read_events(header("content-type").unwrap_or_default(), body, media_type)
    }

    fn authenticate<'a>(
        &self,
        header: impl Fn(&str) -> Option<&'a str>,
        body: &[u8],
        secret_header: &str,
    ) -> Result<(), WebhookError> {
        use WebhookErrorCode as Code;
        let Some(given) = header(secret_header) else {
            return Err(WebhookError::new(Code::SecretMissing, format!("the header {secret_header} is missing")));
        };
        let holds_secret = is_among(&self.secrets, &[given]);
        let wrong_secret =
            || WebhookError::new(Code::SecretWrong, format!("the header {secret_header} does not hold the secret"));
        let names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
        let [id, timestamp, signatures] = names.map(|name| header(name).unwrap_or_default());
        if [id, timestamp, signatures].iter().all(|value| value.is_empty()) {
            return if holds_secret { Ok(()) } else { Err(wrong_secret()) };
        }
        for (name, value) in names.iter().zip([id, timestamp, signatures]) {
            if value.is_empty() {
                let message = format!("the header {name} is missing, although others of a signature are there");
                return Err(WebhookError::new(Code::SignatureMissing, message));
            }
        }
        self.check_timestamp(timestamp)?;
        // A valid signature suffices, because the header may hold the new secret during rotation.
        let expected: Vec<_> = self.secrets.iter().map(|secret| signature_of(secret, id, timestamp, body)).collect();
        if is_among(&expected, &signatures.split(' ').collect::<Vec<_>>()) {
            return Ok(());
        }
        if !holds_secret {
            return Err(wrong_secret());
        }
        let message = "the header webhook-signature has no v1 signature of this body by the secret";
        Err(WebhookError::new(Code::SignatureWrong, message))
    }

    fn check_timestamp(&self, timestamp: &str) -> Result<(), WebhookError> {
        let refuse = |message: String| {
            Err(WebhookError::new(
                WebhookErrorCode::TimestampInvalid,
                format!("the header webhook-timestamp is {message}"),
            ))
        };
        let is_time = (1..=12).contains(&timestamp.len()) && timestamp.bytes().all(|digit| digit.is_ascii_digit());
        let Some(sent) = timestamp.parse::<i64>().ok().filter(|_| is_time) else {
            return refuse("no time in seconds".into());
        };
        let age = (self.clock)().as_second() - sent;
        let tolerance = self.tolerance.as_secs_f64();
        if age.unsigned_abs() as f64 > tolerance {
            let side = if age > 0 { "old" } else { "ahead" };
            return refuse(format!("{} seconds {side}, and {tolerance} are allowed", age.unsigned_abs()));
        }
        Ok(())
    }
}

/// Returns the Base64-decoded key after `whsec_`, or the UTF-8 bytes of other secrets.
fn key_of(secret: &str) -> Vec<u8> {
    let decoded = secret.strip_prefix("whsec_").filter(|text| !text.is_empty()).and_then(|text| {
        let lenient = base64::engine::GeneralPurposeConfig::new().with_decode_allow_trailing_bits(true);
        base64::engine::GeneralPurpose::new(&base64::alphabet::STANDARD, lenient).decode(text).ok()
    });
    decoded.unwrap_or_else(|| secret.as_bytes().to_vec())
}

/// Returns `v1,` and the Base64 of HMAC-SHA-256 over `id.timestamp.body`.
fn signature_of(secret: &str, id: &str, timestamp: &str, body: &[u8]) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(&key_of(secret)).expect("HMAC takes keys of any length");
    mac.update(format!("{id}.{timestamp}.").as_bytes());
    mac.update(body);
    format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()))
}

/// Returns whether the lists share a text, in constant time.
fn is_among(expected: &[String], given: &[&str]) -> bool {
    let pairs = expected.iter().flat_map(|one| given.iter().map(move |other| one.as_bytes().ct_eq(other.as_bytes())));
    pairs.fold(0, |found, same| found | same.unwrap_u8()) == 1
}

fn read_events<M: Model>(content_type: &str, body: &[u8], media_type: &str) -> Result<Vec<M>, WebhookError> {
    use WebhookErrorCode as Code;
    let kind = content_type.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    if kind != media_type {
        let kind = if kind.is_empty() { "of no type" } else { &kind };
        return Err(WebhookError::new(Code::MediaType, format!("the body is {kind}, not {media_type}")));
    }
    let malformed = |message: String| WebhookError::new(Code::BodyMalformed, message);
    if std::str::from_utf8(body).is_err() {
        return Err(malformed("the body is no UTF-8".into()));
    }
    let json = json::parse(body).map_err(|reason| malformed(format!("the body is {reason}")))?;
    let Json::List(entries) = json else {
        return Err(malformed(format!("the body is {}, not a list of events", json.kind())));
    };
    let events = entries.iter().enumerate().map(|(index, entry)| {
        M::from_value(entry).map_err(|error| WebhookError::new(Code::EventInvalid, format!("event {index}, {error}")))
    });
    events.collect()
}
