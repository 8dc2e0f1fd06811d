import { refold } from './admin/refold.ts';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { rememberFile } from './database/checkFile.ts';
import { leaseDatabase } from './database/serverLease.ts';
import { keepHouseSample } from './houseSample/keepHouseSample.ts';
import { listenOn } from './listenOn.ts';
import type { makeLogger } from './plugins/external/logging.ts';

/** Time for running requests to end when the process stops. Milliseconds. */
const STOP_TIME = 25_000;

/** Serves an installation whose database is migrated, until a signal ends the process; `unlock` is called last. */
export async function serve(config: Config, logger: ReturnType<typeof makeLogger>, unlock: () => void): Promise<void> {
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
