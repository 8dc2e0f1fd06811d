import { refold } from './admin/refold.ts';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { checkFile, rememberFile } from './database/checkFile.ts';
import { migrate } from './database/migrate.ts';
import { lockDataFolder } from './database/processLock.ts';
import { leaseDatabase } from './database/serverLease.ts';
import { explainFailure } from './explainFailure.ts';
import { keepHouseSample } from './houseSample/keepHouseSample.ts';
import { listenOn } from './listenOn.ts';
import { makeLogger } from './plugins/external/logging.ts';

/** Time for running requests to end when the process stops. Milliseconds. */
const STOP_TIME = 25_000;

/** Reads the configuration, locks the data folder, migrates and serves; every failure before that is reported in one readable line. */
async function serve(config: Config): Promise<void> {
  const logger = makeLogger(config);
  const unlock = config.databaseUrl ? () => {} : lockDataFolder(config.dataDir);
  checkFile(config, (file) => logger.info({ file }, 'looking whether the database is whole'));
  await migrate(config);
  await refold(config, logger);
  if (config.hasSample) await keepHouseSample(config, logger);
  const app = await buildApp(config, logger);
  await listenOn(() => app.listen({ host: config.host, port: config.port }), config, 'PORT');
  const endLease = config.databaseUrl ? await leaseDatabase(config) : async () => {};
  const close = () =>
    app.close().then(
      async () => {
        rememberFile(config);
        unlock();
        await endLease();
        process.exit(0);
      },
      () => process.exit(1),
    );
  const stop = (signal: string) => {
    logger.info({ signal }, 'stopping');
    app.stopping.isAnnounced = true;
    // Ctrl+C does not wait.
    const delay = signal === 'SIGTERM' ? config.stopDelay * 1000 : 0;
    setTimeout(() => process.exit(1), delay + STOP_TIME).unref();
    if (delay > 0) setTimeout(close, delay);
    else close();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.stdout.write(`Meikyu is ready: ${config.publicUrl}\n`);
}

try {
  await serve(readConfig(process.env));
} catch (error) {
  for (const line of explainFailure(error, 'Meikyu could not start')) process.stderr.write(`${line}\n`);
  process.exit(1);
}
