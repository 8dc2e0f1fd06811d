import { atom } from 'jotai';
import { fetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { CellProblem } from '#domain/map/check/CheckedFloor.ts';
import type { EventLink, LinkedScenario, Place } from '#domain/map/eventLinks.ts';

/** The cell whose event is being looked at, in its form; undefined while none is. */
export const eventCellAtom = atom<Place | undefined>(undefined);

/**
 * An event has just been placed. `waiting`: its form is not there yet; `untyped`: the form has the focus and nothing was typed into it, so
 * that Ctrl+Z still takes back the event itself.
 */
export const placedAtom = atom<'waiting' | 'untyped' | undefined>(undefined);

/** While the target of an event is picked on the map: the cell of the event, and whether a rectangle is asked for. */
export interface Picking {
  readonly from: Place;
  readonly isRectangle: boolean;
}
export const pickingAtom = atom<Picking | undefined>(undefined);

/** Whether the links of all events of the floor are drawn. */
export const allLinksAtom = atom(false);

/** The kinds of event that were placed last, the newest first. */
export const recentEventsAtom = keptAtom<readonly number[]>('meikyu.map.recentEvents', []);

/** Whether the search of the palette is asked for, which takes the focus when it is there. */
export const kindSoughtAtom = atom(false);

/** What the check list says of the floor that was judged last. */
export const floorProblemsAtom = atom<{ readonly floor: number; readonly problems: readonly CellProblem[] }>({
  floor: 0,
  problems: [],
});

/** The entrances of labyrinths, by their numbers, as far as they are known. */
export const entrancesAtom = atom<LinkedScenario['entrances']>(new Map());

/** The cell by which one enters a labyrinth. */
export interface Entrance {
  readonly labyrinth: number;
  readonly x: number;
  readonly y: number;
}

/** The entrances that lie on a floor. */
export const entrancesOnAtom = atom((get) => {
  const entrances = [...get(entrancesAtom)];
  return (floor: number): readonly Entrance[] =>
    entrances.flatMap(([labyrinth, at]) => (at.floor === floor ? [{ labyrinth, x: at.x, y: at.y }] : []));
});

/** The floors of the scenario that is open. */
export const floorGridsAtom = atom<Pick<LinkedScenario, 'gridOf'>>({ gridOf: () => undefined });

/** What decides where events lead. */
export const linkedScenarioAtom = atom(
  (get): LinkedScenario => ({
    ...get(floorGridsAtom),
    entrances: get(entrancesAtom),
  }),
);

/** The links from other floors that lead to the one that is open. */
export const arrivalsAtom = atom<readonly EventLink[]>([]);

/** What a record is called; undefined for one without a name, and while the records are not read. */
export type NameOf = (kind: RecordKindName, number: number) => string | undefined;
/** By kind, what the records that events speak of are called, as far as they are read. */
export const kindNamesAtom = atom<Partial<Record<RecordKindName, (number: number) => string | undefined>>>({});
export const recordNamesAtom = atom((get): { readonly nameOf: NameOf } => {
  const names = get(kindNamesAtom);
  return { nameOf: (kind, number) => names[kind]?.(number) };
});

/** The closed lists that numbers of events are taken from, as far as they are fetched. */
export type Catalogs = Partial<typeof import('./eventCatalogs.ts').eventCatalogs>;
export const eventCatalogsAtom = atom<Catalogs>({});
eventCatalogsAtom.onMount = (set) =>
  fetchWhenIdle([async () => set((await import('./eventCatalogs.ts')).eventCatalogs)]);
