import { getDefaultStore } from 'jotai';
import { accessTokenAtom } from './api/accessToken.ts';
import { AHEAD } from './api/shareAhead.ts';
import { trpcClient } from './api/trpc.ts';
import {
  AuthLayout,
  DataSettings,
  DefaultLayout,
  FloorMap,
  GameRules,
  GuestHome,
  Labyrinths,
  Login,
  ScenarioHome,
  ScenarioLayout,
  Scenarios,
  WorkOutline,
} from './lazy.ts';

/** The addresses of the default layout; all other addresses work without knowing the account. */
export const AUTHOR_PATHS = /^\/(?:me|sample-scenarios|scenarios(?:\/.*)?)?\/?$/;

const SCENARIO_PATH = /^\/scenarios\/(?<id>[^/]+)/;

/** A floor has two digits, 01 to 99; 00 stands for the range of a labyrinth (docs/domain.md, "Numbers"). */
export const FLOOR_PATH = /^\/scenarios\/[^/]+\/floor-maps\/(?<number>\d\d)\/?$/;
/** A floor without its leading zero, which leads to `FLOOR_PATH`. */
export const SHORT_FLOOR_PATH = /^\/scenarios\/[^/]+\/floor-maps\/(?<number>[1-9])\/?$/;

/** The frames and screens by address, from the outside in. */
type Parts = readonly (readonly [address: RegExp, part: { readonly load: () => Promise<unknown> }])[];

/** The parts that visits begin with, for guests and for authors. */
const GUEST_PARTS: Parts = [
  [/^\/$/, GuestHome],
  [/^\/auth\//, AuthLayout],
  [/^\/auth\/login\/?$/, Login],
];
const AUTHOR_PARTS: Parts = [
  [AUTHOR_PATHS, DefaultLayout],
  [/^\/scenarios\/?$/, Scenarios],
  [/^\/scenarios\/[^/]+/, ScenarioLayout],
  [/^\/scenarios\/[^/]+\/?$/, ScenarioHome],
  [/^\/scenarios\/[^/]+\/floor-maps/, FloorMap],
  [/^\/scenarios\/[^/]+\/labyrinths/, Labyrinths],
  [/^\/scenarios\/[^/]+\/data-settings/, DataSettings],
  [/^\/scenarios\/[^/]+\/scenario-tools\/game-rules/, GameRules],
  [/^\/scenarios\/[^/]+\/scenario-tools\/work-outline/, WorkOutline],
];

/**
 * Prefetches the code and the answers that an address needs; otherwise each would only be requested after its surrounding part has loaded.
 * Failures are ignored, because the part that needs it requests it again.
 * @returns resolves when the code has loaded
 */
export async function openAhead(address: string): Promise<void> {
  const isGuest = getDefaultStore().get(accessTokenAtom) === undefined;
  if (!isGuest) for (const question of questionsAt(address)) question.catch(() => {});
  const parts = isGuest ? GUEST_PARTS : AUTHOR_PARTS;
  await Promise.allSettled(parts.filter(([pattern]) => pattern.test(address)).map(([, { load }]) => load()));
}

function questionsAt(address: string): Promise<unknown>[] {
  if (!AUTHOR_PATHS.test(address)) return [];
  const { accounts, scenarios, floors } = trpcClient;
  const me = accounts.me.query(undefined, AHEAD);
  const scenario_id = SCENARIO_PATH.exec(address)?.groups?.id;
  if (scenario_id === undefined) return [me];
  const ofScenario = [me, scenarios.read.query({ scenario_id }, AHEAD)];
  const floor_number = FLOOR_PATH.exec(address)?.groups?.number;
  if (floor_number === undefined || floor_number === '00') return ofScenario;
  const place = { scenario_id, floor_number };
  return [...ofScenario, floors.read.query(place, AHEAD), floors.list.query({ scenario_id }, AHEAD)];
}
