import { API_URL } from '#client/api/apiUrl.ts';
import { pageClock } from '#client/clock.ts';
import { Connection } from './Connection.ts';

/** Of the API the page itself is elsewhere. */
const PROBED = API_URL === '' ? '/' : `${API_URL}/healthz`;

/** The connection of this page to its site. Any answer of the site is a sign of life, but for that of one on its way out or up. */
export const siteConnection = new Connection({
  probe: async (signal) => {
    const { status } = await fetch(PROBED, { method: 'HEAD', cache: 'no-store', signal });
    if (status >= 500) throw new Error(`The site answered with ${status}`);
  },
  clock: pageClock,
});
