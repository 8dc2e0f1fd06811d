import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { clipError } from '#server/errors/databaseRefusal.ts';
import { toRefusal } from '#server/errors/describeError.ts';
import type { Mail } from './mails.ts';

/** Longest wait for each step of the mail server. Milliseconds. */
const PATIENCE = 10_000;
/** The answer that a mail belongs to has been sent by then. SQLite works in this thread, and would delay it. Milliseconds. */
const PAUSE = 100;

export interface AddressedMail extends Mail {
  readonly to: string;
}

/** Sends mail through SMTP_URL in the background: the action that needs the mail is already done, and its answer does not wait. */
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

  /**
   * Sends the result of `prepare`, if any; failures are logged, and users can request the mail again. Code that depends on the owner of the
   * address belongs in `prepare`, so that response times reveal nothing (docs/safety.md, S15).
   */
  post(log: FastifyBaseLogger, prepare: () => Promise<AddressedMail | undefined>): void {
    const sending = this.#send(log, prepare).finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }

  async #send(log: FastifyBaseLogger, prepare: () => Promise<AddressedMail | undefined>): Promise<void> {
    let addressed: AddressedMail | undefined;
    await wait(PAUSE);
    try {
      addressed = await prepare();
    } catch (error) {
      const level = toRefusal(error) ? 'warn' : 'error';
      log[level]({ event: 'mail_failed', err: clipError(error) }, 'mail could not be written');
    }
    if (!addressed) return;
    const { to, kind, subject, text } = addressed;
    try {
      await this.#transport.sendMail({
        from: { name: 'Meikyu', address: this.#from },
        // As an object, an address is never parsed as a list of addresses.
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      log.info({ event: 'mail_sent', kind }, 'mail sent');
    } catch (error) {
      log.warn({ event: 'mail_failed', kind, err: clipError(error) }, 'mail could not be sent');
    }
  }

  /** Resolves when every mail has been sent, or has failed. */
  async close(): Promise<void> {
    while (this.#sending.size > 0) await Promise.all(this.#sending);
    this.#transport.close();
  }
}

/** Makes the mailer of an installation; undefined if no mail server is set. */
export const makeMailer = (config: Config): Mailer | undefined =>
  config.smtpUrl === undefined ? undefined : new Mailer(config, config.smtpUrl);
