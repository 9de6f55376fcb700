//! Encoding of parameters.

use crate::Error;

/// Escapes everything except unreserved characters.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            escaped.push(byte as char);
        } else {
            escaped.push_str(&format!("%{byte:02X}"));
        }
    }
    escaped
}

/// Fills in path parameters. Rejects empty values, which would lead to another operation.
pub(crate) fn path(template: &str, values: &[(&str, &str)]) -> Result<String, Error> {
    let mut path = template.to_owned();
    for (name, value) in values {
        if matches!(*value, "" | "." | "..") {
            return Err(Error::InvalidArgument(format!("the path parameter {name} must not be {value:?}")));
        }
        path = path.replace(&format!("{{{name}}}"), &escape(value));
    }
    Ok(path)
}

/// A query.
#[derive(Clone, Debug, Default)]
pub struct Query(Vec<String>);

impl Query {
    /// Adds a parameter with one value.
    pub fn one(&mut self, name: &str, value: Option<impl ToString>) {
        if let Some(value) = value {
            self.0.push(format!("{}={}", escape(name), escape(&value.to_string())));
        }
    }

    /// Adds a parameter once per value.
    pub fn repeated(&mut self, name: &str, values: Option<&[impl ToString]>) {
        for value in values.unwrap_or_default() {
            self.one(name, Some(value.to_string()));
        }
    }

    /// Adds a parameter with comma-separated, escaped values.
    pub fn joined(&mut self, name: &str, values: Option<&[impl ToString]>) {
        let values: Vec<_> = values.unwrap_or_default().iter().map(|value| escape(&value.to_string())).collect();
        if !values.is_empty() {
            self.0.push(format!("{}={}", escape(name), values.join(",")));
        }
    }

    pub(crate) fn text(&self) -> String {
        if self.0.is_empty() { String::new() } else { format!("?{}", self.0.join("&")) }
    }
}
