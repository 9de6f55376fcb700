//! Exact JSON numbers.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::Error;

/// A number with all of its digits, such as `7.10`, `9007199254740993` or `1e400`.
///
/// Equality is numeric: `7.10` equals `7.1`.
#[derive(Clone)]
pub struct Number(Box<str>);

impl Number {
    /// Creates a number from valid JSON.
    pub(crate) fn of_json(text: &str) -> Self {
        Self(text.into())
    }

    /// Returns the number as spelled.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the nearest `f64`; `None` if it is out of range.
    pub fn as_f64(&self) -> Option<f64> {
        self.0.parse().ok().filter(|number: &f64| number.is_finite())
    }

    /// Returns the number as an `i64`; `None` if it is not one.
    pub fn as_i64(&self) -> Option<i64> {
        let Digits { negative, digits, exponent } = self.digits();
        if digits.is_empty() {
            return Some(0);
        }
        let zeros = usize::try_from(exponent).ok().filter(|zeros| *zeros < 20)?;
        let sign = if negative { "-" } else { "" };
        format!("{sign}{digits}{}", "0".repeat(zeros)).parse().ok()
    }

    /// Returns whether it is an integer.
    pub(crate) fn is_whole(&self) -> bool {
        self.digits().exponent >= 0
    }

    /// Returns sign, digits without outer zeros, and decimal exponent.
    fn digits(&self) -> Digits {
        let (negative, text) = match self.0.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, &*self.0),
        };
        let (mantissa, power) = text.split_once(['e', 'E']).unwrap_or((text, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let significant = all.trim_end_matches('0');
        // Clamp exponents of more than eighteen digits.
        let bound = if power.starts_with('-') { i64::MIN / 2 } else { i64::MAX / 2 };
        let power = power.parse::<i64>().map_or(bound, |power| power.clamp(i64::MIN / 2, i64::MAX / 2));
        let shift = all.len() as i64 - significant.len() as i64 - fraction.len() as i64;
        let digits = significant.trim_start_matches('0').to_owned();
        Digits {
            negative: negative && !digits.is_empty(),
            exponent: if digits.is_empty() { 0 } else { power + shift },
            digits,
        }
    }
}

#[derive(PartialEq, Eq, Hash)]
struct Digits {
    negative: bool,
    digits: String,
    exponent: i64,
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || self.digits() == other.digits()
    }
}

impl Eq for Number {}

impl Hash for Number {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.digits().hash(state);
    }
}

impl fmt::Debug for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

macro_rules! from_whole {
    ($($kind:ty)*) => {
        $(impl From<$kind> for Number {
            fn from(number: $kind) -> Self {
                Self(number.to_string().into())
            }
        })*
    };
}

from_whole!(i8 i16 i32 i64 u8 u16 u32 u64);

impl TryFrom<f64> for Number {
    type Error = Error;

    /// Rejects infinities and NaN, which JSON does not have.
    fn try_from(number: f64) -> Result<Self, Error> {
        if number.is_finite() {
            Ok(Self(number.to_string().into()))
        } else {
            Err(Error::InvalidArgument(format!("{number} is no number of JSON")))
        }
    }
}

impl FromStr for Number {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        match crate::json::parse(text.as_bytes()) {
            Ok(crate::Json::Number(number)) if number.as_str() == text => Ok(number),
            _ => Err(Error::InvalidArgument(format!("{text:?} is no number of JSON"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Number;

    fn number(text: &str) -> Number {
        text.parse().unwrap()
    }

    #[test]
    fn the_same_number_is_equal_however_it_is_written() {
        for (one, other) in [("7.10", "7.1"), ("1.8e3", "1800"), ("-0", "0"), ("1E400", "10e399"), ("70.0", "70")] {
            assert_eq!(number(one), number(other));
        }
        for (one, other) in [("7.1", "7.01"), ("-1", "1"), ("1e400", "1e401"), ("9007199254740993", "9007199254740992")]
        {
            assert_ne!(number(one), number(other));
        }
    }

    #[test]
    fn a_whole_number_is_read_exactly_or_not_at_all() {
        assert_eq!(number("1e1").as_i64(), Some(10));
        assert_eq!(number("-9223372036854775808").as_i64(), Some(i64::MIN));
        for text in ["0.5", "9223372036854775808", "1e400", "1e99999999999999999999"] {
            assert_eq!(number(text).as_i64(), None, "{text}");
        }
        assert_eq!(number("1e400").as_f64(), None);
        assert_eq!(number("0e99999999999999999999").as_i64(), Some(0));
    }

    #[test]
    fn what_is_no_number_of_json_is_refused() {
        for text in ["", "01", "+1", " 1", ".5", "NaN", "1 "] {
            assert!(text.parse::<Number>().is_err(), "{text}");
        }
        assert!(Number::try_from(f64::NAN).is_err());
        assert_eq!(Number::try_from(0.1).unwrap(), number("0.1"));
    }
}
