import { atom } from 'jotai';
import { fetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { keptAtom } from '#client/saving/keptAtom.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { CellProblem } from '#domain/map/check/CheckedFloor.ts';
import type { Position } from '#domain/map/edge.ts';
import type { EventLink, LinkedScenario, Place } from '#domain/map/eventLinks.ts';

/** The cell whose event is open in its form; undefined if none is. */
export const eventCellAtom = atom<Place | undefined>(undefined);

/**
 * Set when an event has just been placed. `waiting`: its form has not appeared yet; `untyped`: the form has the focus and nothing was
 * typed, so that Ctrl+Z still undoes the event itself.
 */
export const placedAtom = atom<'waiting' | 'untyped' | undefined>(undefined);

/** A rectangle of the window, in pixels. */
export type PageBox = Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;

/** The state while a target is picked on the map: the cell of the event, and whether a rectangle is to be picked. */
export interface Picking {
  readonly from: Place;
  readonly isRectangle: boolean;
}
export const pickingAtom = atom<Picking | undefined>(undefined);

/** Whether the links of all events of the floor are drawn. */
export const allLinksAtom = atom(false);

/** The event kinds placed last, newest first. */
export const recentEventsAtom = keptAtom<readonly number[]>('meikyu.map.recentEvents', []);

/** The kinds that the author has marked, in the order of the marks. */
export const favouriteEventsAtom = keptAtom<readonly number[]>('meikyu.map.favouriteEvents', []);

/** Whether a kind stays armed after it was placed: the lock of the palette. Never kept over a reload. */
export const keepPlacingAtom = atom(false);

/** The open palette of kinds. */
export interface KindChoice {
  /** The empty cell in which the chosen kind is placed; without it the kind is armed for the next press. */
  readonly at?: Place | undefined;
  /** The position of the pointer in that cell, in cells of the floor. */
  readonly point?: Position | undefined;
  /** The place on the page beside which the palette stands, in pixels of the window. */
  readonly beside: PageBox;
}
export const kindChoiceAtom = atom<KindChoice | undefined>(undefined);

/** The text typed into the search of the palette; also before the palette has loaded. */
export const kindSoughtAtom = atom('');

/** The check list's problems of the floor that was checked last. */
export const floorProblemsAtom = atom<{ readonly floor: number; readonly problems: readonly CellProblem[] }>({
  floor: 0,
  problems: [],
});

/** Whether the problems of a cell are unfolded beside the map. */
export const problemsOpenAtom = keptAtom('meikyu.map.problemsOpen', true);

/** The known entrances of labyrinths, keyed by labyrinth number. */
export const entrancesAtom = atom<LinkedScenario['entrances']>(new Map());

/** The entrance cell of a labyrinth. */
export interface Entrance {
  readonly labyrinth: number;
  readonly x: number;
  readonly y: number;
}

/** Returns the entrances that lie on a floor. */
export const entrancesOnAtom = atom((get) => {
  const entrances = [...get(entrancesAtom)];
  return (floor: number): readonly Entrance[] =>
    entrances.flatMap(([labyrinth, at]) => (at.floor === floor ? [{ labyrinth, x: at.x, y: at.y }] : []));
});

/** The floors of the open scenario. */
export const floorGridsAtom = atom<Pick<LinkedScenario, 'gridOf'>>({ gridOf: () => undefined });

/** The data that decides the targets of events. */
export const linkedScenarioAtom = atom(
  (get): LinkedScenario => ({
    ...get(floorGridsAtom),
    entrances: get(entrancesAtom),
  }),
);

/** The links from other floors to the open one. */
export const arrivalsAtom = atom<readonly EventLink[]>([]);

/** Returns the name of a record; undefined if it has none, or until the records are read. */
export type NameOf = (kind: RecordKindName, number: number) => string | undefined;
/** Keyed by kind: lookups for the names of the records that events refer to, as far as they are read. */
export const kindNamesAtom = atom<Partial<Record<RecordKindName, (number: number) => string | undefined>>>({});
export const recordNamesAtom = atom((get): { readonly nameOf: NameOf } => {
  const names = get(kindNamesAtom);
  return { nameOf: (kind, number) => names[kind]?.(number) };
});

/** The closed lists for numbers of events, as far as they are fetched. */
export type Catalogs = Partial<typeof import('./eventCatalogs.ts').eventCatalogs>;
export const eventCatalogsAtom = atom<Catalogs>({});
eventCatalogsAtom.onMount = (set) =>
  fetchWhenIdle([async () => set((await import('./eventCatalogs.ts')).eventCatalogs)]);
