use std::sync::{Arc, Mutex};
use std::time::Duration;

use assessment_api::{CallOptions, Error, Json, Null, Nullable, RefusalKind, Retry, Scalar, v1, v2, v3};
use futures_util::TryStreamExt;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use crate::support::{environment, list, read_package, run, text};

/// A server that responds with 200 and this body, and records requests.
async fn recorder(body: &'static str) -> (String, Arc<Mutex<Vec<String>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let requests = Arc::new(Mutex::new(Vec::new()));
    let kept = requests.clone();
    tokio::spawn(async move {
        while let Ok((mut socket, _)) = listener.accept().await {
            let kept = kept.clone();
            tokio::spawn(async move {
                let mut request = Vec::new();
                loop {
                    let mut buffer = [0; 4096];
                    let count = socket.read(&mut buffer).await.unwrap_or(0);
                    request.extend(&buffer[..count]);
                    let text = String::from_utf8_lossy(&request).into_owned();
                    let length = text
                        .to_lowercase()
                        .split("content-length: ")
                        .nth(1)
                        .and_then(|rest| rest.split("\r\n").next().unwrap().parse::<usize>().ok());
                    let there = text.split_once("\r\n\r\n").map(|(_, body)| body.len());
                    if count == 0 || there.is_some_and(|there| there >= length.unwrap_or(0)) {
                        kept.lock().unwrap().push(text);
                        break;
                    }
                }
                let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
                let _ = socket.write_all(format!("{head}{body}").as_bytes()).await;
            });
        }
    });
    (url, requests)
}

fn row(name: &str, client: &str) -> String {
    let table = read_package("sdk-generator/vectors/hostile-responses.json");
    let index = list(table.get("rows")).iter().position(|row| text(row.get("name")) == name);
    let index = index.unwrap_or_else(|| panic!("no row {name}"));
    format!("{}/{index}/rust-{}-{client}", environment("HOSTILE"), run())
}

