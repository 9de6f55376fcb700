//! The base of the generated models: fields, kinds of values, and how they are read and written.

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

/// A field of a model, with everything that can be said of one.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Field<T> {
    #[default]
    Absent,
    Null,
    Value(T),
    Unfit(Problem),
}

impl<T> Field<T> {
    /// The value of a field that is always there, and never null.
    pub fn required(&self, name: &str) -> Result<&T, UnfitField> {
        self.option()?.ok_or_else(|| UnfitField(Problem::new(name, "missing")))
    }

    /// The value of a field that may be absent or null, where it does not matter which of them.
    pub fn option(&self) -> Result<Option<&T>, UnfitField> {
        match self {
            Self::Value(value) => Ok(Some(value)),
            Self::Unfit(problem) => Err(UnfitField(problem.clone())),
            Self::Absent | Self::Null => Ok(None),
        }
    }

    /// The value of a field that may be absent or null.
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
/// A model is made to be sent by `new()` and its `with_…` methods; what the service sends is read by its getters. `serde` reads and writes
/// it in the API's own form.
pub trait Model: Clone + Debug + Default + PartialEq + Sized {
    /// Reads the fields of an object.
    #[doc(hidden)]
    fn read(object: &BTreeMap<String, Json>, reader: &mut Reader) -> Self;

    /// A model that stands in the place of something that is no object.
    #[doc(hidden)]
    fn unfit(problem: &Problem) -> Self;

    /// Writes the fields that are set.
    #[doc(hidden)]
    fn write(&self, writer: &mut Writer);

    /// Reads JSON that has to fit the document; fields that this release does not know are passed over.
    fn from_json(text: &[u8]) -> Result<Self, Error> {
        let json = crate::json::parse(text).map_err(Error::InvalidArgument)?;
        Self::from_value(&json)
    }

    /// Reads a value of JSON that has to fit the document.
    fn from_value(json: &Json) -> Result<Self, Error> {
        let (found, problems) = read(json);
        match (found, problems.first()) {
            (Some(model), None) => Ok(model),
            (_, problem) => Err(Error::InvalidArgument(problem.map(Problem::to_string).unwrap_or_default())),
        }
    }

    /// The value of JSON that the API has for it.
    fn to_value(&self) -> Json {
        Object::<Self>::write(self, &mut Writer::default())
    }
}
/// Reads as much of a model as can be read, and says what cannot.
pub fn read<M: Model>(json: &Json) -> (Option<M>, Vec<Problem>) {
    let mut reader = Reader::default();
    match Object::<M>::read(json, &mut reader) {
        Ok(model) => (Some(model), reader.problems),
        Err(problem) => (None, vec![problem]),
    }
}
