import { atom } from 'jotai';
import type { ConnectionState } from './Connection.ts';
import { siteConnection } from './siteConnection.ts';

const stateAtom = atom<ConnectionState>(siteConnection.state);
stateAtom.onMount = (set) => {
  set(siteConnection.state);
  return siteConnection.subscribe(set);
};

/** Whether the site can be reached, for components that show it. */
export const connectionAtom = atom((get) => get(stateAtom));
