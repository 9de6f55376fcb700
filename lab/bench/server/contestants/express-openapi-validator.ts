import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler } from "express";
import * as OpenApiValidator from "express-openapi-validator";
import { announce } from "./announce.ts";
import { apiKey, created, location, page, readV1, unauthorized } from "./scenario.ts";

type ApiSpec = Exclude<Parameters<typeof OpenApiValidator.middleware>[0]["apiSpec"], string>;

const app = express();
// No ETag: no other contestant hashes the response.
app.set("etag", false);
app.disable("x-powered-by");
app.use(express.json());
app.use(
  OpenApiValidator.middleware({
    apiSpec: readV1() as unknown as ApiSpec,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: { handlers: { ApiKey: (request) => request.headers["x-api-key"] === apiKey } },
    fileUploader: false,
  }),
);
app.get("/v1/candidates", (_request, response) => {
  response.json(page);
});
app.post("/v1/candidates", (_request, response) => {
  response.status(201).set("location", location).json(created);
});
const sendError: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = error.status ?? 500;
  response.status(status).json(status === 401 ? unauthorized : { message: error.message, errors: error.errors });
};
app.use(sendError);

const server = app.listen(0, "127.0.0.1", () => announce((server.address() as AddressInfo).port));
