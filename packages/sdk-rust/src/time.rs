//! Lenient timestamps.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::Offset;

/// Parses a timestamp with a zone: `Z`, or an offset like `+01:00`, `+0100` or `+01`. Seconds are optional, and a space
/// may replace the `T`. Rejects invalid dates, such as 30 February.
pub(crate) fn parse(text: &str) -> Option<Timestamp> {
    if !text.is_ascii() || text.len() < 17 || !matches!(text.as_bytes()[10], b'T' | b't' | b' ') {
        return None;
    }
    let date = text[..10].split('-').collect::<Vec<_>>();
    let [year, month, day] = date[..] else { return None };
    let (clock, offset) = split_zone(&text[11..])?;
    let parts = clock.split(':').collect::<Vec<_>>();
    let (hour, minute, second) = match parts[..] {
        [hour, minute] => (hour, minute, "00"),
        [hour, minute, second] => (hour, minute, second),
        _ => return None,
    };
    let (second, fraction) = second.split_once('.').unwrap_or((second, "0"));
    let nanoseconds = whole(&format!("{:0<9.9}", fraction), 9).filter(|_| whole(fraction, fraction.len()).is_some())?;
    let civil = DateTime::new(
        whole(year, 4)? as i16,
        whole(month, 2)? as i8,
        whole(day, 2)? as i8,
        whole(hour, 2)? as i8,
        whole(minute, 2)? as i8,
        whole(second, 2)? as i8,
        nanoseconds,
    )
    .ok()?;
    let moment = offset.to_timestamp(civil).ok()?;
    (1..=9999).contains(&Offset::UTC.to_datetime(moment).year()).then_some(moment)
}

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const LONG_DAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/// Parses an HTTP date (RFC 9110, 5.6.7) in its current form, that of RFC 850, or that of asctime. Only checks that the
/// weekday is one.
pub(crate) fn parse_http(text: &str) -> Option<Timestamp> {
    let parts = text.split(' ').collect::<Vec<_>>();
    let (day, month, year, clock) = match parts[..] {
        [weekday, day, month, year, clock, "GMT"] if DAYS.contains(&weekday.strip_suffix(',')?) => {
            (whole(day, 2)?, month, whole(year, 4)?, clock)
        }
        [weekday, date, clock, "GMT"] if LONG_DAYS.contains(&weekday.strip_suffix(',')?) => {
            let [day, month, year] = date.split('-').collect::<Vec<_>>()[..] else { return None };
            let year = whole(year, 2)?;
            (whole(day, 2)?, month, if year < 70 { year + 2000 } else { year + 1900 }, clock)
        }
        [weekday, month, day, clock, year] if DAYS.contains(&weekday) => {
            (whole(day, 2)?, month, whole(year, 4)?, clock)
        }
        [weekday, month, "", day, clock, year] if DAYS.contains(&weekday) => {
            (whole(day, 1)?, month, whole(year, 4)?, clock)
        }
        _ => return None,
    };
    let [hour, minute, second] = clock.split(':').collect::<Vec<_>>()[..] else { return None };
    let month = MONTHS.iter().position(|one| *one == month)? + 1;
    let clock = (whole(hour, 2)? as i8, whole(minute, 2)? as i8, whole(second, 2)? as i8);
    let civil = DateTime::new(year as i16, month as i8, day as i8, clock.0, clock.1, clock.2, 0).ok()?;
    // The last timestamp is one day before the end of the year 9999.
    Some(Offset::UTC.to_timestamp(civil).unwrap_or(Timestamp::MAX))
}

/// Parses a number with a fixed count of digits.
fn whole(digits: &str, count: usize) -> Option<i32> {
    if digits.len() != count || count == 0 || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    if count > 9 { Some(0) } else { digits.parse().ok() }
}

fn split_zone(text: &str) -> Option<(&str, Offset)> {
    if let Some(clock) = text.strip_suffix(['Z', 'z']) {
        return Some((clock, Offset::UTC));
    }
    let at = text.rfind(['+', '-'])?;
    let sign = if text.as_bytes()[at] == b'-' { -1 } else { 1 };
    let zone = &text[at + 1..];
    let (hours, minutes) = match zone.len() {
        2 => (zone, "00"),
        4 => zone.split_at(2),
        5 => zone.split_once(':')?,
        _ => return None,
    };
    let (hours, minutes) = (whole(hours, 2)?, whole(minutes, 2)?);
    if hours > 23 || minutes > 59 {
        return None;
    }
    let offset = Offset::from_seconds(sign * (hours * 3600 + minutes * 60)).ok()?;
    Some((&text[..at], offset))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn any_offset_and_any_fraction_are_read() {
        for text in [
            "2026-03-02T09:15:00Z",
            "2026-03-02 09:15z",
            "2026-03-02T14:45:00.000000000000+05:30",
            "2026-03-02T05:45:00-0330",
            "2026-03-02T10:15+01",
        ] {
            assert_eq!(parse(text).map(|time| time.to_string()).as_deref(), Some("2026-03-02T09:15:00Z"), "{text}");
        }
        assert_eq!(parse("1969-12-31T23:59:59.5Z").unwrap().as_millisecond(), -500);
    }

    #[test]
    fn what_is_no_moment_is_refused() {
        for text in [
            "",
            "2026-03-02",
            "2026-03-02T09:15:00",
            "2026-02-30T09:15:00Z",
            "2026-03-02T25:15:00Z",
            "2026-12-31T23:59:60Z",
            "2026-03-02T09:15:00+25:00",
            "0000-01-01T00:00:00Z",
            "2026-03-02T09:15:00.Z",
            "2026-03-02T09:15:00.1x9Z",
            "2026-03-02T9:15:00.000Z",
            "1772442900",
            "Mon, 02 Mar 2026 09:15:00 GMT",
        ] {
            assert!(parse(text).is_none(), "{text}");
        }
    }
}
