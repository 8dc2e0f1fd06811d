import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect } from './expect.ts';

/** A mail as it arrived. */
export interface Mail {
  readonly to: string;
  readonly text: string;
}

/** A real mail server, which takes every mail and keeps it. */
export class Mailbox {
  readonly #mails: Mail[] = [];
  readonly #server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = readMail(Buffer.concat(chunks));
        for (const { address } of session.envelope.rcptTo) this.#mails.push({ to: address, text });
        done();
      });
    },
  });

  /** Gives its address, as SMTP_URL. */
  async open(): Promise<string> {
    const listening = this.#server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  mailsTo(email: string): readonly Mail[] {
    return this.#mails.filter(({ to }) => to === email);
  }

  /** Waits for the `count`-th mail to an address. */
  async reads(email: string, count = 1): Promise<Mail> {
    await expect.poll(() => this.mailsTo(email).length).toBeGreaterThanOrEqual(count);
    return this.mailsTo(email)[count - 1] as Mail;
  }

  /** Waits for the `count`-th mail to an address, and finds the link in it. */
  async findsLink(email: string, count = 1): Promise<string> {
    const { text } = await this.reads(email, count);
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    if (link === undefined) throw new Error(`no link in the mail: ${text}`);
    return link;
  }
}

/** The text of a plain mail, in whichever of the usual ways it was written. */
function readMail(raw: Buffer): string {
  const mail = raw.toString('latin1');
  const end = mail.indexOf('\r\n\r\n');
  const encoding = /^content-transfer-encoding: *(\S+)/im.exec(mail.slice(0, end))?.[1]?.toLowerCase();
  const body = mail.slice(end + 4);
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
