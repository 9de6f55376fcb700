//! Hostile responses for the SDKs of all languages: `packages/sdk-generator/vectors/README.md`.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use assessment_api::{CallOptions, Error, Json, Model, Number, OpenEnum, Problem, Retry, Timestamp, v1, v2, v3};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::support::{at, environment, list, members, read_package, run, text};

/// The value that a call parsed, even after a failure.
struct Found {
    value: Json,
    problems: Vec<Problem>,
    error: Option<Error>,
    /// Places whose getters fail.
    untouchable: BTreeSet<String>,
}

fn retry_of(row: &Json) -> Option<Retry> {
    let given = row.get("retry")?;
    let seconds = |name: &str| match given.get(name) {
        Some(Json::Number(number)) => number.as_f64().map(Duration::from_secs_f64),
        _ => None,
    };
    let mut retry = Retry::new();
    if let Some(wait) = seconds("seconds") {
        retry = retry.first_wait(wait);
    }
    if let Some(wait) = seconds("maxSeconds") {
        retry = retry.max_wait(wait);
    }
    if let Some(Json::Number(count)) = given.get("maxRetries") {
        retry = retry.max_retries(count.as_i64().unwrap() as u32);
    }
    if given.get("methods").is_some() {
        retry = retry.methods(list(given.get("methods")).iter().map(|one| text(Some(one))));
    }
    Some(retry)
}

macro_rules! client {
    ($version:ident, $options:expr) => {{
        let (base_url, timeout, retry): (&str, Duration, &Option<Retry>) = $options;
        let mut builder = $version::Client::builder("key").base_url(base_url).timeout(timeout);
        if let Some(retry) = retry {
            builder = builder.retry(retry.clone());
        }
        builder.build().unwrap()
    }};
}

macro_rules! made {
    ($call:expr, $json:expr, $untouchable:expr) => {
        match $call.with(CallOptions::new()).with_response().await {
            Ok(response) => Found {
                value: $json(&response.value),
                problems: response.problems,
                error: None,
                untouchable: $untouchable(&response.value),
            },
            Err(error) => {
                Found { value: Json::Null, problems: vec![], error: Some(error), untouchable: BTreeSet::new() }
            }
        }
    };
}

macro_rules! walked {
    ($pages:expr) => {{
        let mut pages = $pages;
        let mut found = vec![];
        let mut error = None;
        while let Some(one) = pages.next().await {
            match one {
                Ok(one) => found.push(one.to_value()),
                Err(failure) => error = Some(failure),
            }
        }
        Found { value: Json::List(found), problems: vec![], error, untouchable: BTreeSet::new() }
    }};
}

/// Returns the places of a candidate whose getters fail.
fn untouchable_of_candidate(candidate: &v2::CandidateExtended) -> BTreeSet<String> {
    let mut places = BTreeSet::new();
    let mut touch = |place: &str, fails: bool| {
        if fails {
            places.insert(place.to_owned());
        }
    };
    touch("id", candidate.id().is_err());
    touch("firstName", candidate.first_name().is_err());
    touch("email", candidate.email().is_err());
    touch("tags", candidate.tags().is_err());
    touch("disableCommunication", candidate.disable_communication().is_err());
    touch("status", candidate.status().is_err());
    touch("assignedUser", candidate.assigned_user().is_err());
    touch("assignedTeam", candidate.assigned_team().is_err());
    touch("creationDate", candidate.creation_date().is_err());
    touch("customFields", candidate.custom_fields().is_err());
    touch("_links", candidate.links().is_err());
    touch("_embedded", candidate.embedded().is_err());
    if let Ok(links) = candidate.links() {
        touch("_links.self", links.self_().is_err());
        touch("_links.self.href", links.self_().is_ok_and(|link| link.href().is_err()));
    }
    if let Ok(embedded) = candidate.embedded() {
        for (index, one) in embedded.assessments().unwrap_or_default().iter().enumerate() {
            touch(&format!("_embedded.assessments[{index}]"), one.id().is_err() && one.status().is_err());
        }
    }
    places
}

fn nothing<T>(_: &T) -> BTreeSet<String> {
    BTreeSet::new()
}

