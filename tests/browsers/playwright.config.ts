import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import config from '../../playwright.config.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The browsers other than Chromium (CONTRIBUTING.md, "Browsers"): in Firefox the stories with the tag `@firefox`, and one script in WebKit.
 * Both run at the same time.
 */
export default defineConfig({
  ...config,
  outputDir: join(root, 'test-results'),
  workers: 2,
  projects: [
    {
      name: 'webkit',
      testDir: join(import.meta.dirname, 'webkit'),
    },
    {
      name: 'firefox',
      testDir: join(root, 'tests'),
      testMatch: /(e2e|browsers\/firefox)\/\w+\.test\.ts$/,
      grep: /@firefox/,
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: join(import.meta.dirname, 'firefox/firefox.js'),
          firefoxUserPrefs: {
            // A machine without devices has no mouse that hovers.
            'ui.primaryPointerCapabilities': 6,
            'ui.allPointerCapabilities': 6,
            'ui.prefersReducedMotion': 1,
          },
        },
      },
    },
  ],
  webServer: [config.webServer ?? []].flat().map((server) => ({ ...server, cwd: root })),
});
