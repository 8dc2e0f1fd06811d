import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { floorPath, playPath, type Scenario, scenarioPath, statusPath } from '#client/page/scenario/scenario.ts';
import { PUBLISH_VARIANTS } from '#domain/catalogs/scenarioStatuses.ts';

/** The summary of a scenario. */
export type Overview = RouterOutputs['scenarios']['overview']['data'];

/** The number of its problems in the check list. */
export type CheckCounts = RouterOutputs['checks']['count']['data'];

export interface RoadStep {
  readonly id: 'draw' | 'labyrinth' | 'message' | 'encounter' | 'check' | 'play' | 'backup' | 'outline' | 'publish';
  /** Undefined while it is not known. */
  readonly isDone: boolean | undefined;
  /** The place where it is done. */
  readonly href: string;
}

/** The data that the steps to a release depend on. */
export interface Progress {
  readonly scenario: Pick<Scenario, 'id' | (typeof PUBLISH_VARIANTS)[number]['field']>;
  readonly overview: Overview;
  /** Undefined if the check list was not requested, or has not answered. */
  readonly checks?: CheckCounts | undefined;
}

/** Returns the steps from a blank scenario to its release, in order. */
export function roadOf({ scenario, overview, checks }: Progress): readonly RoadStep[] {
  const { id } = scenario;
  const { last_floor, record_counts, entered_labyrinths, backups } = overview;
  const has = (kind: string) => (record_counts[kind] ?? 0) > 0;
  const at = (path: string) => `${scenarioPath(id)}/${path}`;
  const isDrawn = last_floor !== null;
  const isClean = checks && checks.errors + checks.warnings === checks.missing_english;
  return [
    { id: 'draw', isDone: isDrawn, href: floorPath(id, last_floor?.number ?? 1) },
    { id: 'labyrinth', isDone: entered_labyrinths > 0, href: at('labyrinths/settings') },
    { id: 'message', isDone: has('labyrinth_message'), href: at('data-settings/labyrinth-messages') },
    {
      id: 'encounter',
      isDone: has('monster') && has('encounter_setting'),
      href: at(has('monster') ? 'data-settings/encounters' : 'data-settings/monsters'),
    },
    // A blank scenario has no problems, but its check is not done.
    { id: 'check', isDone: isClean && isDrawn, href: at('checks') },
    { id: 'play', isDone: has('play_test'), href: playPath(id) },
    { id: 'backup', isDone: backups > 0, href: at('backups') },
    // A subtitle is optional; the search items and the first comments are expected of every author.
    {
      id: 'outline',
      isDone: has('search_item') && has('author_comment'),
      href: at(`scenario-tools/work-outline/${has('search_item') ? 'author-comment' : 'search-items'}`),
    },
    {
      id: 'publish',
      isDone: PUBLISH_VARIANTS.some(({ field }) => scenario[field] === 'now_open'),
      href: statusPath(id),
    },
  ];
}

/** Returns the author's next step: the first that is known not to be done. */
export const nextStep = (road: readonly RoadStep[]): RoadStep | undefined =>
  road.find(({ isDone }) => isDone === false);
