import { readConfig } from './src/server/config.ts';
import { openDatabase } from './src/server/database/openDatabase.ts';

/** For the knex command line in development; the server migrates by itself at start (src/server/database/migrate.ts). */
export default {
  ...openDatabase(readConfig(process.env), { foreignKeys: false }).client.config,
  migrations: { directory: 'migrations', loadExtensions: ['.ts'], extension: 'ts' },
};
