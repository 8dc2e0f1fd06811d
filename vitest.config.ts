import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';
import { WHOLE } from './tests/support/ofEachSort.ts';
import { patient } from './tests/support/patience.ts';

const executablePath = process.env.CHROMIUM_PATH;
// The server of the component tests listens on this port (tests/component/support/startServer.ts).
process.env.COMPONENT_PORT ??= String(await freePort());
const server = `http://127.0.0.1:${process.env.COMPONENT_PORT}`;

const production = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig({
  test: {
    // Processes rather than threads: the database driver and argon2 are native. Two, because the smallest machine has two cores.
    pool: 'forks',
    maxWorkers: 2,
    // As in production (docs/decisions/0018): servers live in these processes, with their threads.
    execArgv: ['--no-memory-protection-keys'],
    testTimeout: patient(30_000),
    hookTimeout: patient(60_000),
    // A landing does not fail on one flaky test: `npm test` names it.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,lint}/**/*.test.ts', 'tests/kept/server/*.test.ts', 'tests/client/laws/*.test.ts'],
          globalSetup: ['tests/support/globalSetup.ts'],
          // Its files run one after another in a process, and load shared modules once: that takes longer than most of their tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Tests that neither listen on a port nor store anything.
          name: 'pure',
          include: [
            'tests/{art,bundle,domain,client,firstLabyrinth,game,mutate,view}/**/*.test.ts',
            'tests/kept/*.test.ts',
          ],
          // Laws of the client run against a real server.
          exclude: ['tests/client/laws/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        // Find all packages of the client before the first test, including those that a plugin requires: a package found later reloads the
        // page of a running test.
        optimizeDeps: {
          entries: ['src/client/**/*.{ts,tsx}', 'tests/component/**/*.tsx'],
          include: ['@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-runtime'],
          rolldownOptions: { transform: { define: production } },
        },
        // The production build, as readers get it: React's checks for development take longer than the tests themselves.
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        server: { proxy: { '^/api/frontend': server, '^/trpc': server, '^/files': server } },
        test: {
          // Components in a real browser, each file in a frame of its own: tests that neither reload nor need a second page.
          name: 'component',
          // Tests in a browser have no variables of the process.
          env: { [WHOLE]: process.env[WHOLE] ?? '' },
          include: ['tests/component/**/*.test.tsx'],
          globalSetup: ['tests/component/support/startServer.ts'],
          setupFiles: ['tests/component/support/freshBrowser.ts'],
          // Longer than the default: the machine that runs the tests may have other work.
          expect: { poll: { timeout: patient(15_000) } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: patient(15_000),
              launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
              contextOptions: {
                locale: 'ja-JP',
                timezoneId: 'Asia/Tokyo',
                reducedMotion: 'reduce',
                permissions: ['clipboard-read', 'clipboard-write'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
