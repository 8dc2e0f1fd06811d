import { API_URL } from '#client/api/apiUrl.ts';
import { pageClock } from '#client/clock.ts';
import { Connection } from './Connection.ts';

/** If the API has its own origin, a request for the page would go to a different server. */
const PROBED = API_URL === '' ? '/' : `${API_URL}/healthz`;

/** The connection of this page to its site. Any answer shows that the site is up, except a 5xx from one that is starting or stopping. */
export const siteConnection = new Connection({
  probe: async (signal) => {
    const { status } = await fetch(PROBED, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) throw new Error(`The site answered with ${status}`);
  },
  clock: pageClock,
});