#[tokio::test]
async fn key_media_types_and_headers_are_sent() {
    let (url, requests) = recorder("{}").await;
    let client = v2::Client::builder("k3y")
        .base_url(format!("{url}/"))
        .header("X-Trace", "client")
        .header("Vendor-Api-Key", "other")
        .header("Content-Type", "text/plain")
        .build()
        .unwrap();
    let options = CallOptions::new().header("x-trace", "call").header("Accept", "text/html");
    let body = v2::NewCandidate::new().with_email("maya@example.com").with_tags(["a", "b"]);
    client.candidates().create_candidate(body).with(options).await.unwrap();
    let request = requests.lock().unwrap()[0].clone();
    let (head, body) = request.split_once("\r\n\r\n").unwrap();
    let head = head.to_lowercase();
    assert!(head.starts_with("post /candidates http/1.1\r\n"), "{head}");
    for line in [
        "vendor-api-key: k3y",
        "x-trace: call",
        "content-type: application/vnd.vendor.v2.hal+json",
        "accept: application/vnd.vendor.v2.hal+json",
        concat!("user-agent: assessment-api-rust/", env!("CARGO_PKG_VERSION")),
    ] {
        assert_eq!(head.matches(&format!("\r\n{line}")).count(), 1, "{line} in {head}");
    }
    assert!(!head.contains("other") && !head.contains("text/"), "{head}");
    assert_eq!(body, r#"{"email":"maya@example.com","tags":["a","b"]}"#);
}

#[tokio::test]
async fn parameters_are_written_as_the_document_says() {
    let (url, requests) = recorder("{}").await;
    let client = v2::Client::builder("key").base_url(&url).build().unwrap();
    let params = v2::ListCandidatesParams::new()
        .with_query("a&b ä")
        .with_status([v2::CandidateStatus::New, "ON_HOLD".into()])
        .with_start_date("2026-03-02T09:15:00+01:00".parse::<assessment_api::Timestamp>().unwrap())
        .with_count(5);
    client.candidates().list_candidates(params).await.unwrap();
    let _ = client.candidates().get_candidate("a/b?c").await;
    let v3 = v3::Client::builder("key").base_url(&url).build().unwrap();
    let sections = [v3::AggregatedPersonSection::Core, "a,b".into()];
    let params = v3::GetAggregatedPersonParams::new().with_sections(sections);
    v3.people().get_aggregated_person("per_1", params).await.unwrap();
    let seen = requests.lock().unwrap().iter().map(|one| one.split(' ').nth(1).unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(
        seen,
        [
            "/candidates?query=a%26b%20%C3%A4&status=NEW&status=ON_HOLD&startDate=2026-03-02T08%3A15%3A00Z&count=5",
            "/candidates/a%2Fb%3Fc",
            "/boost/v3/people/per_1/aggregated?sections=core,a%2Cb",
        ]
    );
}

#[tokio::test]
async fn null_is_sent_and_absent_is_not() {
    let (url, requests) = recorder(r#"{"grade":null}"#).await;
    let client = v3::Client::builder("key").base_url(&url).build().unwrap();
    let patch = v3::PersonPatch::new().with_last_name("Okafor").with_job_position_id(Null);
    client.people().update_person("per_1", patch).await.unwrap();
    let fields = [("costCenter", Scalar::from(Null)), ("grade", 4.into())];
    let found = client.people().update_person_custom_fields("per_1", fields).await.unwrap();
    assert_eq!(found["grade"], Scalar::Null);
    let bodies: Vec<_> =
        requests.lock().unwrap().iter().map(|one| one.split("\r\n\r\n").nth(1).unwrap().to_owned()).collect();
    assert_eq!(bodies, [r#"{"jobPositionId":null,"lastName":"Okafor"}"#, r#"{"costCenter":null,"grade":4}"#]);
}

#[test]
fn null_and_absent_differ_in_responses() {
    let rating = |text: &str| {
        let json: Json = text.parse().unwrap();
        assessment_api::model::read::<v3::SkillRating>(&json).0.unwrap().value().unwrap().map(ToString::to_string)
    };
    assert_eq!(rating(r#"{"type":"SELF"}"#), Nullable::Absent);
    assert_eq!(rating(r#"{"type":"SELF","value":null}"#), Nullable::Null);
    assert_eq!(rating(r#"{"type":"SELF","value":7.50}"#), Nullable::Value("7.50".into()));
}

#[test]
fn models_go_through_serde() {
    let text = r#"{"email":"maya@example.com","tags":["a"]}"#;
    let model: v2::NewCandidate = serde_json::from_str(text).unwrap();
    assert_eq!(model, v2::NewCandidate::new().with_email("maya@example.com").with_tags(["a"]));
    assert_eq!(serde_json::to_string(&model).unwrap(), text);
    assert!(serde_json::from_str::<v2::NewCandidate>("{}").is_err());
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused_before_it_is_sent() {
    let (url, requests) = recorder("{}").await;
    let client = v1::Client::builder("key").base_url(&url).build().unwrap();
    let error =
        client.candidates().create_candidate(v1::NewCandidate::new().with_email("m@example.com")).await.unwrap_err();
    assert_eq!(error.to_string(), "firstName: missing; lastName: missing; examId: missing");
    for id in ["", ".", ".."] {
        let error = client.candidates().get_candidate(id).await.unwrap_err();
        assert!(matches!(error, Error::InvalidArgument(_)), "{error}");
    }
    let options = CallOptions::new().header("a b", "c");
    assert!(matches!(client.exams().get_exam("1").with(options).await, Err(Error::InvalidArgument(_))));
    for key in ["", " s3cret", "s3créet", "s3cret\n"] {
        let error = v1::Client::new(key).unwrap_err();
        assert!(!format!("{error} {error:?}").contains("s3cr"));
    }
    for url in ["", "ftp://a.example", "http://a.example?b", "/v1"] {
        assert!(v1::Client::builder("key").base_url(url).build().is_err(), "{url}");
    }
    assert!(requests.lock().unwrap().is_empty());
}

#[tokio::test]
async fn hooks_see_each_try() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (before, after, failed) = (seen.clone(), seen.clone(), seen.clone());
    let client = v2::Client::builder("k3y")
        .base_url(row("503 three times, then a success", "hooks"))
        .retry(Retry::new().first_wait(Duration::from_millis(10)))
        .header("Cookie", "a=s3cret")
        .on_request(move |event| {
            assert_eq!(event.request_headers["vendor-api-key"], "[redacted]");
            assert_eq!(event.request_headers["cookie"], "[redacted]");
            before.lock().unwrap().push(format!("{} {} {}", event.operation, event.method, event.attempt));
            Ok(())
        })
        .on_response(move |event| {
            let status = event.status.unwrap();
            assert!(event.response_headers.is_some() && event.duration.is_some());
            after.lock().unwrap().push(format!("{status} {} {}", event.will_retry, event.wait.is_some()));
            Ok(())
        })
        .on_failure(move |event| {
            failed.lock().unwrap().push(event.error.unwrap().to_string());
            Ok(())
        })
        .build()
        .unwrap();
    client.candidates().get_candidate("cnd_1").await.unwrap();
    assert_eq!(
        seen.lock().unwrap().join(", "),
        "getCandidate GET 1, 503 true true, getCandidate GET 2, 502 true true, getCandidate GET 3, 503 true true, \
         getCandidate GET 4, 200 false false"
    );
    seen.lock().unwrap().clear();
    let options = CallOptions::new().base_url("http://127.0.0.1:1").retry(None);
    client.candidates().get_candidate("cnd_1").with(options).await.unwrap_err();
    assert!(seen.lock().unwrap()[1].starts_with("GET 127.0.0.1/candidates/cnd_1: "), "{seen:?}");
}

#[tokio::test]
async fn a_hook_that_fails_ends_the_call() {
    let (url, requests) = recorder("{}").await;
    let client = v2::Client::builder("key").base_url(&url).on_request(|_| Err("no".into())).build().unwrap();
    let error = client.candidates().get_candidate("cnd_1").await.unwrap_err();
    assert!(matches!(error, Error::Hook(_)), "{error}");
    assert!(requests.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_wait_that_would_end_after_the_total_time_is_not_begun() {
    let client = v2::Client::builder("key")
        .base_url(row("429 with Retry-After in seconds", "total"))
        .retry(Retry::new())
        .total_timeout(Duration::from_secs(5))
        .build()
        .unwrap();
    let error = client.candidates().get_candidate("cnd_1").await.unwrap_err();
    let refusal = error.refusal().unwrap();
    assert_eq!((refusal.kind(), refusal.retry_after()), (RefusalKind::RateLimited, Some(Duration::from_secs(7))));
    let options =
        CallOptions::new().base_url(row("a head that never comes", "total")).total_timeout(Duration::from_millis(100));
    let error = client.candidates().get_candidate("cnd_1").with(options).await.unwrap_err();
    assert!(matches!(&error, Error::Connection(error) if error.is_timeout()), "{error}");
}

#[tokio::test]
async fn options_of_a_call_replace_those_of_the_client() {
    let base_url = row("503, then a success, with retries", "call");
    let client = v2::Client::builder("key").base_url("http://127.0.0.1:1").build().unwrap();
    let retry = Retry::new().first_wait(Duration::from_millis(10));
    let response = client
        .candidates()
        .get_candidate("cnd_1")
        .with(CallOptions::new().base_url(&base_url).retry(retry))
        .with_response()
        .await
        .unwrap();
    assert_eq!((response.status, response.value.id().unwrap()), (200, "cnd_1"));
    assert!(response.body.starts_with(b"{\"id\":\"cnd_1\""));
}

#[tokio::test]
async fn a_strict_client_takes_nothing_that_does_not_fit() {
    let base_url = row("required id is missing", "strict");
    let client = v2::Client::builder("key").base_url(base_url).strict_responses().build().unwrap();
    let error = client.candidates().get_candidate("cnd_1").await.unwrap_err();
    let Error::Unexpected(response) = &error else { panic!("{error}") };
    assert_eq!((response.status(), response.problems()[0].place()), (200, "id"));
    assert!(response.text().contains("Lindqvist") && !error.to_string().contains("Lindqvist"));
}

#[tokio::test]
async fn a_call_that_is_dropped_ends() {
    let client = v2::Client::builder("key").base_url(row("a head that never comes", "drop")).build().unwrap();
    let call = client.candidates().get_candidate("cnd_1").into_future();
    assert!(tokio::time::timeout(Duration::from_millis(50), call).await.is_err());
}

#[tokio::test]
async fn a_repeated_creation_is_recognized_by_its_refusal() {
    let client = v2::Client::builder(environment("KEY"))
        .base_url(format!("{}/v2", environment("SANDBOX")))
        .strict_responses()
        .build()
        .unwrap();
    let candidate = v2::NewCandidate::new().with_email("twice@example.com").with_external_id(format!("rust-{}", run()));
    client.candidates().create_candidate(&candidate).await.unwrap();
    let error = client.candidates().create_candidate(&candidate).await.unwrap_err();
    let refusal = error.refusal().unwrap();
    assert_eq!((refusal.status(), &*refusal.validation_errors()[0].field), (400, "externalId"));
}

#[tokio::test]
async fn a_list_is_a_stream_of_all_pages() {
    let client = v2::Client::builder(environment("KEY"))
        .base_url(format!("{}/v2", environment("SANDBOX")))
        .strict_responses()
        .build()
        .unwrap();
    let tag = format!("rust-{}", run());
    for number in 0..5 {
        let body = v2::NewCandidate::new().with_email(format!("page{number}@example.com")).with_tags([&tag]);
        client.candidates().create_candidate(body).await.unwrap();
    }
    let params = v2::ListCandidatesParams::new().with_tags([&tag]).with_count(2);
    let found: Vec<_> = client.candidates().iterate_candidates(params).try_collect().await.unwrap();
    let mut emails: Vec<_> = found.iter().map(|candidate| candidate.email().unwrap()).collect();
    emails.sort();
    assert_eq!(
        emails,
        ["page0@example.com", "page1@example.com", "page2@example.com", "page3@example.com", "page4@example.com"]
    );
    let skills: Vec<_> = client.skills().iterate_skills(Default::default()).try_collect().await.unwrap();
    let first = client.skills().list_skills(Default::default()).await.unwrap();
    assert!(skills.len() >= first.embedded().unwrap().skills().unwrap().len());
}

#[tokio::test]
async fn a_429_is_waited_for() {
    let client = v2::Client::builder(environment("KEY"))
        .base_url(format!("{}/v2", environment("LIMITED_SANDBOX")))
        .wait_on_429(5)
        .build()
        .unwrap();
    for _ in 0..3 {
        client.tests().list_tests(Default::default()).await.unwrap();
    }
}

#[tokio::test]
async fn the_agent_is_named_with_any_http_client() {
    let (url, requests) = recorder("{}").await;
    let http = reqwest::Client::new();
    let builders = [
        v1::Client::builder("key"),
        v1::Client::builder("key").http_client(reqwest::Client::builder()),
        v1::Client::builder("key").send_by(move |request| {
            let sent = http.execute(request);
            async { Ok(sent.await?) }
        }),
    ];
    for builder in builders {
        builder.base_url(&url).build().unwrap().exams().get_exam("1").await.unwrap();
    }
    let requests = requests.lock().unwrap();
    let named = requests.iter().filter(|request| request.contains("user-agent: assessment-api-rust/"));
    assert_eq!(named.count(), 3, "{requests:?}");
}

/// A server that redirects to another host, and the requests of that host.
async fn redirecting() -> (String, Arc<Mutex<Vec<String>>>) {
    let (other, received) = recorder("{}").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move {
        while let Ok((mut socket, _)) = listener.accept().await {
            let _ = socket.read(&mut [0; 8192]).await;
            let head =
                format!("HTTP/1.1 302 Found\r\nLocation: {other}/\r\nContent-Length: 0\r\nConnection: close\r\n\r\n");
            let _ = socket.write_all(head.as_bytes()).await;
        }
    });
    (url, received)
}

#[tokio::test]
async fn the_http_client_of_a_user_does_not_follow_redirects() {
    let (url, received) = redirecting().await;
    let client = v2::Client::builder("SECRET").base_url(&url).http_client(reqwest::Client::builder()).build().unwrap();
    let error = client.candidates().get_candidate("cnd_1").await.unwrap_err();
    assert_eq!(error.status(), Some(302), "{error}");
    assert!(received.lock().unwrap().is_empty());
}

#[tokio::test]
async fn a_function_that_follows_redirects_is_refused() {
    let (url, _) = redirecting().await;
    let http = reqwest::Client::new();
    let client = v2::Client::builder("SECRET").base_url(&url).send_by(move |request| {
        let sent = http.execute(request);
        async { Ok(sent.await?) }
    });
    let error = client.build().unwrap().candidates().get_candidate("cnd_1").await.unwrap_err();
    assert!(error.to_string().contains("followed a redirect"), "{error}");
}
