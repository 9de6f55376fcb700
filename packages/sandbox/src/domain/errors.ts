export interface Problem {
  readonly field: string;
  readonly value: string;
  readonly message: string;
}

export interface Explanation {
  readonly rule: string;
  readonly found?: string;
  readonly expected: string;
  readonly remedy: string;
}

/** An expected error; nothing was changed. Each API version maps it in one place. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly explanation: Explanation;
  readonly problems: readonly Problem[];

  constructor(
    message: string,
    { found = message, ...explanation }: Omit<Explanation, "found"> & { readonly found?: string | null },
    problems: readonly Problem[] = [],
  ) {
    super(message);
    this.explanation = { ...explanation, ...(found !== null && { found }) };
    this.problems = problems;
  }
}

export class NotFoundError extends DomainError {
  override name = "NotFoundError";
  readonly resource: string;
  readonly id: string;

  constructor(resource: string, id: string) {
    super(`There is no ${resource} with the id ${id}.`, {
      rule: "resource-exists",
      found: `The organization of the key has no ${resource} with the id ${id}.`,
      expected: `The id of an existing ${resource} of the organization.`,
      remedy: "Take the id from a list or from the response that created it, with a key of the same organization.",
    });
    this.resource = resource;
    this.id = id;
  }
}

export function demandFound<Found>(found: Found | undefined, resource: string, id: string): Found {
  if (found === undefined) throw new NotFoundError(resource, id);
  return found;
}

/** A resource in the body does not exist or belongs to another organization. */
export class UnknownReferenceError extends DomainError {
  override name = "UnknownReferenceError";
  readonly id: string;

  constructor(resource: string, field: string, id: string) {
    const explanation = {
      rule: "reference-exists",
      expected: `The id of a ${resource} in the organization of the key.`,
      remedy: `Take the id from a list or from the response that created the ${resource}.`,
    };
    const problem = { field, value: id, message: `must be the id of a ${resource}` };
    super(`There is no ${resource} with the id ${id}.`, explanation, [problem]);
    this.id = id;
  }
}

interface Reference {
  readonly resource: string;
  readonly field: string;
  readonly id: string;
}

/** One problem per unknown id. */
export class InvalidReferenceError extends DomainError {
  override name = "InvalidReferenceError";

  constructor(references: readonly Reference[]) {
    const missing = references.map(({ resource, id }) => `no ${resource} with the id ${id}`);
    const explanation = {
      rule: "reference-exists",
      expected: "Ids of resources in the organization of the key.",
      remedy:
        "Take ids from the lists of V3. References to deleted resources and to resources of another organization fail.",
    };
    const problems = references.map(({ resource, field, id }) => ({
      field,
      value: id,
      message: `must be the id of ${/^[aeiou]/.test(resource) ? "an" : "a"} ${resource}`,
    }));
    super(`There is ${missing.join(", ")}.`, explanation, problems);
  }
}

export class AbstractJobPositionError extends DomainError {
  override name = "AbstractJobPositionError";

  constructor(field: string, id: string) {
    const explanation = {
      rule: "job-position-holdable",
      expected: "A job position whose field abstract is false.",
      remedy: "Take another one from GET /v3/boost/v3/jobPositions.",
    };
    const problem = { field, value: id, message: "must be the id of a job position that is not abstract" };
    super(`The job position ${id} is abstract and cannot be assigned to a person.`, explanation, [problem]);
  }
}

export class EmailTakenError extends DomainError {
  override name = "EmailTakenError";
  readonly email: string;

  constructor(email: string) {
    super(`A person with the e-mail address ${email} already exists.`, {
      rule: "email-unique",
      expected: "An e-mail address that no other person in the organization has. Case is ignored.",
      remedy: "Find the person by GET /v3/boost/v3/people?email=…, send another address, or delete the person first.",
    });
    this.email = email;
  }
}

export class ExternalIdTakenError extends DomainError {
  override name = "ExternalIdTakenError";

  constructor(externalId: string) {
    const explanation = {
      rule: "external-id-unique",
      found: "Another candidate of the organization has this externalId.",
      expected: "An externalId that no other candidate of the organization has, or no externalId.",
      remedy: "Add an assessment to that candidate, send another externalId, or delete the candidate that has it.",
    };
    const problem = { field: "externalId", value: externalId, message: "is already used by another candidate" };
    super("Validation error", explanation, [problem]);
  }
}

