import { siteConnection } from '#client/api/connection/siteConnection.ts';
import { reloadOnMissingChunk } from './reloadOnMissingChunk.ts';

/**
 * A chunk that a reader waits for. While the site does not answer it is waited for, and the rest of the page goes on; one that is gone
 * from a site that answers has the page loaded anew (docs/product.md, "Errors").
 * @throws the error of a chunk that is gone still after the page was loaded anew
 */
export async function fetchChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      // Where it answers, it may do so only since a moment ago.
      if (await siteConnection.answers(navigator.onLine)) return load().catch(reloadOnMissingChunk);
      await siteConnection.back();
    }
  }
}
