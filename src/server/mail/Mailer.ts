import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { clipError } from '#server/database/databaseRefusal.ts';
import type { Mail } from './mails.ts';

/** Longest wait for a step of the mail server. Milliseconds. */
const PATIENCE = 10_000;

/** Sends mail through SMTP_URL, in the background: what asked for it has already happened, and its answer does not wait. */
export class Mailer {
  readonly #transport;
  readonly #from: string;
  readonly #sending = new Set<Promise<void>>();

  constructor({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>, smtpUrl: string) {
    this.#from = mailFrom ?? `no-reply@${new URL(publicUrl).hostname}`;
    this.#transport = createTransport({
      url: smtpUrl,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Sends `mail` to one address. A failure is logged; the reader can ask for the mail again. */
  post(log: FastifyBaseLogger, to: string, { kind, subject, text }: Mail): void {
    const sending = this.#transport
      .sendMail({
        from: { name: 'Meikyu', address: this.#from },
        // As an object, an address is never read as a list of them.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      .then(
        () => log.info({ event: 'mail_sent', kind }, 'mail sent'),
        (error) => log.warn({ event: 'mail_failed', kind, err: clipError(error) }, 'mail could not be sent'),
      )
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  /** Ends when every mail has been sent, or has failed. */
  async close(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
    this.#transport.close();
  }
}

/** The mailer of an installation; undefined where no mail server is set. */
export const makeMailer = (config: Config): Mailer | undefined =>
  config.smtpUrl === undefined ? undefined : new Mailer(config, config.smtpUrl);
