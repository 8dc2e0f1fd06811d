import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

/**
 * Loads a chunk that the user waits for. While the site does not answer, it waits and the rest of the page stays usable; if the site
 * answers but the chunk is gone, the page is reloaded (docs/product.md, "Errors").
 * @throws the error of a chunk that is still gone after the reload
 */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      // The site may have become reachable only just now.
      if (await siteConnection.answers(navigator.onLine)) return load().catch(reloadOnMissingChunk);
      await siteConnection.back();
    }
  }
}