async fn make(call: &str, options: (&str, Duration, &Option<Retry>)) -> Found {
    match call {
        "getCandidate" => {
            made!(client!(v2, options).candidates().get_candidate("cnd_1"), Model::to_value, untouchable_of_candidate)
        }
        "listCandidates" => {
            let params = v2::ListCandidatesParams::new();
            made!(client!(v2, options).candidates().list_candidates(params), Model::to_value, nothing)
        }
        "createCandidate" => {
            let body = v2::NewCandidate::new().with_email("maya@example.com");
            made!(client!(v2, options).candidates().create_candidate(body), Model::to_value, nothing)
        }
        "deleteCandidate" => {
            made!(client!(v2, options).candidates().delete_candidate("cnd_1"), |_: &()| Json::Null, nothing)
        }
        "getAssessment" => {
            made!(client!(v2, options).assessments().get_assessment("cnd_1", "asm_1"), Model::to_value, nothing)
        }
        "v1 getCandidate" => made!(client!(v1, options).candidates().get_candidate("cnd_1"), Model::to_value, nothing),
        "getPerson" => made!(client!(v3, options).people().get_person("per_1"), Model::to_value, nothing),
        "listPersonRoles" => {
            let as_list = |roles: &Vec<v3::PersonRole>| Json::List(roles.iter().map(Model::to_value).collect());
            let untouchable = |roles: &Vec<v3::PersonRole>| {
                let failing = roles.iter().enumerate().filter(|(_, role)| role.name().is_err());
                failing.map(|(index, _)| format!("[{index}]")).collect::<BTreeSet<_>>()
            };
            made!(client!(v3, options).people().list_person_roles("per_1"), as_list, untouchable)
        }
        "iterateCandidates" => walked!(client!(v2, options).candidates().iterate_candidates(Default::default())),
        "iteratePeople" => walked!(client!(v3, options).people().iterate_people(Default::default())),
        _ => panic!("the call {call} is not known"),
    }
}

fn time(text: &str) -> i64 {
    text.parse::<Timestamp>().unwrap().as_millisecond()
}

fn check_value(value: &Json, place: &str, expected: &Json) -> Result<(), String> {
    let found = match (place, value) {
        ("length", Json::List(items)) => Some(&Json::Number((items.len() as i64).into())).cloned(),
        _ => at(value, place).cloned(),
    };
    let fits = match (&found, expected) {
        (Some(found), Json::Object(_)) if expected.get("time").is_some() => {
            time(text(Some(found))) == time(text(expected.get("time")))
        }
        (Some(Json::Number(found)), Json::Object(_)) => {
            *found == text(expected.get("number")).parse::<Number>().unwrap()
        }
        (found, expected) => found.as_ref() == Some(expected),
    };
    if fits { Ok(()) } else { Err(format!("{place} is {found:?}, not {expected}")) }
}

fn check_failure(error: &Error, outcome: &Json) -> Result<(), String> {
    let (fails, timeout) = match error {
        Error::Refused(_) => ("refused", false),
        Error::Unexpected(_) | Error::UnfitField(_) => ("unexpected", false),
        Error::Connection(error) => ("connection", error.is_timeout()),
        _ => ("otherwise", false),
    };
    let check = |what: &str, good: bool| if good { Ok(()) } else { Err(format!("{what} is wrong: {error:?}")) };
    check("the kind", fails == text(outcome.get("fails")))?;
    check("the timeout", timeout || outcome.get("timeout").is_none())?;
    if let Some(Json::Number(status)) = outcome.get("status") {
        check("the status", error.status().map(i64::from) == status.as_i64())?;
    }
    let Error::Refused(refusal) = error else {
        return check("the message, which repeats the body,", !error.to_string().contains("Lindqvist"));
    };
    let or_null = |value: Option<&str>| value.map_or(Json::Null, |text| Json::Text(text.to_owned()));
    for (name, expected) in members(Some(outcome)) {
        match &**name {
            "details" => check("details", refusal.details() == text(Some(expected)))?,
            "errorId" => check("the identifier", or_null(refusal.error_id()) == *expected)?,
            "errorType" => check("the type", or_null(refusal.error_type()) == *expected)?,
            "fields" => {
                let fields = refusal.validation_errors().iter().map(|one| format!("{}: {}", one.field, one.message));
                check("the fields", Json::List(fields.map(Json::Text).collect()) == *expected)?;
            }
            "retryAfter" => {
                let found = refusal.retry_after();
                check(
                    "the wait",
                    match expected {
                        Json::Null => found.is_none(),
                        Json::Number(seconds) => {
                            let seconds = seconds.as_f64().unwrap();
                            // A date is relative to the clock, so allow some seconds.
                            let tolerance = if seconds > 60.0 { 30.0 } else { 0.0 };
                            found.is_some_and(|found| (found.as_secs_f64() - seconds).abs() <= tolerance)
                        }
                        _ => found.is_some_and(|found| found.as_secs() >= (1 << 31) - 1),
                    },
                )?;
            }
            _ => {}
        }
    }
    Ok(())
}

