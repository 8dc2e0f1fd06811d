import { defineConfig } from 'vitest/config';
import { patient } from '../support/patience.ts';

export default defineConfig({
  test: {
    include: [
      'tests/soak/*.test.ts',
      'tests/server/killRounds.test.ts',
      'tests/server/cluster.test.ts',
      'tests/server/rest/badInput*.test.ts',
      'tests/**/laws/*.test.ts',
    ],
    globalSetup: ['tests/support/globalSetup.ts'],
    pool: 'forks',
    // One after the other: what is measured here should not hinder one another.
    maxWorkers: 1,
    hookTimeout: patient(60_000),
  },
});
