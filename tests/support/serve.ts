// The real program for the browser tests, in a folder of its own that is removed when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'meikyu-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
// A developer's own settings do not apply to this server.
process.env.STOP_DELAY = '0';
process.env.SAMPLE = 'off';
for (const name of [
  'DATABASE_URL',
  'PUBLIC_URL',
  'SMTP_URL',
  'ADMIN_SITE_URL',
  'CONTACT',
  'METRICS_PORT',
  'TRUST_PROXY',
  'API_URL',
  'ALLOWED_ORIGINS',
]) {
  delete process.env[name];
}

await import('#server/start.ts');