async fn check_row(index: usize, row: &Json, server: &str) -> Result<(), String> {
    let except = row.get("except").and_then(|except| except.get("rust"));
    let outcome = except.unwrap_or(row).get("outcome").unwrap();
    let timeout = if outcome.get("timeout").is_some() { Duration::from_millis(300) } else { Duration::from_secs(30) };
    let base_url = format!("{server}/{index}/rust-{}", run());
    let call = text(row.get("call"));
    let found = make(call, (&base_url, timeout, &retry_of(row))).await;
    match (&found.error, outcome.get("fails")) {
        (Some(error), Some(_)) => check_failure(error, outcome)?,
        (Some(error), None) => return Err(format!("it fails: {error:?}")),
        (None, Some(_)) => return Err("it does not fail".into()),
        (None, None) => {}
    }
    let places: BTreeSet<_> = found.problems.iter().map(|problem| problem.place().to_owned()).collect();
    let unfit: BTreeSet<_> = list(outcome.get("unfit")).iter().map(|place| text(Some(place)).to_owned()).collect();
    let is_number = |place: &String| {
        outcome.get("reads").and_then(|reads| reads.get(place)).is_some_and(|one| one.get("number").is_some())
    };
    // A number is exact or invalid.
    if !unfit.is_subset(&places) || !places.difference(&unfit).all(is_number) {
        return Err(format!("{:?} do not fit", found.problems));
    }
    if call == "getCandidate" || call == "listPersonRoles" {
        for place in &places {
            // Map entries are kept unchanged; an invalid text invalidates its list.
            let touched = place.strip_suffix("[0]").or(place.strip_suffix("[1]")).filter(|place| *place == "tags");
            if !place.starts_with("customFields.") && !found.untouchable.contains(touched.unwrap_or(place)) {
                return Err(format!("{place} can be touched"));
            }
        }
    }
    for (place, expected) in members(outcome.get("reads")) {
        if !places.contains(place) {
            check_value(&found.value, place, expected)?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_row_of_the_table_has_its_outcome() {
    let server = environment("HOSTILE");
    let table = read_package("sdk-generator/vectors/hostile-responses.json");
    let rows = list(table.get("rows")).to_vec();
    assert!(rows.len() >= 120);
    let few = Arc::new(Semaphore::new(16));
    let mut running = JoinSet::new();
    for (index, row) in rows.into_iter().enumerate() {
        let (few, server) = (few.clone(), server.clone());
        running.spawn(async move {
            let _turn = few.acquire().await.unwrap();
            let outcome = check_row(index, &row, &server).await;
            outcome.map_err(|reason| format!("{}: {reason}", text(row.get("name"))))
        });
    }
    let outcomes = running.join_all().await;
    let failed: Vec<_> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(failed.is_empty(), "{} rows have another outcome:\n{}", failed.len(), failed.join("\n"));
}

#[test]
fn values_of_the_future_are_kept() {
    let status = v2::CandidateStatus::from("ON_HOLD");
    assert_eq!((status.is_known(), OpenEnum::as_str(&status)), (false, "ON_HOLD"));
    assert_eq!(v2::CandidateStatus::from("NEW"), v2::CandidateStatus::New);
}
