//! Hostile responses for the SDKs of all languages: `packages/sdk-generator/vectors/README.md`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use assessment_api::{
    CallOptions, Error, Json, Model, Number, OpenEnum, Problem, Retry, Scalar, Timestamp, v1, v2, v3,
};
use reqwest::redirect::Policy;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::support::{at, environment, list, members, read_package, run, text};

/// The value that a call parsed, even after a failure.
struct Found {
    value: Json,
    problems: Vec<Problem>,
    error: Option<Error>,
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

struct Clients {
    v1: v1::Client,
    v2: v2::Client,
    v3: v3::Client,
}

macro_rules! client {
    ($version:ident, $row:expr, $base_url:expr, $key:expr, $http:expr, $attempts:expr) => {{
        let settings = $row.get("settings");
        let given = |name: &str| settings.and_then(|settings| settings.get(name));
        let key = given("apiKey").map_or($key, |key| text(Some(key)));
        let base_url = given("baseUrl").map_or($base_url, |url| text(Some(url)));
        let mut builder = $version::Client::builder(key).base_url(base_url);
        let attempts: &Arc<AtomicI64> = $attempts;
        let counted = attempts.clone();
        builder = builder.on_request(move |_| {
            counted.fetch_add(1, Ordering::Relaxed);
            Ok(())
        });
        for (name, value) in members(given("headers")) {
            builder = builder.header(name, text(Some(value)));
        }
        if let Some(retry) = retry_of($row) {
            builder = builder.retry(retry);
        }
        if let Some(http) = $http {
            let http: reqwest::Client = http.clone();
            builder = builder.send_by(move |request| {
                let sent = http.execute(request);
                async move { Ok(sent.await?) }
            });
        }
        if $row.get("followsRedirects").is_some() {
            builder = builder.http_client(reqwest::ClientBuilder::new().redirect(Policy::default()));
        }
        builder.build()
    }};
}

fn clients_of(
    row: &Json,
    base_url: &str,
    key: &str,
    http: Option<&reqwest::Client>,
    attempts: &Arc<AtomicI64>,
) -> Result<Clients, Error> {
    Ok(Clients {
        v1: client!(v1, row, base_url, key, http, attempts)?,
        v2: client!(v2, row, base_url, key, http, attempts)?,
        v3: client!(v3, row, base_url, key, http, attempts)?,
    })
}

/// Returns whether the types of options rule a value out, such as a negative duration.
fn is_ruled_out(settings: &Json) -> bool {
    match settings {
        Json::Object(members) => members.values().any(is_ruled_out),
        Json::Number(number) => number.as_f64().is_some_and(|number| number < 0.0),
        _ => false,
    }
}

fn check_settings(row: &Json) -> Result<(), String> {
    if row.get("settings").is_some_and(is_ruled_out) {
        return Ok(());
    }
    let url = "http://127.0.0.1";
    let refused = [
        client!(v1, row, url, "key", None::<&reqwest::Client>, &Arc::default()).is_err(),
        client!(v2, row, url, "key", None::<&reqwest::Client>, &Arc::default()).is_err(),
        client!(v3, row, url, "key", None::<&reqwest::Client>, &Arc::default()).is_err(),
    ];
    if refused == [true; 3] { Ok(()) } else { Err(format!("not refused: {refused:?}")) }
}

macro_rules! made {
    ($call:expr, $options:expr, $json:expr, $untouchable:expr) => {
        match $call.with($options).with_response().await {
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
    ($pages:expr, $options:expr) => {{
        let mut pages = $pages.with($options);
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
        for (name, link) in
            [("self", links.self_()), ("onlineReport", links.online_report()), ("pdfReport", links.pdf_report())]
        {
            touch(&format!("_links.{name}"), link.is_err());
            touch(&format!("_links.{name}.href"), link.is_ok_and(|link| link.href().is_err()));
        }
    }
    if let Ok(embedded) = candidate.embedded() {
        touch("_embedded.assessments", embedded.assessments().is_err());
        for (index, one) in embedded.assessments().unwrap_or_default().iter().enumerate() {
            touch(&format!("_embedded.assessments[{index}]"), one.id().is_err() && one.status().is_err());
        }
    }
    places
}

fn scalars_to_json(scalars: &BTreeMap<String, Scalar>) -> Json {
    let to_json = |scalar: &Scalar| match scalar {
        Scalar::Text(text) => Json::Text(text.clone()),
        Scalar::Number(number) => Json::Number(number.clone()),
        Scalar::Other(json) => json.clone(),
        _ => Json::Null,
    };
    Json::Object(scalars.iter().map(|(name, scalar)| (name.clone(), to_json(scalar))).collect())
}

fn nothing<T>(_: &T) -> BTreeSet<String> {
    BTreeSet::new()
}

async fn make(call: &str, clients: &Clients, options: CallOptions, start: Option<&Json>) -> Found {
    let Clients { v1, v2, v3 } = clients;
    match call {
        "getCandidate" => {
            made!(v2.candidates().get_candidate("cnd_1"), options, Model::to_value, untouchable_of_candidate)
        }
        "listCandidates" => {
            let params = v2::ListCandidatesParams::new();
            made!(v2.candidates().list_candidates(params), options, Model::to_value, nothing)
        }
        "createCandidate" => {
            let body = v2::NewCandidate::new().with_email("maya@example.com");
            made!(v2.candidates().create_candidate(body), options, Model::to_value, nothing)
        }
        "deleteCandidate" => {
            made!(v2.candidates().delete_candidate("cnd_1"), options, |_: &()| Json::Null, nothing)
        }
        "getAssessment" => {
            made!(v2.assessments().get_assessment("cnd_1", "asm_1"), options, Model::to_value, nothing)
        }
        "v1 getCandidate" => made!(v1.candidates().get_candidate("cnd_1"), options, Model::to_value, nothing),
        "getPerson" => made!(v3.people().get_person("per_1"), options, Model::to_value, nothing),
        "getPersonCustomFields" => {
            made!(v3.people().get_person_custom_fields("per_1"), options, scalars_to_json, nothing)
        }
        "getAggregatedPerson" => {
            let params = v3::GetAggregatedPersonParams::new();
            made!(v3.people().get_aggregated_person("per_1", params), options, Model::to_value, nothing)
        }
        "listPersonRoles" => {
            let as_list = |roles: &Vec<v3::PersonRole>| Json::List(roles.iter().map(Model::to_value).collect());
            let untouchable = |roles: &Vec<v3::PersonRole>| {
                let failing = roles.iter().enumerate().filter(|(_, role)| role.name().is_err());
                failing.map(|(index, _)| format!("[{index}]")).collect::<BTreeSet<_>>()
            };
            made!(v3.people().list_person_roles("per_1"), options, as_list, untouchable)
        }
        "iterateCandidates" => {
            let mut params = v2::ListCandidatesParams::new();
            if let Some(Json::Number(page)) = start {
                params = params.with_page(page.as_i64().unwrap());
            }
            walked!(v2.candidates().iterate_candidates(params), options)
        }
        "iteratePeople" => {
            let mut params = v3::ListPeopleParams::new();
            if let Some(Json::Text(cursor)) = start {
                params = params.with_after(cursor.as_str());
            }
            walked!(v3.people().iterate_people(params), options)
        }
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
            "values" => {
                let values = refusal.validation_errors().iter().map(|one| one.value.clone());
                check("the values", Json::List(values.map(Json::Text).collect()) == *expected)?;
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
    let expected = row.get("except").and_then(|except| except.get("rust")).unwrap_or(row);
    let outcome = expected.get("outcome").unwrap();
    if text(outcome.get("fails")) == "settings" {
        return check_settings(row);
    }
    let server = if row.get("untrusted").is_some() { environment("UNTRUSTED") } else { server.to_owned() };
    let base_url = format!("{server}/{index}/rust-{}", run());
    let again = list(expected.get("again").or(row.get("again")));
    let shares = again.iter().any(|further| further.get("key").is_some());
    let http = shares.then(|| reqwest::Client::builder().redirect(Policy::none()).build().unwrap());
    let attempts: Arc<AtomicI64> = Arc::default();
    let mut clients = BTreeMap::new();
    let first = Json::Object(BTreeMap::from([("outcome".to_owned(), outcome.clone())]));
    for (number, further) in std::iter::once(&first).chain(again).enumerate() {
        attempts.store(0, Ordering::Relaxed);
        let key = further.get("key").map_or("key", |key| text(Some(key)));
        if !clients.contains_key(key) {
            let made =
                clients_of(row, &base_url, key, http.as_ref(), &attempts).map_err(|error| format!("{error:?}"))?;
            clients.insert(key.to_owned(), made);
        }
        let call = further.get("call").or(row.get("call"));
        let outcome = further.get("outcome").unwrap();
        let late = outcome.get("timeout").is_some();
        let timeout = if late { Duration::from_millis(300) } else { Duration::from_secs(30) };
        let mut options = CallOptions::new().timeout(timeout);
        if number > 0 {
            options = options.header("X-Call", number.to_string());
        }
        check_call((text(call), options, row.get("start")), &clients[key], outcome).await?;
        let found = Json::Number(attempts.load(Ordering::Relaxed).into());
        if outcome.get("attempts").is_some_and(|expected| *expected != found) {
            return Err(format!("{found} attempts"));
        }
    }
    Ok(())
}

async fn check_call(
    (call, options, start): (&str, CallOptions, Option<&Json>),
    clients: &Clients,
    outcome: &Json,
) -> Result<(), String> {
    let found = make(call, clients, options, start).await;
    match (&found.error, outcome.get("fails")) {
        (
            Some(Error::Refused(_) | Error::Unexpected(_) | Error::UnfitField(_) | Error::Connection(_)) | None,
            Some(any),
        ) if text(Some(any)) == "any" => {
            return Ok(());
        }
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
            let touched = if place.starts_with("tags[") { "tags" } else { place };
            let is_deeper = place.starts_with("customFields.") || place.contains("].");
            if !is_deeper && !found.untouchable.contains(touched) {
                return Err(format!("{place} can be touched"));
            }
        }
    }
    for (place, expected) in members(outcome.get("reads")) {
        if !places.contains(place) || unfit.contains(place) {
            check_value(&found.value, place, expected)?;
        }
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_row_of_the_table_has_its_outcome() {
    let server = environment("HOSTILE");
    // An absolute path replaces the folder of the packages.
    let file = std::env::var("ASSESSMENT_API_TABLE");
    let table = read_package(file.as_deref().unwrap_or("sdk-generator/vectors/hostile-responses.json"));
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
