//! Encoding of fields.

use std::collections::BTreeMap;

use super::{Field, Kind};
use crate::Json;
use crate::problem::{Place, Problem, Step};

/// Encodes a body and collects missing fields.
#[derive(Default)]
pub struct Writer {
    pub(super) place: Place,
    pub(super) objects: Vec<BTreeMap<String, Json>>,
    pub(crate) problems: Vec<Problem>,
}

impl Writer {
    /// Encodes a field unless it is absent.
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
