//! A JSON parser that is more lenient than the grammar, without losing data.

use std::collections::BTreeMap;

use super::Json;
use crate::Number;

/// Limit of nested objects and lists, because each level uses stack. The same in the SDKs of all languages.
const DEPTH: usize = 500;

/// Parses JSON. Skips a byte order mark, replaces invalid UTF-8 and unpaired surrogates by U+FFFD, and keeps the last
/// of duplicate members. Error messages do not quote the text.
pub(crate) fn parse(bytes: &[u8]) -> Result<Json, String> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = String::from_utf8_lossy(bytes);
    let mut parser = Parser { text: &text, at: 0 };
    let value = parser.value(0)?;
    parser.skip_spaces();
    match parser.peek() {
        None => Ok(value),
        Some(_) => parser.refuse("the end"),
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn take(&mut self, wanted: u8) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    fn refuse<T>(&self, wanted: &str) -> Result<T, String> {
        Err(format!("no JSON: {wanted} is expected at byte {}", self.at))
    }

    fn value(&mut self, depth: usize) -> Result<Json, String> {
        self.skip_spaces();
        match self.peek() {
            Some(b'{' | b'[') if depth == DEPTH => Err(format!("no JSON that can be read: more than {DEPTH} levels")),
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => Ok(Json::Text(self.string()?)),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => {
                for (word, value) in [("null", Json::Null), ("true", Json::Bool(true)), ("false", Json::Bool(false))] {
                    if self.text[self.at..].starts_with(word) {
                        self.at += word.len();
                        return Ok(value);
                    }
                }
                self.refuse("a value")
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, String> {
        let mut members = BTreeMap::new();
        self.at += 1;
        self.skip_spaces();
        if self.take(b'}') {
            return Ok(Json::Object(members));
        }
        loop {
            self.skip_spaces();
            if self.peek() != Some(b'"') {
                return self.refuse("a name");
            }
            let name = self.string()?;
            self.skip_spaces();
            if !self.take(b':') {
                return self.refuse("a colon");
            }
            members.insert(name, self.value(depth + 1)?);
            self.skip_spaces();
            if self.take(b'}') {
                return Ok(Json::Object(members));
            }
            if !self.take(b',') {
                return self.refuse("a comma");
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, String> {
        let mut items = Vec::new();
        self.at += 1;
        self.skip_spaces();
        if self.take(b']') {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.skip_spaces();
            if self.take(b']') {
                return Ok(Json::List(items));
            }
            if !self.take(b',') {
                return self.refuse("a comma");
            }
        }
    }

    fn digits(&mut self) -> Result<(), String> {
        let start = self.at;
        while matches!(self.peek(), Some(b'0'..=b'9')) {
            self.at += 1;
        }
        if self.at == start { self.refuse("a digit") } else { Ok(()) }
    }

    fn number(&mut self) -> Result<Json, String> {
        let start = self.at;
        self.take(b'-');
        if !self.take(b'0') {
            self.digits()?;
        }
        if self.take(b'.') {
            self.digits()?;
        }
        if matches!(self.peek(), Some(b'e' | b'E')) {
            self.at += 1;
            if matches!(self.peek(), Some(b'+' | b'-')) {
                self.at += 1;
            }
            self.digits()?;
        }
        Ok(Json::Number(Number::of_json(&self.text[start..self.at])))
    }

    fn string(&mut self) -> Result<String, String> {
        self.at += 1;
        let mut found = String::new();
        loop {
            let rest = &self.text[self.at..];
            let Some(plain) = rest.find(|letter: char| matches!(letter, '"' | '\\' | '\0'..='\u{1f}')) else {
                self.at = self.text.len();
                return self.refuse("a quotation mark");
            };
            found.push_str(&rest[..plain]);
            self.at += plain;
            match self.peek() {
                Some(b'"') => {
                    self.at += 1;
                    return Ok(found);
                }
                Some(b'\\') => found.push(self.escape()?),
                _ => return self.refuse("a letter that stands for itself"),
            }
        }
    }

    fn escape(&mut self) -> Result<char, String> {
        self.at += 1;
        let letter = match self.peek() {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter as char,
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unicode(),
            _ => return self.refuse("an escape"),
        };
        self.at += 1;
        Ok(letter)
    }

    /// Parses a Unicode escape after the backslash, including surrogate pairs.
    fn unicode(&mut self) -> Result<char, String> {
        let first = self.unit()?;
        if (0xd800..0xdc00).contains(&first) && self.text[self.at..].starts_with("\\u") {
            let before = self.at;
            self.at += 1;
            let second = self.unit()?;
            if (0xdc00..0xe000).contains(&second) {
                let code = 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00);
                return Ok(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
            }
            self.at = before;
        }
        Ok(char::from_u32(first).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    fn unit(&mut self) -> Result<u32, String> {
        self.at += 1;
        let digits = self.text.get(self.at..self.at + 4);
        match digits.filter(|digits| digits.bytes().all(|digit| digit.is_ascii_hexdigit())) {
            Some(digits) => {
                self.at += 4;
                Ok(u32::from_str_radix(digits, 16).unwrap_or_default())
            }
            None => self.refuse("four hexadecimal digits"),
        }
    }
}
