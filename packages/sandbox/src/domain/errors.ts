/** One rejected field, in the words that every version shows. */
export interface Problem {
  /** `externalId`, `tasks[0].choices`. */
  readonly field: string;
  /** The rejected value as text; empty when it is missing. */
  readonly value: string;
  /** The requirement: `must be the id of a test`. */
  readonly message: string;
}

/** A request that the rules of the service refuse. Nothing has changed. Each version maps it to a response in one place. */
export class DomainError extends Error {
  override name = "DomainError";
  readonly problems: readonly Problem[];

  constructor(message: string, problems: readonly Problem[] = []) {
    super(message);
    this.problems = problems;
  }
}

/** The resource in the URL of a request does not exist, or belongs to another organization. */
export class NotFoundError extends DomainError {
  override name = "NotFoundError";
  readonly resource: string;
  readonly id: string;

  constructor(resource: string, id: string) {
    super(`There is no ${resource} with the id ${id}.`);
    this.resource = resource;
    this.id = id;
  }
}

/** A resource that the body of a request names does not exist, or belongs to another organization. */
export class UnknownReferenceError extends DomainError {
  override name = "UnknownReferenceError";
  readonly id: string;

  constructor(resource: string, field: string, id: string) {
    super(`There is no ${resource} with the id ${id}.`, [
      { field, value: id, message: `must be the id of a ${resource}` },
    ]);
    this.id = id;
  }
}

/** Values of a request name resources that do not exist, or belong to another organization; one problem for each. */
export class InvalidReferenceError extends DomainError {
  override name = "InvalidReferenceError";

  constructor(resource: string, references: readonly { readonly field: string; readonly id: string }[]) {
    super(
      `There is no ${resource} with the id ${references.map(({ id }) => id).join(", ")}.`,
      references.map(({ field, id }) => ({ field, value: id, message: `must be the id of a ${resource}` })),
    );
  }
}

/** The e-mail address belongs to another person already, whatever the case of its letters. */
export class EmailTakenError extends DomainError {
  override name = "EmailTakenError";
  readonly email: string;

  constructor(email: string) {
    super(`There is a person with the e-mail address ${email} already.`);
    this.email = email;
  }
}

/** The identifier of the caller's system stands for another candidate already. */
export class ExternalIdTakenError extends DomainError {
  override name = "ExternalIdTakenError";

  constructor(externalId: string) {
    super("Validation error", [
      { field: "externalId", value: externalId, message: "is used by another candidate already" },
    ]);
  }
}

export class InsufficientCreditsError extends DomainError {
  override name = "InsufficientCreditsError";

  constructor() {
    super("The organization has no credits left to invite another candidate.");
  }
}

/** The test exists and is in a state in which nobody can be invited to it. */
export class TestNotUsableError extends DomainError {
  override name = "TestNotUsableError";
  readonly testId: string;
  readonly state: string;

  constructor(testId: string, state: string) {
    super(`The test ${testId} cannot be used: it is ${state}.`);
    this.testId = testId;
    this.state = state;
  }
}

/** A value that the document cannot rule out by itself, such as a score above the answer's maximum. */
export class InvalidValueError extends DomainError {
  override name = "InvalidValueError";

  constructor(field: string, value: unknown, message: string) {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    super("Validation error", [{ field, value: text, message }]);
  }
}

/** There is nothing to publish. */
export class NoDraftError extends DomainError {
  override name = "NoDraftError";

  constructor(taskId: string) {
    super(`The task ${taskId} has no unpublished changes.`);
  }
}

/** The unpublished changes are not built with success, so that no candidate could work with them. */
export class UnbuiltDraftError extends DomainError {
  override name = "UnbuiltDraftError";

  /** @param status result of the build; null while it is running */
  constructor(taskId: string, status: string | null) {
    const reason =
      status === null
        ? "its build is not finished. Publish it when buildStatus is SUCCESS."
        : `its last build ended with ${status}. Upload a package that can be built.`;
    super(`The task ${taskId} cannot be published: ${reason}`);
  }
}

/** An uploaded file that cannot be processed; `problems` name line and field where there are any. */
export class UnprocessableFileError extends DomainError {
  override name = "UnprocessableFileError";
}
