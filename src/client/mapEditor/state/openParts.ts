import { atom } from 'jotai';

/** Actions on whole floors, each with its own dialog. */
export const FLOOR_ACTIONS = [
  'copyFloor',
  'savedMaps',
  'importMaps',
  'bringMap',
  'exportMaps',
  'resetOptions',
  'initialise',
] as const;
export type FloorAction = (typeof FLOOR_ACTIONS)[number];

/**
 * The names of the parts that open over the map or next to it, keyed by place; a place holds one part at a time. All code below the
 * panels opens them only by these names; `mapParts.ts` assigns the components.
 */
const PLACES = {
  /** The search over all floors, the stacks of floors, the atlas. */
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

/** The open parts, keyed by place. */
export const openedPartsAtom = atom((get) => get(openedAtom));

/** Opens a part by its name; it replaces the part that is open in the same place. */
export const openPartAtom = atom(null, (get, set, name: PartName) =>
  set(openedAtom, { ...get(openedAtom), [placeOf[name]]: name }),
);

/** Closes a part; does nothing if it is not open. */
export const closePartAtom = atom(null, (get, set, name: PartName) => {
  const opened = get(openedAtom);
  if (opened[placeOf[name]] === name) set(openedAtom, { ...opened, [placeOf[name]]: undefined });
});
