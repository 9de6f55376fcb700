#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod call;
mod client;
mod error;
mod json;
#[doc(hidden)]
pub mod model;
mod number;
mod options;
mod pages;
mod parameters;
mod problem;
mod time;
mod transport;
mod values;
pub mod webhooks;

pub mod v1;
pub mod v2;
pub mod v3;

pub use bytes::Bytes;
pub use call::{Call, Response};
pub use client::{ClientBuilder, Version};
pub use error::{BoxError, ConnectionError, Error, Refusal, RefusalKind, UnexpectedResponse, ValidationError};
pub use jiff::Timestamp;
pub use json::Json;
pub use model::{Model, OpenEnum};
pub use number::Number;
pub use options::{CallOptions, Event, Retry};
pub use pages::Pages;
pub use problem::{Problem, UnfitField};
pub use values::{Null, Nullable, Scalar};
