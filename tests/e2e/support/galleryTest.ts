import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { patient } from '../../support/patience.ts';
import { root, run } from '../../support/run.ts';
import { Installation } from './ownServer.ts';
import { test } from './test.ts';

/** Its site is built for development, which has the gallery of components, and sent by the real server. */
export const galleryTest = test.extend<object, { readonly ownUrl: string | undefined }>({
  ownUrl: [
    async ({ browserName }, use) => {
      const installation = new Installation(`${browserName}-gallery`);
      await installation.install();
      await installation.stop();
      const folder = join(installation.client, '../..');
      for (const part of ['public', 'tsconfig.json', 'vite.config.ts'])
        cpSync(join(root, part), join(folder, part), { recursive: true });
      const isBuilt = await run('vite', ['build', '--logLevel', 'warn', '--config', join(folder, 'vite.config.ts')], {
        NODE_ENV: 'development',
      });
      if (!isBuilt) throw new Error('The gallery could not be built.');
      await installation.start();
      await use(installation.url);
      await installation.remove();
    },
    { scope: 'worker', timeout: patient(180_000) },
  ],
});
