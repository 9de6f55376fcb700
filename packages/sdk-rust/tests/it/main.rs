//! Tests against the services of `pnpm test:sdks rust`: sandbox, mock, and the server of hostile responses.

mod calls;
mod generated;
mod hostile;
mod operations;
mod programs;
mod rust_version;
mod support;
mod tracing;
mod values;
mod webhooks;
