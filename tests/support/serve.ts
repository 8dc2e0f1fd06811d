// The real program for the browser tests, on a folder of its own that goes when it ends.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'meikyu-e2e-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;

await import('#server/start.ts');
