import { expect, it } from "vitest";
import { BOOKING_KEY, type BookingFault, createBookings } from "../testing/services/bookings.ts";
import { checkService } from "../testing/services/service.ts";

const found = async (fault?: BookingFault) =>
  (await checkService(createBookings(fault), { credentials: { Key: BOOKING_KEY } })).found;

it("correct bookings have no findings", async () => {
  expect(await found()).toBe("");
});

it.each<[fault: BookingFault, words: RegExp]>([
  ["adds local days", /validDays 2 from 2031-03-29T12:00:00Z ends at 2031-03-31T11:00:00.000Z/],
  ["rounds minutes to hours", /durationMinutes 37 from .* instead of/],
  ["overflows months", /periodMonths 1 from 2031-01-31T12:00:00Z ends at 2031-03-03T12:00:00.000Z/],
  ["mails after a refusal", /refused requests to book left mail-/],
  ["records an event after a refusal", /refused requests to book left event-/],
  ["counts refused bookings", /bookingCount is \d+ instead of \d+ after refused requests to book/],
  ["keeps the guests of a refused booking", /refused requests to book left guest-/],
  ["keeps the ETag after a change", /the ETag "booking-content-.* is that of another content/],
  ["has one hash for all bookings", /the ETag "0123456789abcdef0123" is also that of/],
  ["ignores a new ETag", /304 to the ETag of an earlier content/],
  ["ignores a new date", /304 to the date of an earlier content/],
  ["shows data to OPTIONS", /OPTIONS without a key responds with the content of GET/],
  ["finds everything by HEAD", /HEAD responds with 200, GET with 404/],
])("bookings with the fault %s are found", async (fault, words) => {
  expect(await found(fault)).toMatch(words);
});
