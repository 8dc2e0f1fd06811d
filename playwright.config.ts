import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';
import { patient } from './tests/support/patience.ts';

// Every worker reads this file anew and must find the same port.
process.env.E2E_PORT ??= String(await freePort());
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One more than the smallest machine has cores: two leave it idle for nearly half of the time.
  workers: 3,
  // Stories share nothing but the server, so a file of long ones never runs alone at the end.
  fullyParallel: true,
  // A landing does not wait for one unsteady story: `npm test` names it. Alone at the end it is not unsteady for want of the machine.
  retries: process.env.CI === 'true' ? 1 : 0,
  retryStrategy: 'isolated',
  // A story takes up to 25 seconds where three run on two cores.
  timeout: patient(60_000),
  // Longer than usual: the machine that runs the tests may have other work.
  expect: { timeout: patient(15_000) },
  reporter: 'list',
  use: {
    baseURL,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: 'node --import ./src/server/checkNode.js tests/support/serve.ts',
    url: `${baseURL}/readyz`,
    env: { HOST: '127.0.0.1', PORT: process.env.E2E_PORT, LOG_LEVEL: 'warn' },
    stdout: 'pipe',
    // It builds the client first when that is missing.
    timeout: patient(180_000),
    gracefulShutdown: { signal: 'SIGTERM', timeout: patient(10_000) },
  },
});
