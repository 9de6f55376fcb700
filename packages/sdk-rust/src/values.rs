//! Values of which JSON has more kinds than a type of Rust.

use crate::{Json, Number};

/// Null, for a field that may be null: `with_job_position_id(Null)`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Null;

/// The value of a field that may be absent, and may be null.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Nullable<T> {
    /// The field is not there.
    #[default]
    Absent,
    /// The field is null.
    Null,
    /// The field has this value.
    Value(T),
}

impl<T> Nullable<T> {
    /// The value, where there is one.
    pub fn value(self) -> Option<T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Whether the field is there, and null.
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }

    /// Changes the value, where there is one.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Nullable<U> {
        match self {
            Self::Absent => Nullable::Absent,
            Self::Null => Nullable::Null,
            Self::Value(value) => Nullable::Value(change(value)),
        }
    }
}

impl<T: Copy> Nullable<&T> {
    /// A copy of the value, where there is one.
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

/// A text or a number, such as a custom field. In what is sent, null removes it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Scalar {
    /// A text.
    Text(String),
    /// A number.
    Number(Number),
    /// Null.
    Null,
    /// Something else, which the API's document does not allow; it is kept as it came.
    Other(Json),
}

impl Scalar {
    /// The text, where it is one.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, where it is one.
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
