import { defineConfig } from 'vitest/config';
import { patient } from '../support/patience.ts';

export default defineConfig({
  test: {
    // All of the server's tests: on landing they take one member of each sort, and most of them one engine.
    include: ['tests/soak/*.test.ts', 'tests/server/**/*.test.ts', 'tests/**/laws/*.test.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    pool: 'forks',
    // One after another unless soak.ts says otherwise, so that measurements do not disturb each other.
    maxWorkers: 1,
    // As on landing (vitest.config.ts).
    execArgv: ['--no-memory-protection-keys'],
    testTimeout: patient(30_000),
    hookTimeout: patient(60_000),
  },
});
