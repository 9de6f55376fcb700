//! Tests against what `pnpm test:sdks rust` starts: sandbox, mock, and the server of hostile responses.

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
