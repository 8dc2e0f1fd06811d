// Runs the makers of the fixtures, in the working tree of the commit that they keep: the page of the folder above says how.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/kept/make/*.make.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    pool: 'forks',
    maxWorkers: 1,
    execArgv: ['--no-memory-protection-keys'],
    testTimeout: 1_800_000,
    hookTimeout: 600_000,
  },
});
