//! What the generated models stand on: fields, kinds of values, and how they are read and written.

use std::collections::BTreeMap;
use std::fmt::Debug;

use jiff::Timestamp;

use crate::problem::{Place, Problem, Step, UnfitField};
use crate::{Error, Json, Nullable, Number, Scalar};

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

/// Reads and writes models by serde, in the API's own form.
#[doc(hidden)]
#[macro_export]
macro_rules! serde_of_model {
    ($model:ty) => {
        impl ::serde::Serialize for $model {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::Model::to_value(self).serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $model {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let json = <$crate::Json as ::serde::Deserialize>::deserialize(deserializer)?;
                $crate::Model::from_value(&json).map_err(::serde::de::Error::custom)
            }
        }
    };
}

/// What an open enumeration can do, beside its values.
#[doc(hidden)]
#[macro_export]
macro_rules! open_enum {
    ($name:ident { $($value:ident = $text:literal),* $(,)? }) => {
        impl $name {
            /// Whether this release knows the value.
            pub fn is_known(&self) -> bool {
                !matches!(self, Self::Other(_))
            }

            /// The value as the API has it.
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$value => $text,)*
                    Self::Other(text) => text,
                }
            }
        }

        impl $crate::OpenEnum for $name {
            fn as_str(&self) -> &str {
                self.as_str()
            }
        }

        impl From<&str> for $name {
            fn from(text: &str) -> Self {
                match text {
                    $($text => Self::$value,)*
                    _ => Self::Other(text.to_owned()),
                }
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self::from(text.as_str())
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.as_str())
            }
        }
    };
}

/// One of several models, or an object that a later version of the API knows.
#[doc(hidden)]
#[macro_export]
macro_rules! union_of_models {
    ($name:ident { $($member:ident),* $(,)? }) => {
        impl $crate::model::Union for $name {
            fn read(json: &$crate::Json) -> Self {
                $(if let Ok(found) = <$member as $crate::Model>::from_value(json) {
                    return Self::$member(Box::new(found));
                })*
                Self::Other(json.clone())
            }

            fn write(&self, writer: &mut $crate::model::Writer) -> $crate::Json {
                match self {
                    $(Self::$member(one) => <$crate::model::Object<$member> as $crate::model::Kind>::write(one, writer),)*
                    Self::Other(json) => json.clone(),
                }
            }
        }

        $(impl From<$member> for $name {
            fn from(one: $member) -> Self {
                Self::$member(Box::new(one))
            }
        })*
    };
}

/// Reads values, and collects what does not fit.
#[derive(Default)]
pub struct Reader {
    place: Place,
    problems: Vec<Problem>,
}

impl Reader {
    pub(crate) fn into_problems(self) -> Vec<Problem> {
        self.problems
    }

    fn refuse<T>(&self, reason: impl Into<String>) -> Result<T, Problem> {
        Err(Problem::new(self.place.to_string(), reason))
    }

    fn report(&mut self, problem: Problem) -> Problem {
        self.problems.push(problem.clone());
        problem
    }

    fn within<T>(&mut self, step: Step, read: impl FnOnce(&mut Self) -> T) -> T {
        self.place.0.push(step);
        let found = read(self);
        self.place.0.pop();
        found
    }

    /// Reads a field. Null in one that may be left out is read as if it was.
    pub fn field<K: Kind>(
        &mut self,
        object: &BTreeMap<String, Json>,
        name: &str,
        required: bool,
        nullable: bool,
    ) -> Field<K::Value> {
        self.within(Step::Name(name.to_owned()), |reader| {
            let found = match object.get(name) {
                Some(Json::Null) if nullable => return Field::Null,
                Some(Json::Null) if !required => return Field::Absent,
                None if !required => return Field::Absent,
                None => reader.refuse("missing"),
                Some(value) => K::read(value, reader),
            };
            match found {
                Ok(value) => Field::Value(value),
                Err(problem) => Field::Unfit(reader.report(problem)),
            }
        })
    }
}

impl Reader {
    /// Reads a field that has to have one value.
    pub fn constant(&mut self, object: &BTreeMap<String, Json>, name: &str, wanted: &str) -> Field<String> {
        match self.field::<Text>(object, name, true, false) {
            Field::Value(found) if found != wanted => self.within(Step::Name(name.to_owned()), |reader| {
                let problem = Problem::new(reader.place.to_string(), format!("{wanted} is expected"));
                Field::Unfit(reader.report(problem))
            }),
            field => field,
        }
    }
}

/// Writes a body, and collects what lacks in it.
#[derive(Default)]
pub struct Writer {
    place: Place,
    objects: Vec<BTreeMap<String, Json>>,
    pub(crate) problems: Vec<Problem>,
}

