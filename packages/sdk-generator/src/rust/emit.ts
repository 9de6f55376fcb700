import { apiFacts, type Document, load, readWebhook } from "@assessment-api/codegen/internal";
import { emitModels } from "./models.ts";
import { emitOperations } from "./operations.ts";
import { sentComponents } from "./sent.ts";
import { literal } from "./text.ts";

const banner = "// Generated from the API's OpenAPI document; `pnpm dev sdks generate rust` writes it.\n";

export function emitRust(source: unknown, version: string): Record<string, string> {
  const document = load(source);
  const { title } = document.info;
  const { keyHeader } = apiFacts(document);
  if (keyHeader === undefined) throw new Error(`${title} has no key that stands in a header`);
  const webhook = readWebhook(document)?.table;
  return {
    "mod.rs": `//! ${title}.
${banner}
mod models;
mod operations;
${webhook ? webhookModule(webhook) : ""}
pub use models::*;
pub use operations::*;

const KEY_HEADER: &str = ${literal(keyHeader.toLowerCase())};
const BASE_URL: &str = ${literal(baseUrlOf(document))};
`,
    "models.rs": `${banner}
#![allow(clippy::doc_lazy_continuation, unused_imports)]

use std::collections::BTreeMap;

use crate::model::{AnyScalar, Anything, Decimal, Either, Field, Flag, List, Map, Object, OneOf, Reader, Text, Time, Whole, Writer};
use crate::{Json, Model, Nullable, Number, Problem, Scalar, Timestamp, UnfitField, open_enum, serde_of_model, union_of_models};

${emitModels(document, sentComponents(document))}`,
    "operations.rs": `${banner}
#![allow(clippy::doc_lazy_continuation, unused_imports)]

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use super::models::*;
use super::{BASE_URL, KEY_HEADER};
use crate::call::{Content, Operation};
use crate::model::{AnyScalar, Either, List, Map, Object};
use crate::pages::{self, Next, Page};
use crate::parameters::Query;
use crate::transport::Transport;
use crate::{Bytes, Call, ClientBuilder, Error, Pages, Scalar, Timestamp, Version};

${emitOperations(document, `${title} (${version.toUpperCase()})`)}`,
  };
}

const webhookModule = ({ secretHeader, mediaType }: { secretHeader: string; mediaType: string }) => `
/// Settings of event deliveries.
pub(crate) mod webhook {
pub(crate) const SECRET_HEADER: &str = ${literal(secretHeader)};
pub(crate) const MEDIA_TYPE: &str = ${literal(mediaType)};
}
`;

const baseUrlOf = ({ servers: [first] = [] }: Document): string => first?.url ?? "";
