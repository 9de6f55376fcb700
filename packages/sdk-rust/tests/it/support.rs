use std::fs;
use std::path::PathBuf;

use assessment_api::Json;

/// Reads a variable set by `packages/sdk-generator/src/services.ts`.
pub fn environment(name: &str) -> String {
    std::env::var(format!("ASSESSMENT_API_{name}")).unwrap_or_else(|_| {
        panic!("ASSESSMENT_API_{name} is not set. Run `pnpm test:sdks rust`: it starts the services.")
    })
}

/// Unique per run, because services may outlive one.
pub fn run() -> u32 {
    std::process::id()
}

pub fn read_package(path: &str) -> Json {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display())).parse().unwrap()
}

pub fn document(version: &str) -> Json {
    read_package(&format!("{version}/src/generated/openapi.json"))
}

/// Returns the value at a path such as `_embedded.candidates[1].email`.
pub fn at<'a>(value: &'a Json, place: &str) -> Option<&'a Json> {
    let steps = place.split(['.', '[', ']']).filter(|step| !step.is_empty());
    steps.into_iter().try_fold(value, |value, step| match value {
        Json::List(items) => items.get(step.parse::<usize>().ok()?),
        _ => value.get(step),
    })
}

pub fn resolve<'a>(document: &'a Json, value: &'a Json) -> &'a Json {
    match value.get("$ref").and_then(Json::as_str) {
        Some(reference) => {
            let steps = reference.trim_start_matches("#/").split('/');
            steps.fold(document, |value, step| value.get(step).unwrap_or_else(|| panic!("{reference} leads nowhere")))
        }
        None => value,
    }
}

pub fn list(value: Option<&Json>) -> &[Json] {
    match value {
        Some(Json::List(items)) => items,
        _ => &[],
    }
}

pub fn members(value: Option<&Json>) -> impl Iterator<Item = (&String, &Json)> {
    match value {
        Some(Json::Object(members)) => Some(members.iter()),
        _ => None,
    }
    .into_iter()
    .flatten()
}

pub fn text(value: Option<&Json>) -> &str {
    value.and_then(Json::as_str).unwrap_or_default()
}
