import type { RouterOutputs } from '#client/api/routerTypes.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Standing } from '#game/state/Standing.ts';

/** A scenario as the server presents it. */
export type Scenario = RouterOutputs['scenarios']['read']['data'];

type Titles = Pick<Scenario, 'title_ja' | 'title_en'>;

/** Returns the field of the title to show in `language`: the Japanese one if there is no English. */
export const titleField = ({ title_en }: Titles, language: 'ja' | 'en'): keyof Titles =>
  language === 'en' && title_en !== '' ? 'title_en' : 'title_ja';

/** Returns the title to show in `language`. */
export const scenarioTitle = (scenario: Titles, language: 'ja' | 'en'): string =>
  scenario[titleField(scenario, language)];

export const scenarioPath = (id: string): string => `/scenarios/${id}`;
export const floorPath = (id: string, number: number): string =>
  `${scenarioPath(id)}/floor-maps/${floorNumberText(number)}`;
/** Returns the address of a cell: its floor's, with the cell as its hash. */
export const cellHref = (id: string, place: Place): string => `${floorPath(id, place.floor)}${cellHash(place)}`;
export const cellHash = ({ x, y }: Pick<Place, 'x' | 'y'>): string => `#x${x}_y${y}`;
/** Returns the page where the author publishes the scenario. */
export const statusPath = (id: string): string => `${scenarioPath(id)}/scenario-tools/work-outline/status-setting`;
/** Returns the page where the author reads about faults that readers met. */
export const reportsPath = (id: string): string => `${scenarioPath(id)}/reports`;
/** Returns the address that opens a moment of a test play; only the page reads the fragment. */
export const momentHref = (id: string, packed: string): string => `${playPath(id)}#${MOMENT}=${packed}`;
/** The name of a moment in the fragment. */
export const MOMENT = 'moment';
/** Returns the address where a scenario is played, which asks for the set-up: from a cell on, or from the beginning. */
export const playPath = (id: string, at?: Standing): string =>
  `${scenarioPath(id)}/play${at ? `?floor=${at.floor}&x=${at.x}&y=${at.y}&facing=${at.facing}` : ''}`;
/** The name in the address of a test play that begins without a question. */
export const STRAIGHT = 'straight';
/**
 * Returns the address that goes straight into a test play: continues the paused game, or begins with the last set-up, in a cell or at the
 * entrance of the floor's labyrinth.
 */
export const straightPlayPath = (id: string, at: Standing | Pick<Standing, 'floor'>): string =>
  `${'x' in at ? playPath(id, at) : `${scenarioPath(id)}/play?floor=${at.floor}`}&${STRAIGHT}`;
/** The value of `STRAIGHT` for a test play that begins in its cell even while a game is paused. */
export const HERE = 'here';
/** Returns the address that begins a test play with the last set-up in a cell, whatever is paused. */
export const playHerePath = (id: string, at: Standing): string => `${playPath(id, at)}&${STRAIGHT}=${HERE}`;
