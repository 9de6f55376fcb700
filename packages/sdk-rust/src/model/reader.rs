//! Parsing of fields.

use std::collections::BTreeMap;

use super::{Field, Kind, Text};
use crate::Json;
use crate::problem::{Place, Problem, Step};

/// Parses values and collects violations.
#[derive(Default)]
pub struct Reader {
    place: Place,
    pub(super) problems: Vec<Problem>,
}

impl Reader {
    pub(crate) fn into_problems(self) -> Vec<Problem> {
        self.problems
    }

    pub(super) fn refuse<T>(&self, reason: impl Into<String>) -> Result<T, Problem> {
        Err(Problem::new(self.place.to_string(), reason))
    }

    pub(super) fn report(&mut self, problem: Problem) -> Problem {
        self.problems.push(problem.clone());
        problem
    }

    pub(super) fn within<T>(&mut self, step: Step, read: impl FnOnce(&mut Self) -> T) -> T {
        self.place.0.push(step);
        let found = read(self);
        self.place.0.pop();
        found
    }

    /// Parses a field. Null in an optional field counts as absent.
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

    /// Parses a field with a constant value.
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
