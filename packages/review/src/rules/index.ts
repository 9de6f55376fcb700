import type { Rule } from "../model/change.ts";
import { additionalProperties } from "./additional-properties.ts";
import { callbackExpression } from "./callback-expression.ts";
import { componentRemoved } from "./component-removed.ts";
import { constraintChanged } from "./constraint-changed.ts";
import { defaultChanged } from "./default-changed.ts";
import { deprecated } from "./deprecated.ts";
import { descriptionChanged } from "./description-changed.ts";
import { discriminatorChanged } from "./discriminator-changed.ts";
import { encoding } from "./encoding.ts";
import { enumValues } from "./enum-values.ts";
import { formatChanged } from "./format-changed.ts";
import { mediaTypes } from "./media-types.ts";
import { operationIdChanged } from "./operation-id-changed.ts";
import { operationList } from "./operation-list.ts";
import { otherKeyword } from "./other-keyword.ts";
import { parameterList } from "./parameter-list.ts";
import { parameterRequired } from "./parameter-required.ts";
import { parameterSerialization } from "./parameter-serialization.ts";
import { pathParameterRenamed } from "./path-parameter-renamed.ts";
import { propertyAdded } from "./property-added.ts";
import { propertyRemoved } from "./property-removed.ts";
import { rateLimit } from "./rate-limit.ts";
import { readWriteOnly } from "./read-write-only.ts";
import { requestBody } from "./request-body.ts";
import { requiredProperties } from "./required-properties.ts";
import { responseHeaders } from "./response-headers.ts";
import { responses } from "./responses.ts";
import { securityRequirement } from "./security-requirement.ts";
import { securitySchemes } from "./security-schemes.ts";
import { servers } from "./servers.ts";
import { tagChanged } from "./tag-changed.ts";
import { typeChanged } from "./type-changed.ts";
import { unionMembers } from "./union-members.ts";
import { webhookRenamed } from "./webhook-renamed.ts";
import { xmlChanged } from "./xml-changed.ts";

export const rules: Rule[] = [
  operationList,
  callbackExpression,
  webhookRenamed,
  operationIdChanged,
  tagChanged,
  parameterList,
  parameterRequired,
  parameterSerialization,
  pathParameterRenamed,
  requestBody,
  responses,
  responseHeaders,
  mediaTypes,
  encoding,
  securityRequirement,
  securitySchemes,
  servers,
  rateLimit,
  typeChanged,
  enumValues,
  constraintChanged,
  formatChanged,
  requiredProperties,
  propertyRemoved,
  propertyAdded,
  additionalProperties,
  unionMembers,
  discriminatorChanged,
  readWriteOnly,
  xmlChanged,
  defaultChanged,
  otherKeyword,
  componentRemoved,
  deprecated,
  descriptionChanged,
];
