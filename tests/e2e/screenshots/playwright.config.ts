import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../../../playwright.config.ts';

const root = join(import.meta.dirname, '../../..');

/** `npm run screenshots`: the pictures of the README, of the guide and of docs/screens, taken from the real program with a scenario in it. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  testMatch: 'take*.ts',
  outputDir: join(root, 'test-results'),
  webServer: [config.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
