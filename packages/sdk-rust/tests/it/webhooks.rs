use std::time::Duration;

use assessment_api::webhooks::{Verifier, WebhookErrorCode};
use assessment_api::{Json, Timestamp};

use crate::support::{list, members, read_package, text};

#[test]
fn every_vector_gets_its_verdict() {
    let vectors = read_package("contract-tests/vectors/webhooks.json");
    let vectors = list(Some(&vectors));
    assert!(vectors.len() > 200);
    for vector in vectors {
        let Some(Json::Number(now)) = vector.get("now") else { panic!("no time") };
        let now = Timestamp::from_second(now.as_i64().unwrap()).unwrap();
        let secrets = list(vector.get("secrets")).iter().map(|secret| text(Some(secret)));
        let verifier = Verifier::new(secrets).unwrap().clock(move || now);
        let headers = members(vector.get("headers")).map(|(name, value)| (name, text(Some(value))));
        let body = text(vector.get("body")).as_bytes();
        let verdict = match text(vector.get("version")) {
            "v1" => verifier.verify_v1(headers, body).map(|events| events.len()),
            _ => verifier.verify_v2(headers, body).map(|events| events.len()),
        };
        let expected = vector.get("expected").unwrap();
        let found = match &verdict {
            Ok(count) => format!("{{\"events\":{count}}}"),
            Err(error) => format!("{{\"refusal\":\"{}\"}}", error.code().as_str()),
        };
        assert_eq!(
            found,
            expected.to_string(),
            "{} {}: {verdict:?}",
            text(vector.get("version")),
            text(vector.get("title"))
        );
    }
}

#[test]
fn a_secret_is_needed_and_never_repeated() {
    assert!(Verifier::new([""]).is_err());
    assert!(Verifier::new(Vec::<String>::new()).is_err());
    let verifier = Verifier::new(["s3cret"]).unwrap().tolerance(Duration::from_secs(1));
    let error = verifier.verify_v1([("X-Hook-Secret", "s3cre")], b"[]").unwrap_err();
    assert_eq!((error.code(), error.status()), (WebhookErrorCode::SecretWrong, 401));
    assert!(!format!("{error} {error:?} {verifier:?}").contains("s3cre"));
    let error = verifier.verify_v1([("x-hook-secret", "s3cret"), ("content-type", "text/plain")], b"[]").unwrap_err();
    assert_eq!(error.status(), 415);
}
