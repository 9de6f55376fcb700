//! Types of values, and containers.

use std::collections::BTreeMap;
use std::fmt::Debug;

use super::{Model, Reader, Writer};
use crate::Json;
use crate::problem::{Problem, Step};

/// A type of values, as described by a schema.
pub trait Kind {
    type Value: Clone + Debug + PartialEq;

    /// Parses a value leniently and reports violations.
    fn read(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem>;

    fn write(value: &Self::Value, writer: &mut Writer) -> Json;

    /// Parses a list element, if possible with a substitute for an invalid one, so that the list survives.
    fn element(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        Self::read(json, reader)
    }

    /// Parses an entry with a user-defined name.
    fn entry(json: &Json, reader: &mut Reader) -> Result<Self::Value, Problem> {
        Self::element(json, reader)
    }
}

pub(super) fn expected<T>(wanted: &str, json: &Json, reader: &Reader) -> Result<T, Problem> {
    reader.refuse(format!("{wanted} is expected, not {}", json.kind()))
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

/// An object with user-defined names.
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

/// An object with a model.
pub struct Object<M>(std::marker::PhantomData<M>);

impl<M: Model> Kind for Object<M> {
    type Value = M;

    fn read(json: &Json, reader: &mut Reader) -> Result<M, Problem> {
        match json {
            Json::Object(members) => Ok(M::read(members, reader)),
            _ => expected("an object", json, reader),
        }
    }

    /// A value that is not an object becomes a model without readable fields.
    fn element(json: &Json, reader: &mut Reader) -> Result<M, Problem> {
        Self::read(json, reader).or_else(|problem| Ok(M::unfit(&reader.report(problem))))
    }

    fn write(value: &M, writer: &mut Writer) -> Json {
        writer.objects.push(BTreeMap::new());
        value.write(writer);
        Json::Object(writer.objects.pop().unwrap_or_default())
    }
}

/// A union of models.
pub trait Union: Clone + Debug + PartialEq {
    #[doc(hidden)]
    fn read(json: &Json) -> Self;
    #[doc(hidden)]
    fn write(&self, writer: &mut Writer) -> Json;
}

/// A member of a union, or an unknown object of a later release.
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
