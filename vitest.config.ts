import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags } from './tests/support/chromium.ts';
import { freePort } from './tests/support/freePort.ts';
import { patient } from './tests/support/patience.ts';

const executablePath = process.env.CHROMIUM_PATH;
// The server of the component tests listens there (tests/component/support/startServer.ts).
process.env.COMPONENT_PORT ??= String(await freePort());
const server = `http://127.0.0.1:${process.env.COMPONENT_PORT}`;

const production = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig({
  test: {
    // Processes rather than threads: the database driver and argon2 are native. Two, as the smallest machine has two cores.
    pool: 'forks',
    maxWorkers: 2,
    // As the server runs (docs/decisions/0018): servers live in these processes, with their threads.
    execArgv: ['--no-memory-protection-keys'],
    testTimeout: patient(30_000),
    hookTimeout: patient(60_000),
    // A landing does not wait for one unsteady test: `npm test` names it.
    retry: process.env.CI === 'true' ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'tests/{art,server,lint}/**/*.test.ts',
            'tests/kept/server/*.test.ts',
            'tests/client/laws/*.test.ts',
          ],
          globalSetup: ['tests/support/globalSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          // What neither listens nor stores: its files follow one another in a process, and load what they share once.
          name: 'pure',
          include: [
            'tests/{bundle,domain,client,firstLabyrinth,game,mutate,view}/**/*.test.ts',
            'tests/kept/*.test.ts',
          ],
          // Laws of the client against a real server.
          exclude: ['tests/client/laws/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [react(), vanillaExtractPlugin()],
        // All packages of the client are found before the first test, also those that a plugin asks for: one that is found later loads the
        // page of a running test anew.
        optimizeDeps: {
          entries: ['src/client/**/*.{ts,tsx}', 'tests/component/**/*.tsx'],
          include: ['@vanilla-extract/recipes/createRuntimeFn', 'react/jsx-runtime'],
          rolldownOptions: { transform: { define: production } },
        },
        // As readers get it: what React checks while one develops takes longer than the tests themselves.
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        server: { proxy: { '^/api/frontend': server, '^/trpc': server, '^/files': server } },
        test: {
          // Components in a real browser, each file in a frame of its own: what neither reloads nor needs a second page.
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          globalSetup: ['tests/component/support/startServer.ts'],
          // Longer than usual: the machine that runs the tests may have other work.
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
