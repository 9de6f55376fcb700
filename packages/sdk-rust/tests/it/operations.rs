//! Base of the generated calls of all operations. The mock validates each request.

use assessment_api::model::Union;
use assessment_api::{Json, Model, Scalar};

use crate::support::{document, members, resolve};

pub const EMPTY_ZIP: [u8; 22] = [80, 75, 5, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

pub fn example(version: &str, path: &str, method: &str) -> Json {
    let document = document(version);
    let operation = document.get("paths").and_then(|paths| paths.get(path)?.get(method)).unwrap();
    let body = resolve(&document, operation.get("requestBody").unwrap());
    let (_, content) = members(body.get("content")).next().unwrap();
    let (_, example) = members(content.get("examples")).next().unwrap();
    resolve(&document, example).get("value").unwrap().clone()
}

pub fn model<M: Model>(json: &Json) -> M {
    M::from_value(json).unwrap()
}

pub fn union<U: Union>(json: &Json) -> U {
    U::read(json)
}

pub fn scalars(json: &Json) -> Vec<(String, Scalar)> {
    let scalar = |value: &Json| match value {
        Json::Text(text) => Scalar::Text(text.clone()),
        Json::Number(number) => Scalar::Number(number.clone()),
        _ => Scalar::Null,
    };
    members(Some(json)).map(|(name, value)| (name.clone(), scalar(value))).collect()
}

pub fn operations_of(version: &str) -> usize {
    let document = document(version);
    let items = members(document.get("paths")).flat_map(|(_, item)| members(Some(item)));
    items.filter(|(_, operation)| operation.get("operationId").is_some()).count()
}

/// Calls an operation, and checks the method, the path, and the status of the response.
#[macro_export]
macro_rules! check {
    ($version:ident, $method:literal, $path:literal, $status:literal, $call:expr) => {{
        let mock = $crate::support::environment("MOCK");
        let seen = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
        let note = seen.clone();
        let client = $version::Client::builder("any")
            .base_url(format!("{mock}/{}", stringify!($version)))
            .strict_responses()
            .on_request(move |event| {
                note.lock().unwrap().push(format!("{} {}", event.method, event.url));
                Ok(())
            })
            .build()
            .unwrap();
        let response = ($call)(client).with_response().await.unwrap();
        assert_eq!(response.status, $status, "{} {}", $method, $path);
        let expected = format!("{} {mock}/{}{}", $method, stringify!($version), $path);
        assert_eq!(*seen.lock().unwrap(), [expected]);
    }};
}