impl Writer {
    /// Writes a field, unless it is absent.
    pub fn field<K: Kind>(&mut self, name: &str, field: &Field<K::Value>, required: bool) {
        self.place.0.push(Step::Name(name.to_owned()));
        let value = match field {
            Field::Value(value) => Some(K::write(value, self)),
            Field::Null => Some(Json::Null),
            Field::Absent | Field::Unfit(_) => {
                if required {
                    self.problems.push(Problem::new(self.place.to_string(), "missing"));
                }
                None
            }
        };
        self.place.0.pop();
        if let (Some(value), Some(object)) = (value, self.objects.last_mut()) {
            object.insert(name.to_owned(), value);
        }
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

/// A kind of values, as a schema describes it.
pub trait Kind {
    type Value: Clone + Debug + PartialEq;

    /// Reads a value. What can be read of it is read, and what cannot is reported.
    fn read(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem>;

    fn write(value: &Self::Value, writer: &mut Writer) -> Json;

    /// Reads an element of a list, in which others are not lost with it where there can be something in its place.
    fn element(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        Self::read(json, reader)
    }

    /// Reads an entry under a name of the service's choice.
    fn entry(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        Self::element(json, reader)
    }
}

fn expected<T>(wanted: &str, json: &Json, reader: &Reader) -> Result<T, Problem> {
    reader.refuse(format!("{wanted} is expected, not {}", json.kind()))
}

/// A text.
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

/// True or false.
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

/// A whole number of 64 bits.
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

/// An enumeration.
pub trait OpenEnum: Clone + Debug + PartialEq + From<String> {
    /// The value as the API has it.
    fn as_str(&self) -> &str;
}

/// One of several texts, or one that a later version of the API knows.
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

/// A text or a number, a whole one where that is said; null where that is said.
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

    /// One that does not fit is kept as it came.
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

/// A list.
pub struct List<K>(std::marker::PhantomData<K>);

impl<K: Kind> Kind for List<K> {
    type Value = Vec<K::Value>;

    fn read(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        let Json::List(items) = json else { return expected("a list", json, reader) };
        let items = items.iter().enumerate();
        items.map(|(index, item)| reader.within(Step::Index(index), |reader| K::element(item, reader))).collect()
    }

    fn write(value: &Self::Value, writer: &mut Writer) -> Json {
        let mut items = Vec::with_capacity(value.len());
        for (index, item) in value.iter().enumerate() {
            writer.place.0.push(Step::Index(index));
            items.push(K::write(item, writer));
            writer.place.0.pop();
        }
        Json::List(items)
    }
}

/// An object whose names are the service's choice.
pub struct Map<K>(std::marker::PhantomData<K>);

impl<K: Kind> Kind for Map<K> {
    type Value = BTreeMap<String, K::Value>;

    fn read(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        let Json::Object(members) = json else { return expected("an object", json, reader) };
        let entries = members.iter().map(|(name, value)| {
            let entry = reader.within(Step::Name(name.clone()), |reader| K::entry(value, reader))?;
            Ok((name.clone(), entry))
        });
        entries.collect()
    }

    fn write(value: &Self::Value, writer: &mut Writer) -> Json {
        let mut members = BTreeMap::new();
        for (name, one) in value {
            writer.place.0.push(Step::Name(name.clone()));
            members.insert(name.clone(), K::write(one, writer));
            writer.place.0.pop();
        }
        Json::Object(members)
    }
}

/// An object with a model of its own.
pub struct Object<M>(std::marker::PhantomData<M>);

impl<M: Model> Kind for Object<M> {
    type Value = M;

    fn read(json: &Json, reader: &mut Reader) -> Result<M, Problem> {
        match json {
            Json::Object(members) => Ok(M::read(members, reader)),
            _ => expected("an object", json, reader),
        }
    }

    /// What is no object is a model of which no field can be read.
    fn element(json: &Json, reader: &mut Reader) -> Result<M, Problem> {
        Self::read(json, reader).or_else(|problem| Ok(M::unfit(&reader.report(problem))))
    }

    fn write(value: &M, writer: &mut Writer) -> Json {
        writer.objects.push(BTreeMap::new());
        value.write(writer);
        Json::Object(writer.objects.pop().unwrap_or_default())
    }
}

/// One of several objects.
pub trait Union: Clone + Debug + PartialEq {
    #[doc(hidden)]
    fn read(json: &Json) -> Self;
    #[doc(hidden)]
    fn write(&self, writer: &mut Writer) -> Json;
}

/// One of several objects, or one that a later version of the API knows.
pub struct Either<U>(std::marker::PhantomData<U>);

impl<U: Union> Kind for Either<U> {
    type Value = U;

    fn read(json: &Json, reader: &mut Reader) -> Result<U, Problem> {
        match json {
            Json::Object(_) => Ok(U::read(json)),
            _ => expected("an object", json, reader),
        }
    }

    fn write(value: &U, writer: &mut Writer) -> Json {
        value.write(writer)
    }
}
