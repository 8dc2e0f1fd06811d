// The kept calls: the requests and their answers.
import { logIn } from '../support/author.ts';
import { sendForm } from '../support/pictures.ts';
import { RestClient } from '../support/RestClient.ts';
import type { Manifest } from './manifest.ts';

/** A call as it is sent, whoever sends it. */
export interface KeptCall {
  /** As in calls.tsv. */
  readonly call: string;
  readonly method: string;
  readonly address: string;
  /** `{caller}` in it stands for the name of the caller. */
  readonly body?: unknown;
  /** A form, with the bytes of its file as base64. */
  readonly form?: { readonly file: string; readonly name: string; readonly fields?: Readonly<Record<string, string>> };
}

export const CALLERS = ['guest', 'other', 'admin', 'owner'] as const;

/** The answer to a call. `shape`: the types by path of the body. */
export interface CallAnswer {
  readonly status: number;
  readonly shape: Readonly<Record<string, string>>;
}

export interface KeptCalls {
  readonly calls: readonly KeptCall[];
  /** Answers by `call × caller`. */
  readonly answers: Readonly<Record<string, CallAnswer>>;
}

/** Sends every call as everybody, one after another: those with the fewest rights first. */
export async function callAll(
  url: string,
  manifest: Manifest,
  calls: readonly KeptCall[],
): Promise<KeptCalls['answers']> {
  const answers: Record<string, CallAnswer> = {};
  const usernames = { owner: 'keeper', other: 'other', admin: 'admin' };
  for (const caller of CALLERS) {
    const begin = async () => (caller === 'guest' ? new RestClient(url) : logIn(url, usernames[caller]));
    let rest = await begin();
    for (const call of calls) {
      answers[`${call.call} × ${caller}`] = await send(rest, call, caller);
      if (call.call === 'POST logout') rest = await begin();
    }
  }
  if (Object.keys(manifest.works).length === 0) throw new Error('there is nothing to call');
  return answers;
}

async function send(rest: RestClient, { method, address, body, form }: KeptCall, caller: string): Promise<CallAnswer> {
  const answer = form
    ? await sendForm(rest, formOf(form), address)
    : await rest.call(method, address, {
        ...(body !== undefined && { body: JSON.parse(JSON.stringify(body).replaceAll('{caller}', caller)) }),
      });
  const type = answer.headers.get('content-type')?.split(';')[0] ?? 'nothing';
  const shape = answer.body === undefined ? { '': type } : shapeOf(answer.body);
  return { status: answer.status, shape };
}

function formOf({ file, name, fields = {} }: NonNullable<KeptCall['form']>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([Uint8Array.from(Buffer.from(file, 'base64'))]), name);
  return form;
}

/** Returns the types by path; the entries of a list are merged, and so are those of an object that are named by numbers. */
export function shapeOf(body: unknown): Record<string, string> {
  const found = new Map<string, Set<string>>();
  const walk = (value: unknown, path: string): void => {
    const isList = Array.isArray(value);
    const kind = value === null ? 'null' : isList ? 'list' : typeof value;
    const kinds = found.get(path) ?? new Set();
    found.set(path, kinds.add(kind));
    if (kind !== 'object' && !isList) return;
    for (const [key, one] of Object.entries(value as object)) {
      walk(one, isList ? `${path}[]` : `${path}.${/^\d+$/.test(key) ? '*' : key}`);
    }
  };
  walk(body, '');
  return Object.fromEntries([...found].sort().map(([path, kinds]) => [path, [...kinds].sort().join('|')]));
}

/** Returns the difference of an answer: another status, or else what its body lacks. Additional fields in a body are no difference. */
export function answerText(recorded: CallAnswer, { status, shape }: CallAnswer): string {
  if (status !== recorded.status) return `${recorded.status} → ${status}`;
  const other = Object.entries(recorded.shape).filter(([path, kinds]) => {
    const now = shape[path]?.split('|') ?? [];
    return !kinds.split('|').every((kind) => now.includes(kind));
  });
  const shown = other.slice(0, 3).map(([path, kinds]) => `${path}: ${kinds} → ${shape[path] ?? 'nothing'}`);
  return shown.length === 0
    ? 'as it was'
    : [...shown, ...(other.length > 3 ? [`${other.length - 3} more`] : [])].join(', ');
}
