import { atom } from 'jotai';

/** Lists the actions on whole floors, each in a dialog of its own. */
export const FLOOR_ACTIONS = [
  'copyFloor',
  'savedMaps',
  'importMaps',
  'exportMaps',
  'resetOptions',
  'initialise',
] as const;
export type FloorAction = (typeof FLOOR_ACTIONS)[number];

/**
 * Lists the parts that open over the map or beside it by name, for each place; a place holds one at a time. Everything below the panels
 * opens them by these names alone; `mapParts.ts` says which component each is.
 */
const PLACES = {
  /** A search over all floors, their stacks, the atlas. */
  overview: ['search', 'stack', 'atlas'],
  floorDialog: FLOOR_ACTIONS,
  help: ['help'],
} as const;

type PartPlace = keyof typeof PLACES;
/** The name of a part that can be opened. */
export type PartName = (typeof PLACES)[PartPlace][number];
type OpenedParts = { readonly [Place in PartPlace]?: (typeof PLACES)[Place][number] | undefined };

const placeOf = Object.fromEntries(
  Object.entries(PLACES).flatMap(([place, names]) => names.map((name) => [name, place])),
) as Readonly<Record<PartName, PartPlace>>;

const openedAtom = atom<OpenedParts>({});

/** Holds the names of the parts that are open, by place. */
export const openedPartsAtom = atom((get) => get(openedAtom));

/** Opens a part by its name, in place of what was open there. */
export const openPartAtom = atom(null, (get, set, name: PartName) =>
  set(openedAtom, { ...get(openedAtom), [placeOf[name]]: name }),
);

/** Closes a part; nothing where it is not open. */
export const closePartAtom = atom(null, (get, set, name: PartName) => {
  const opened = get(openedAtom);
  if (opened[placeOf[name]] === name) set(openedAtom, { ...opened, [placeOf[name]]: undefined });
});
