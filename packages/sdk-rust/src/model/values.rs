//! Types of scalar values.

use std::fmt::Debug;

use jiff::Timestamp;

use super::kinds::{Kind, expected};
use super::{Reader, Writer};
use crate::problem::Problem;
use crate::{Json, Number, Scalar};

/// A string.
pub struct Text;

impl Kind for Text {
    type Value = String;

    fn read(json: &Json, reader: &mut Reader) -> Result<String, Problem> {
        match json {
            Json::Text(text) => Ok(text.clone()),
            _ => expected("a text", json, reader),
        }
    }

    fn write(value: &String, _: &mut Writer) -> Json {
        Json::Text(value.clone())
    }
}

/// A boolean.
pub struct Flag;

impl Kind for Flag {
    type Value = bool;

    fn read(json: &Json, reader: &mut Reader) -> Result<bool, Problem> {
        match json {
            Json::Bool(value) => Ok(*value),
            _ => expected("a boolean", json, reader),
        }
    }

    fn write(value: &bool, _: &mut Writer) -> Json {
        Json::Bool(*value)
    }
}

/// A number of any size.
pub struct Decimal;

impl Kind for Decimal {
    type Value = Number;

    fn read(json: &Json, reader: &mut Reader) -> Result<Number, Problem> {
        match json {
            Json::Number(number) => Ok(number.clone()),
            _ => expected("a number", json, reader),
        }
    }

    fn write(value: &Number, _: &mut Writer) -> Json {
        Json::Number(value.clone())
    }
}

/// A 64-bit integer.
pub struct Whole;

impl Kind for Whole {
    type Value = i64;

    fn read(json: &Json, reader: &mut Reader) -> Result<i64, Problem> {
        match json {
            Json::Number(number) => match number.as_i64() {
                Some(whole) => Ok(whole),
                None => reader.refuse("a whole number of 64 bits is expected"),
            },
            _ => expected("a whole number", json, reader),
        }
    }

    fn write(value: &i64, _: &mut Writer) -> Json {
        Json::Number((*value).into())
    }
}

/// A timestamp.
pub struct Time;

impl Kind for Time {
    type Value = Timestamp;

    fn read(json: &Json, reader: &mut Reader) -> Result<Timestamp, Problem> {
        match json {
            Json::Text(text) => match crate::time::parse(text) {
                Some(time) => Ok(time),
                None => reader.refuse("a timestamp with a zone is expected"),
            },
            _ => expected("a timestamp", json, reader),
        }
    }

    fn write(value: &Timestamp, _: &mut Writer) -> Json {
        Json::Text(value.to_string())
    }
}

/// An open enumeration.
pub trait OpenEnum: Clone + Debug + PartialEq + From<String> {
    /// Returns the value as in the API.
    fn as_str(&self) -> &str;
}

/// An enumeration value, or an unknown one of a later release.
pub struct OneOf<E>(std::marker::PhantomData<E>);

impl<E: OpenEnum> Kind for OneOf<E> {
    type Value = E;

    fn read(json: &Json, reader: &mut Reader) -> Result<E, Problem> {
        Text::read(json, reader).map(E::from)
    }

    fn write(value: &E, _: &mut Writer) -> Json {
        Json::Text(value.as_str().to_owned())
    }
}

/// A text or number, optionally restricted to integers, optionally nullable.
pub struct AnyScalar<const WHOLE: bool, const NULL: bool>;

impl<const WHOLE: bool, const NULL: bool> Kind for AnyScalar<WHOLE, NULL> {
    type Value = Scalar;

    fn read(json: &Json, reader: &mut Reader) -> Result<Scalar, Problem> {
        match json {
            Json::Text(text) => Ok(Scalar::Text(text.clone())),
            Json::Number(number) if WHOLE && !number.is_whole() => reader.refuse("a whole number is expected"),
            Json::Number(number) => Ok(Scalar::Number(number.clone())),
            Json::Null if NULL => Ok(Scalar::Null),
            _ => expected("a text or a number", json, reader),
        }
    }

    /// Keeps invalid values unchanged.
    fn entry(json: &Json, reader: &mut Reader) -> Result<Scalar, Problem> {
        Self::read(json, reader).or_else(|problem| {
            reader.report(problem);
            Ok(Scalar::Other(json.clone()))
        })
    }

    fn write(value: &Scalar, _: &mut Writer) -> Json {
        match value {
            Scalar::Text(text) => Json::Text(text.clone()),
            Scalar::Number(number) => Json::Number(number.clone()),
            Scalar::Null => Json::Null,
            Scalar::Other(json) => json.clone(),
        }
    }
}

/// Any value.
pub struct Anything;

impl Kind for Anything {
    type Value = Json;

    fn read(json: &Json, _: &mut Reader) -> Result<Json, Problem> {
        Ok(json.clone())
    }

    fn write(value: &Json, _: &mut Writer) -> Json {
        value.clone()
    }
}
