import type { Label } from '#domain/text/languages.ts';

/** A refusal that is reported to the caller (docs/wire.md, "Errors"). Its texts are made when it is answered. */
export class RequestError extends Error {
  readonly status: RefusalStatus;
  /** Key of the text in server/messages.ts; by default the one of the status. */
  readonly messageKey: string;
  readonly details: RefusalDetails;

  constructor(status: RefusalStatus, messageKey?: string, details: RefusalDetails = {}) {
    super(messageKey ?? `status.${status}`);
    this.status = status;
    this.messageKey = messageKey ?? `status.${status}`;
    this.details = details;
  }

  /** Whether a write was based on an older revision: conflicts for any other reason have texts of their own. */
  get isStale(): boolean {
    return this.status === 409 && this.messageKey === 'status.409';
  }
}

/** 499: the caller has left and cancelled the request; it only appears in the figures. */
export type RefusalStatus =
  | 400
  | 401
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 414
  | 415
  | 416
  | 417
  | 422
  | 429
  | 431
  | 499
  | 503
  | 507;

export interface RefusalDetails {
  /** Values for the placeholders of the text. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** The messages next to the fields, by field path. */
  readonly errors?: Readonly<Record<string, readonly FieldMessage[]>>;
  /** 409 of a release: the reasons that block it, for programs. */
  readonly reasons?: readonly { readonly reason: string; readonly count: number }[];
  /** 409: the present record. */
  readonly present?: unknown;
  /** 409 of a deletion: the places that use what is to be deleted. */
  readonly uses?: unknown;
  /** 429 and 503: seconds until a retry makes sense. */
  readonly retryAfter?: number;
}

/** A text of server/messages.ts with the values of its placeholders, or a text that a definition provides. */
export type FieldMessage =
  | { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }
  | Label;

/** Makes a refusal with 422 about one field. */
export const fieldError = (
  field: string,
  key: string,
  values?: Readonly<Record<string, string | number>>,
): RequestError => new RequestError(422, undefined, { errors: { [field]: [{ key, ...(values && { values }) }] } });
