import { type Config, readConfig } from './config.ts';
import { checkFile } from './database/checkFile.ts';
import { migrate } from './database/migrate.ts';
import { lockDataFolder } from './database/processLock.ts';
import { explainFailure } from './explainFailure.ts';
import { makeLogger } from './plugins/external/logging.ts';

/**
 * Locks the data folder, migrates and serves; every failure before that is reported in one readable line. The program itself is loaded
 * only then, which takes most of the start: a mistake in the settings is told sooner.
 */
async function start(config: Config): Promise<void> {
  const logger = makeLogger(config);
  const unlock = config.databaseUrl ? () => {} : lockDataFolder(config.dataDir);
  checkFile(config, (file) => logger.info({ file }, 'looking whether the database is whole'));
  await migrate(config);
  const { serve } = await import('./serve.ts');
  await serve(config, logger, unlock);
}

try {
  await start(readConfig(process.env));
} catch (error) {
  for (const line of explainFailure(error, 'Meikyu could not start')) process.stderr.write(`${line}\n`);
  process.exit(1);
}
