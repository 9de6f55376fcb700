import { expect, test } from "vitest";
import { readSender, readSmtpUrl } from "./smtp-url.ts";

const plain = { host: "mail.example.com", port: 25, secure: false, startTls: "offered" };
const auth = { user: "me", pass: "p@ss" };

test.each([
  ["smtp://mail.example.com", plain],
  ["smtp://mail.example.com/", plain],
  ["smtp://mail.example.com:2525", { ...plain, port: 2525 }],
  ["smtp://[::1]:2525", { ...plain, host: "::1", port: 2525 }],
  ["smtp://mail.example.com?starttls=required", { ...plain, startTls: "required" }],
  ["smtp://me:p%40ss@mail.example.com", { ...plain, port: 587, startTls: "required", auth }],
  ["smtp://me:p%40ss@mail.example.com?starttls=never", { ...plain, port: 587, startTls: "never", auth }],
  ["smtps://me:p%40ss@mail.example.com", { ...plain, port: 465, secure: true, startTls: "required", auth }],
])("%s names a mail server", (text, server) => {
  expect(readSmtpUrl(text)).toEqual(server);
});

test.each([
  ["hiring@example.com", { name: "", address: "hiring@example.com" }],
  ["<hiring@example.com>", { name: "", address: "hiring@example.com" }],
  ["Hiring at Example, Inc. <hiring@example.com>", { name: "Hiring at Example, Inc.", address: "hiring@example.com" }],
])("%s is a sender", (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});
