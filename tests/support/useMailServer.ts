import { afterAll, beforeAll } from 'vitest';
import { MailServer } from './MailServer.ts';

/** A mail server for the suite that calls this. */
export function useMailServer(): () => MailServer {
  const server = new MailServer();
  beforeAll(() => server.start());
  afterAll(() => server.close());
  return () => server;
}
