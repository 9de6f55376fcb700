//! Nullable values and scalars.

use crate::{Json, Number};

/// Null, for nullable fields: `with_job_position_id(Null)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Null;

/// Value of an optional nullable field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nullable<T> {
    /// The field is absent.
    #[default]
    Absent,
    /// The field is null.
    Null,
    /// The field has this value.
    Value(T),
}

impl<T> Nullable<T> {
    /// Returns the value, if any.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Returns whether the field is null.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// Maps the value, if any.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Nullable<U> {
        match self {
            Self::Absent => Nullable::Absent,
            Self::Null => Nullable::Null,
            Self::Value(value) => Nullable::Value(change(value)),
        }
    }
}

impl<T: Copy> Nullable<&T> {
    /// Copies the value, if any.
    pub fn copied(self) -> Nullable<T> {
        self.map(|value| *value)
    }
}

impl<T> From<Null> for Nullable<T> {
    fn from(_: Null) -> Self {
        Self::Null
    }
}

macro_rules! nullable_from {
    ($($given:ty => $kept:ty),* $(,)?) => {
        $(impl From<$given> for Nullable<$kept> {
            fn from(value: $given) -> Self {
                Self::Value(value.into())
            }
        })*
    };
}

nullable_from!(&str => String, String => String, bool => bool, i32 => i64, i64 => i64, i64 => Number, Number => Number);

impl<T> From<Vec<T>> for Nullable<Vec<T>> {
    fn from(values: Vec<T>) -> Self {
        Self::Value(values)
    }
}

/// A text or a number, as in custom fields. In requests, null removes the field.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scalar {
    /// A text.
    Text(String),
    /// A number.
    Number(Number),
    /// Null.
    Null,
    /// A value that the API's document does not allow, unchanged.
    Other(Json),
}

impl Scalar {
    /// Returns the text, if it is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the number, if it is one.
    pub fn as_number(&self) -> Option<&Number> {
        match self {
            Self::Number(number) => Some(number),
            _ => None,
        }
    }
}

impl From<&str> for Scalar {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Scalar {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Null> for Scalar {
    fn from(_: Null) -> Self {
        Self::Null
    }
}

impl From<Number> for Scalar {
    fn from(number: Number) -> Self {
        Self::Number(number)
    }
}

impl From<i64> for Scalar {
    fn from(number: i64) -> Self {
        Self::Number(number.into())
    }
}

impl From<i32> for Scalar {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}
