import type { Language } from '#domain/text/languages.ts';
import type { ErrorBody } from '#server/errors/describeError.ts';

/** The answer to a call. `data` is the `data` of a success, `body` the whole body: undefined if there was none. */
export interface Answer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Data;
  readonly body: ErrorBody & { readonly access_token: string; readonly meta: ListMeta; readonly version: string };
}

interface ListMeta {
  readonly current_page: number;
  readonly last_page: number;
  readonly per_page: number;
  readonly total: number;
}

interface CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent unchanged, in place of `body`. */
  readonly raw?: string | Blob;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls the REST interface like an outside program, in one language, with or without a token. */
export class RestClient {
  readonly url: string;
  readonly token: string | undefined;
  readonly language: Language;

  constructor(url: string, token?: string, language: Language = 'en') {
    this.url = url;
    this.token = token;
    this.language = language;
  }

  /** Returns the same caller in another language. */
  in(language: Language): RestClient {
    return new RestClient(this.url, this.token, language);
  }

  /** Calls `path` below /api/frontend/, or a path from the root if it begins with a slash. */
  async call<Data = unknown>(method: string, path: string, options: CallOptions = {}): Promise<Answer<Data>> {
    const content = options.raw ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await fetch(`${this.url}${path.startsWith('/') ? path : `/api/frontend/${path}`}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-localization': this.language,
        ...(this.token && { authorization: `Bearer ${this.token}` }),
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(content !== undefined && { body: content }),
    });
    const text = await response.text();
    const isJson = text !== '' && (response.headers.get('content-type') ?? '').startsWith('application/json');
    const body = (isJson ? JSON.parse(text) : undefined) as Answer<Data>['body'];
    return { status: response.status, headers: response.headers, text, body, data: body?.data as Data };
  }

  get<Data = unknown>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Data>> {
    return this.call<Data>('GET', path, { headers });
  }

  post<Data = unknown>(path: string, body?: unknown): Promise<Answer<Data>> {
    return this.call<Data>('POST', path, { body });
  }

  put<Data = unknown>(path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    return this.call<Data>('PUT', path, { body, headers });
  }

  patch<Data = unknown>(path: string, body: unknown): Promise<Answer<Data>> {
    return this.call<Data>('PATCH', path, { body });
  }

  delete(path: string): Promise<Answer<undefined>> {
    return this.call<undefined>('DELETE', path);
  }
}
