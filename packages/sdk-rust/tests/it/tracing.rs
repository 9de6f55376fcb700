//! OpenTelemetry spans through reqwest middleware, and a fake client.

use assessment_api::{CallOptions, Error, v2};
use opentelemetry::trace::TracerProvider;
use opentelemetry_sdk::trace::{InMemorySpanExporter, SdkTracerProvider};
use reqwest_tracing::TracingMiddleware;
use tracing_subscriber::layer::SubscriberExt;

use crate::support::environment;

#[tokio::test]
async fn each_try_is_a_span() {
    let exporter = InMemorySpanExporter::default();
    let provider = SdkTracerProvider::builder().with_simple_exporter(exporter.clone()).build();
    let layer = tracing_opentelemetry::layer().with_tracer(provider.tracer("test"));
    // Thread-local, because the test's runtime uses this thread.
    let guard = tracing::subscriber::set_default(tracing_subscriber::registry().with(layer));
    let http = reqwest::Client::builder().build().unwrap();
    let traced = reqwest_middleware::ClientBuilder::new(http).with(TracingMiddleware::default()).build();
    let client = v2::Client::builder(environment("KEY"))
        .base_url(format!("{}/v2", environment("SANDBOX")))
        .send_by(move |request| {
            let traced = traced.clone();
            async move { Ok(traced.execute(request).await?) }
        })
        .build()
        .unwrap();
    client.tests().list_tests(Default::default()).await.unwrap();
    let refused = client.candidates().get_candidate("cnd_nobody").await.unwrap_err();
    assert_eq!(refused.status(), Some(404));
    let options = CallOptions::new().base_url("http://127.0.0.1:1");
    let failed = client.candidates().get_candidate("cnd_nobody").with(options).await.unwrap_err();
    assert!(matches!(failed, Error::Connection(_)), "{failed}");
    drop(guard);
    let spans = exporter.get_finished_spans().unwrap();
    let status = |index: usize| {
        let attributes = &spans[index].attributes;
        attributes.iter().find(|one| one.key.as_str() == "http.response.status_code").map(|one| one.value.to_string())
    };
    assert_eq!(spans.len(), 3, "{spans:#?}");
    assert_eq!((status(0).as_deref(), status(1).as_deref(), status(2)), (Some("200"), Some("404"), None));
}

#[tokio::test]
async fn a_function_in_place_of_the_http_client_may_be_a_fake() {
    let client = v2::Client::builder("key")
        .send_by(|request| async move {
            assert_eq!(request.url().path(), "/v2/candidates/cnd_1");
            Ok(axum::http::Response::new(r#"{"id":"cnd_1"}"#).into())
        })
        .build()
        .unwrap();
    assert_eq!(client.candidates().get_candidate("cnd_1").await.unwrap().id().unwrap(), "cnd_1");
    let broken = v2::Client::builder("key").send_by(|_| async { Err("no network".into()) }).build().unwrap();
    let error = broken.candidates().get_candidate("cnd_1").await.unwrap_err();
    assert_eq!(error.to_string(), "GET api.assessments.example/v2/candidates/cnd_1: no network");
}
