/** An answer that the server did not expect itself (docs/wire.md, "Errors"). */
export interface ServerFault {
  readonly title?: string;
  readonly message?: string;
  /** The HTTP status. */
  readonly code: number;
  readonly request_id?: string;
}

/** How a write of something that has a revision ended. A write never rejects. */
export type WriteResult<Present> =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Made from an older revision: what the server has now. */
  | { readonly kind: 'stale'; readonly present: Present }
  | WriteFailure;

/** How a write failed that was made from what the server has. */
export type WriteFailure =
  /** No answer of the server, or nobody to answer: the session has ended, and goes on with the next login. */
  { readonly kind: 'unreachable' } | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  /** The server's words. */
  readonly message?: string;
  /** It may be taken later as it is, as when the server has room again. */
  readonly isPassing?: boolean;
  /** The answer, where the server did not expect it itself. */
  readonly unexpected?: ServerFault;
}

export type SendResult =
  /** Stored, or merged with what came back: look again whether something is left to send. */
  { readonly kind: 'settled' } | WriteFailure;
