use std::fs;

use assessment_api::Json;

use crate::generated::models::read_model;
use crate::support::{document, environment, list, members, resolve, text};

fn values() -> Json {
    fs::read_to_string(environment("VALUES")).unwrap().parse().unwrap()
}

fn has_enum(document: &Json, schema: &Json, field: &str) -> bool {
    let schema = resolve(document, schema);
    let own = schema.get("properties").and_then(|properties| properties.get(field));
    own.is_some_and(|property| is_enum(document, property))
        || list(schema.get("allOf")).iter().any(|part| has_enum(document, part, field))
}

fn is_enum(document: &Json, schema: &Json) -> bool {
    let schema = resolve(document, schema);
    schema.get("enum").is_some() || list(schema.get("anyOf")).iter().any(|one| is_enum(document, one))
}

#[test]
fn what_a_response_may_hold_is_read_without_a_problem() {
    let mut count = 0;
    for (version, schemas) in members(Some(&values())) {
        for (name, given) in members(Some(schemas)) {
            for tried in list(given.get("taken")) {
                let Some((_, problems)) = read_model(version, name, tried.get("value").unwrap()) else { continue };
                assert!(problems.is_empty(), "{version} {name} {}: {problems:?}", text(tried.get("what")));
                count += 1;
            }
        }
    }
    assert!(count > 400, "{count} values were tried");
}

#[test]
fn what_a_response_must_not_hold_is_reported_but_for_what_is_listed() {
    let listed = include_str!("../../../sdk-generator/values-not-checked.txt").lines().collect::<Vec<_>>();
    let mut passed = vec![];
    for (version, schemas) in members(Some(&values())) {
        let document = document(version);
        for (name, given) in members(Some(schemas)) {
            for tried in list(given.get("refused")) {
                let Some((_, problems)) = read_model(version, name, tried.get("value").unwrap()) else { continue };
                let field = text(tried.get("at")).split('/').next().unwrap_or_default();
                let schema = document.get("components").and_then(|one| one.get("schemas")?.get(name)).unwrap();
                let is_text = tried.get("value").and_then(|value| value.get(field)?.as_str()).is_some();
                let is_future = is_text && has_enum(&document, schema, field);
                if problems.is_empty() && tried.get("asAbsent") != Some(&Json::Bool(true)) && !is_future {
                    passed.push(format!("{version} {name} {}", text(tried.get("what"))));
                }
            }
        }
    }
    passed.sort();
    passed.dedup();
    let unlisted: Vec<_> = passed.iter().filter(|line| !listed.contains(&line.as_str())).collect();
    let stale: Vec<_> = listed.iter().filter(|line| !passed.iter().any(|one| one == *line)).collect();
    assert!(unlisted.is_empty() && stale.is_empty(), "not listed: {unlisted:#?}\nlisted, and reported: {stale:#?}");
}

#[test]
fn what_does_not_fit_loses_nothing_else() {
    for (version, schemas) in members(Some(&values())) {
        for (name, given) in members(Some(schemas)) {
            let whole = list(given.get("taken"))[0].get("value").unwrap();
            let Some((Json::Object(whole), _)) = read_model(version, name, whole) else { continue };
            for tried in list(given.get("refused")) {
                let field = text(tried.get("at")).split('/').next().unwrap_or_default();
                if field.is_empty() {
                    continue;
                }
                let Some((Json::Object(mut found), problems)) = read_model(version, name, tried.get("value").unwrap())
                else {
                    panic!("{name} is no model");
                };
                assert!(problems.len() <= 1, "{version} {name} {}: {problems:?}", text(tried.get("what")));
                let mut expected = whole.clone();
                expected.remove(field);
                found.remove(field);
                assert_eq!(found, expected, "{version} {name} {}", text(tried.get("what")));
            }
        }
    }
}
