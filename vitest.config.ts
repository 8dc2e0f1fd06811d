import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{art,domain,server,client,player,lint}/**/*.test.ts'],
    globalSetup: ['tests/support/globalSetup.ts'],
    // Processes rather than threads: the database driver and argon2 are native. Two, as the smallest machine has two cores.
    pool: 'forks',
    maxWorkers: 2,
    // As the server runs (docs/decisions/0018): servers live in these processes, with their threads.
    execArgv: ['--no-memory-protection-keys'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
