import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as its recipient sees it. */
export interface ReceivedMail {
  /** The addresses that it was delivered to. */
  readonly to: readonly string[];
  /** Headers by lower-case name, decoded; a header that occurs twice has both values. */
  readonly headers: Readonly<Record<string, readonly string[]>>;
  readonly subject: string;
  readonly text: string;
}

/** A real mail server on this machine. */
export class MailServer {
  /** All delivered mails, in order. */
  readonly mails: ReceivedMail[] = [];
  /** While true, every mail is refused. */
  isRefusing = false;
  #refusals = 0;
  readonly #server: SMTPServer;
  #waiting: (() => void)[] = [];

  constructor() {
    this.#server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        readAll(stream).then((source) => {
          if (this.isRefusing) {
            this.#refusals++;
            done(new Error('no mail today'));
          } else {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            this.mails.push(readMail(source, to));
            done();
          }
          for (const wake of this.#waiting.splice(0)) wake();
        }, done);
      },
    });
    this.#server.on('error', () => {});
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server.server, 'listening');
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  /** Waits for the newest mail to an address that contains `part`, not counting the first `after`. */
  async next(to: string, after = 0, part = ''): Promise<ReceivedMail> {
    for (;;) {
      const found = this.mails.slice(after).findLast((mail) => mail.to.includes(to) && mail.text.includes(part));
      if (found) return found;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Resolves when a mail has been refused. */
  async refused(): Promise<void> {
    while (this.#refusals === 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Returns the token of the newest link to a page that was mailed to an address. */
  async token(to: string, after = 0, page: 'verify' | 'reset' = 'verify'): Promise<string> {
    const link = `/auth/${page}#token=`;
    const { text } = await this.next(to, after, link);
    return text.slice(text.indexOf(link) + link.length).match(/^[\w-]+/)?.[0] ?? '';
  }
}

function readMail(source: string, to: string[]): ReceivedMail {
  const end = source.indexOf('\r\n\r\n');
  const headers: Record<string, string[]> = {};
  for (const line of source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers[name] = [...(headers[name] ?? []), decodeWords(line.slice(colon + 1).trim())];
  }
  const encoding = headers['content-transfer-encoding']?.[0] ?? '7bit';
  const text = decodeBody(source.slice(end + 4), encoding).replaceAll('\r\n', '\n');
  return { to, headers, subject: headers.subject?.[0] ?? '', text };
}

/** Decodes the encoded words of a header (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString()
        : decodeBody(content.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
