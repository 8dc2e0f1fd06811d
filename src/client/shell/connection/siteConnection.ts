import { pageClock } from '#client/clock.ts';
import { Connection } from './Connection.ts';

/** The connection of this page to its site. Any answer of the site is a sign of life. */
export const siteConnection = new Connection({
  probe: (signal) => fetch('/', { method: 'HEAD', cache: 'no-store', signal }),
  clock: pageClock,
});