export class InsufficientCreditsError extends DomainError {
  override name = "InsufficientCreditsError";

  constructor() {
    super("The organization has no credits left to invite another candidate.", {
      rule: "credits-left",
      found: "The organization has 0 credits.",
      expected: "One credit for each invitation, or an organization without a limit.",
      remedy:
        'Give the organization credits through the control API: PATCH /control/organizations/{id} with {"credits": 10}; null removes the limit.',
    });
  }
}

export class TestNotUsableError extends DomainError {
  override name = "TestNotUsableError";
  readonly testId: string;
  readonly state: string;

  constructor(testId: string, state: string) {
    super(`The test ${testId} cannot be used: it is ${state}.`, {
      rule: "test-ready",
      found: `The test ${testId} is ${state}.`,
      expected: "A test that is READY.",
      remedy: "Invite to another test. GET /v1/exams and GET /v2/tests list usable tests.",
    });
    this.testId = testId;
    this.state = state;
  }
}

export class InvalidValueError extends DomainError {
  override name = "InvalidValueError";

  constructor(field: string, value: unknown, message: string) {
    const explanation = {
      rule: "value-allowed",
      found: null,
      expected: `${field} ${message}.`,
      remedy: "Send a value that the rule allows.",
    };
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    super("Validation error", explanation, [{ field, value: text, message }]);
  }
}

/** The value has changed since the client read it. */
export class ChangedElsewhereError extends DomainError {
  override name = "ChangedElsewhereError";

  constructor(what: string, current: string) {
    super(`${what} was changed by somebody else. It is now ${current}. Nothing was saved.`, {
      rule: "revision-current",
      expected: "The current revision of the assessment, or no revision to replace any value.",
      remedy: "Read the assessment again, then send its new revision.",
    });
  }
}

export class ClockTakenError extends DomainError {
  override name = "ClockTakenError";

  constructor(organizationId: string) {
    super(
      `Another request is moving the clock of ${organizationId}, or the organization was restored. Read the clock, then move it again`,
      {
        rule: "clock-free",
        expected: "No other request that moves the clock or restores the organization.",
        remedy: "Read the clock, then move it again.",
      },
    );
  }
}

export class TooManyFollowersError extends DomainError {
  override name = "TooManyFollowersError";

  constructor(most: number) {
    super(
      `${most} clients already follow the journal of this organization. Close one of them, or read the journal page by page.`,
      {
        rule: "journal-followers",
        expected: `At most ${most} open journal streams per organization.`,
        remedy: "Close an unused stream, or read the journal page by page.",
      },
    );
  }
}

export class NoDraftError extends DomainError {
  override name = "NoDraftError";

  constructor(taskId: string) {
    super(`The task ${taskId} has no unpublished changes.`, {
      rule: "draft-exists",
      expected: "A task with unpublished changes.",
      remedy: "Upload the task again as YAML or ZIP, then publish it.",
    });
  }
}

/** Candidates cannot use a draft without a successful build. */
export class UnbuiltDraftError extends DomainError {
  override name = "UnbuiltDraftError";

  constructor(taskId: string, status: string | null) {
    const isRunning = status === null;
    const reason = isRunning
      ? "its build is not finished. Publish it when buildStatus is SUCCESS."
      : `its last build ended with ${status}. Upload a package that can be built.`;
    super(`The task ${taskId} cannot be published: ${reason}`, {
      rule: "draft-built",
      found: isRunning ? "The build is not finished." : `The last build ended with ${status}.`,
      expected: "A build that ended with SUCCESS.",
      remedy: isRunning
        ? "Wait until buildStatus is SUCCESS; the build takes seconds of the sandbox's clock."
        : "Upload a package that can be built.",
    });
  }
}

export class UnprocessableFileError extends DomainError {
  override name = "UnprocessableFileError";

  constructor(message: string, problems: readonly Problem[] = []) {
    const explanation = {
      rule: "file-usable",
      expected: "A file of the format and content that the operation describes.",
      remedy: "Fix the fields and lines that the problems name, then upload the file again.",
    };
    super(message, explanation, problems);
  }
}
