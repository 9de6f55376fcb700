//! Base of the generated models: fields, types of values, parsing and encoding.

mod kinds;
mod macros;
mod reader;
mod values;
mod writer;

use std::collections::BTreeMap;
use std::fmt::Debug;

pub use kinds::{Either, Kind, List, Map, Object, Union};
pub use reader::Reader;
pub use values::{AnyScalar, Anything, Decimal, Flag, OneOf, OpenEnum, Text, Time, Whole};
pub use writer::Writer;

use crate::problem::{Problem, UnfitField};
use crate::{Error, Json, Nullable};

/// All states of a model's field.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Field<T> {
    #[default]
    Absent,
    Null,
    Value(T),
    Unfit(Problem),
}

impl<T> Field<T> {
    /// Returns the value of a required field that is never null.
    pub fn required(&self, name: &str) -> Result<&T, UnfitField> {
        self.option()?.ok_or_else(|| UnfitField(Problem::new(name, "missing")))
    }

    /// Returns the value of an optional or nullable field, without distinguishing absent and null.
    pub fn option(&self) -> Result<Option<&T>, UnfitField> {
        match self {
            Self::Value(value) => Ok(Some(value)),
            Self::Unfit(problem) => Err(UnfitField(problem.clone())),
            Self::Absent | Self::Null => Ok(None),
        }
    }

    /// Returns the value of an optional nullable field.
    pub fn nullable(&self) -> Result<Nullable<&T>, UnfitField> {
        match self {
            Self::Value(value) => Ok(Nullable::Value(value)),
            Self::Unfit(problem) => Err(UnfitField(problem.clone())),
            Self::Null => Ok(Nullable::Null),
            Self::Absent => Ok(Nullable::Absent),
        }
    }
}

impl<T> From<Nullable<T>> for Field<T> {
    fn from(value: Nullable<T>) -> Self {
        match value {
            Nullable::Absent => Self::Absent,
            Nullable::Null => Self::Null,
            Nullable::Value(value) => Self::Value(value),
        }
    }
}

/// An object of the API.
///
/// Create a model to send with `new()` and its `with_…` methods; read responses with its getters. `serde` uses the
/// API's format.
pub trait Model: Clone + Debug + Default + PartialEq + Sized {
    /// Parses the fields of an object.
    #[doc(hidden)]
    fn read(object: &BTreeMap<String, Json>, reader: &mut Reader) -> Self;

    /// Creates a model for a value that is not an object.
    #[doc(hidden)]
    fn unfit(problem: &Problem) -> Self;

    /// Encodes the fields that are set.
    #[doc(hidden)]
    fn write(&self, writer: &mut Writer);

    /// Parses JSON that must match the document; ignores unknown fields.
    fn from_json(text: &[u8]) -> Result<Self, Error> {
        let json = crate::json::parse(text).map_err(Error::InvalidArgument)?;
        Self::from_value(&json)
    }

    /// Converts a JSON value that must match the document.
    fn from_value(json: &Json) -> Result<Self, Error> {
        let (found, problems) = read(json);
        match (found, problems.first()) {
            (Some(model), None) => Ok(model),
            (_, problem) => Err(Error::InvalidArgument(problem.map(Problem::to_string).unwrap_or_default())),
        }
    }

    /// Converts the model to a JSON value.
    fn to_value(&self) -> Json {
        Object::<Self>::write(self, &mut Writer::default())
    }
}
/// Parses a model leniently and returns the violations.
pub fn read<M: Model>(json: &Json) -> (Option<M>, Vec<Problem>) {
    let mut reader = Reader::default();
    match Object::<M>::read(json, &mut reader) {
        Ok(model) => (Some(model), reader.problems),
        Err(problem) => (None, vec![problem]),
    }
}
