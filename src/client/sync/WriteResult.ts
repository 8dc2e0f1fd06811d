/** An answer that the server itself did not expect (docs/wire.md, "Errors"). */
export interface ServerFault {
  readonly title?: string;
  readonly message?: string;
  /** The HTTP status. */
  readonly code: number;
  readonly request_id?: string;
}

/** The result of writing something that has a revision. A write never rejects. */
export type WriteResult<Present> =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Based on an older revision; `present` is what the server has now. */
  | { readonly kind: 'stale'; readonly present: Present }
  | WriteFailure;

/** The failure of a write that was based on the server's current revision. */
export type WriteFailure =
  /** No answer of the server, or no session: sending continues after the next login. */
  { readonly kind: 'unreachable' } | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  /** The server's message. */
  readonly message?: string;
  /** It may be accepted later unchanged, for example when the server has room again. */
  readonly isPassing?: boolean;
  /** The answer, if the server itself did not expect it. */
  readonly unexpected?: ServerFault;
}

export type SendResult =
  /** Stored, or merged with what came back: check again whether something is left to send. */
  { readonly kind: 'settled' } | WriteFailure;
