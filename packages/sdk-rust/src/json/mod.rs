//! JSON values of requests and responses.

mod parse;

use std::collections::BTreeMap;
use std::fmt::{self, Write};

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

pub(crate) use parse::parse;

use crate::Number;

/// A JSON value.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Json {
    Null,
    Bool(bool),
    Number(Number),
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

impl Json {
    /// Returns the kind of value, for messages, which must not quote values.
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Bool(_) => "a boolean",
            Self::Number(_) => "a number",
            Self::Text(_) => "a text",
            Self::List(_) => "a list",
            Self::Object(_) => "an object",
        }
    }

    /// Returns a member of an object.
    pub fn get(&self, name: &str) -> Option<&Json> {
        match self {
            Self::Object(members) => members.get(name),
            _ => None,
        }
    }

    /// Returns the text of a string.
    pub fn as_str(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }
}

impl std::str::FromStr for Json {
    type Err = crate::Error;

    fn from_str(text: &str) -> Result<Self, crate::Error> {
        parse(text.as_bytes()).map_err(crate::Error::InvalidArgument)
    }
}

impl fmt::Display for Json {
    /// Formats JSON without spaces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => f.write_str("null"),
            Self::Bool(value) => write!(f, "{value}"),
            Self::Number(number) => write!(f, "{number}"),
            Self::Text(text) => write_text(f, text),
            Self::List(items) => {
                f.write_char('[')?;
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        f.write_char(',')?;
                    }
                    write!(f, "{item}")?;
                }
                f.write_char(']')
            }
            Self::Object(members) => {
                f.write_char('{')?;
                for (index, (name, value)) in members.iter().enumerate() {
                    if index > 0 {
                        f.write_char(',')?;
                    }
                    write_text(f, name)?;
                    write!(f, ":{value}")?;
                }
                f.write_char('}')
            }
        }
    }
}

fn write_text(f: &mut fmt::Formatter<'_>, text: &str) -> fmt::Result {
    f.write_char('"')?;
    for letter in text.chars() {
        match letter {
            '"' | '\\' => write!(f, "\\{letter}")?,
            '\0'..='\u{1f}' => write!(f, "\\u{:04x}", letter as u32)?,
            _ => f.write_char(letter)?,
        }
    }
    f.write_char('"')
}

impl Serialize for Json {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(value) => serializer.serialize_bool(*value),
            Self::Number(number) => match (number.as_i64(), number.as_f64()) {
                (Some(whole), _) => serializer.serialize_i64(whole),
                (None, Some(nearest)) => serializer.serialize_f64(nearest),
                _ => Err(serde::ser::Error::custom("a number is beyond f64")),
            },
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(items) => serializer.collect_seq(items),
            Self::Object(members) => {
                let mut map = serializer.serialize_map(Some(members.len()))?;
                for (name, value) in members {
                    map.serialize_entry(name, value)?;
                }
                map.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Values;
        impl<'de> Visitor<'de> for Values {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a value of JSON")
            }
            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Null)
            }
            fn visit_none<E>(self) -> Result<Json, E> {
                Ok(Json::Null)
            }
            fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<Json, D::Error> {
                Json::deserialize(inner)
            }
            fn visit_bool<E>(self, value: bool) -> Result<Json, E> {
                Ok(Json::Bool(value))
            }
            fn visit_i64<E>(self, value: i64) -> Result<Json, E> {
                Ok(Json::Number(value.into()))
            }
            fn visit_u64<E>(self, value: u64) -> Result<Json, E> {
                Ok(Json::Number(value.into()))
            }
            fn visit_f64<E: serde::de::Error>(self, value: f64) -> Result<Json, E> {
                Number::try_from(value).map(Json::Number).map_err(E::custom)
            }
            fn visit_str<E>(self, value: &str) -> Result<Json, E> {
                Ok(Json::Text(value.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
                let mut found = Vec::new();
                while let Some(item) = items.next_element()? {
                    found.push(item);
                }
                Ok(Json::List(found))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Json, A::Error> {
                let mut found = BTreeMap::new();
                while let Some((name, value)) = members.next_entry()? {
                    found.insert(name, value);
                }
                Ok(Json::Object(found))
            }
        }
        deserializer.deserialize_any(Values)
    }
}

#[cfg(test)]
mod tests {
    use super::{Json, parse};

    #[test]
    fn what_is_written_is_read_again() {
        let text = r#"{"a":[1.50,-2e3,true,false,null,"\u0000\"\\ä😀"],"b":{}}"#;
        let value = parse(text.as_bytes()).unwrap();
        assert_eq!(value.to_string(), text);
        assert_eq!(parse(value.to_string().as_bytes()).unwrap(), value);
    }

    #[test]
    fn serde_reads_and_writes_the_same() {
        let value = parse(br#"{"a":[1,0.5,true,null,"b"]}"#).unwrap();
        let through = serde_json::to_string(&value).unwrap();
        assert_eq!(through, r#"{"a":[1,0.5,true,null,"b"]}"#);
        assert_eq!(serde_json::from_str::<Json>(&through).unwrap(), value);
    }

    #[test]
    fn halves_of_surrogate_pairs_cost_a_letter() {
        for (text, expected) in [
            (r#""\ud83d\ude00""#, "😀"),
            (r#""\ud800a""#, "\u{fffd}a"),
            (r#""\ud800\u0041""#, "\u{fffd}A"),
            (r#""\udc00""#, "\u{fffd}"),
        ] {
            assert_eq!(parse(text.as_bytes()).unwrap().as_str(), Some(expected));
        }
    }

    #[test]
    fn what_is_no_json_is_refused_without_being_repeated() {
        for text in [
            "",
            " ",
            "{",
            "[1,]",
            "{\"a\":1,}",
            "01",
            "NaN",
            "'a'",
            "\"a",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\n\"",
            "1 2",
            "nul",
            "[1 2]",
            "{a:1}",
        ] {
            assert!(parse(text.as_bytes()).is_err(), "{text}");
        }
        assert!(parse("[".repeat(200_000).as_bytes()).is_err());
        assert!(!parse(b"{\"Lindqvist\"").unwrap_err().contains("Lindqvist"));
    }
}
