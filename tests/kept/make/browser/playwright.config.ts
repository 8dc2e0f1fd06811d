// Runs the maker of a browser's data, in the working tree of the commit that is kept.
import { defineConfig } from '@playwright/test';
import { chromiumFlags } from '../../../support/chromium.ts';

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: '.',
  testMatch: '*.story.ts',
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 30_000,
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
