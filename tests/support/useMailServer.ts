import { afterAll, beforeAll } from 'vitest';
import { MailServer } from './MailServer.ts';

/** Starts a mail server for the calling suite. */
export function useMailServer(): () => MailServer {
  const server = new MailServer();
  beforeAll(() => server.start());
  afterAll(() => server.close());
  return () => server;
}
