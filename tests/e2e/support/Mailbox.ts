import { expect } from '@playwright/test';
import { MailServer, type ReceivedMail } from '../../support/MailServer.ts';

/** The mailboxes of everybody in a test, on a real mail server. */
export class Mailbox {
  readonly server = new MailServer();

  mailsTo(email: string): readonly ReceivedMail[] {
    return this.server.mails.filter(({ to }) => to.includes(email));
  }

  /** Waits for the `count`-th mail to an address. */
  async reads(email: string, count = 1): Promise<ReceivedMail> {
    await expect.poll(() => this.mailsTo(email).length).toBeGreaterThanOrEqual(count);
    return this.mailsTo(email)[count - 1] as ReceivedMail;
  }

  /** Waits for the `count`-th mail to an address, and finds the link in it. */
  async findsLink(email: string, count = 1): Promise<string> {
    const { text } = await this.reads(email, count);
    const link = /https?:\/\/\S+/.exec(text)?.[0];
    if (link === undefined) throw new Error(`no link in the mail: ${text}`);
    return link;
  }
}
