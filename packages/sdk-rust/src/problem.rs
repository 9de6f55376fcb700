//! Violations of the API's document.

use std::fmt;

/// A violation of the API's document in a response. Contains no values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    place: String,
    reason: String,
}

impl Problem {
    pub(crate) fn new(place: impl Into<String>, reason: impl Into<String>) -> Self {
        Self { place: place.into(), reason: reason.into() }
    }

    /// Returns the path, such as `_embedded.candidates[3].email`; empty for the root.
    pub fn place(&self) -> &str {
        &self.place
    }

    /// Returns the reason, such as `missing`.
    pub fn reason(&self) -> &str {
        &self.reason
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.place {
            "" => f.write_str(&self.reason),
            place => write!(f, "{place}: {}", self.reason),
        }
    }
}

/// A field was read that is required but missing in the response, or has the wrong type.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the field cannot be read; {0}")]
pub struct UnfitField(pub(crate) Problem);

impl UnfitField {
    /// Returns the place and the reason.
    pub fn problem(&self) -> &Problem {
        &self.0
    }
}

/// A step of a path.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Name(String),
    Index(usize),
}

/// A path into a value.
#[derive(Clone, Debug, Default)]
pub(crate) struct Place(pub(crate) Vec<Step>);

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, step) in self.0.iter().enumerate() {
            match step {
                Step::Name(name) if index == 0 => f.write_str(name)?,
                Step::Name(name) => write!(f, ".{name}")?,
                Step::Index(number) => write!(f, "[{number}]")?,
            }
        }
        Ok(())
    }
}
