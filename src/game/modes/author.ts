import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { CELL_COUNT, cellPlace } from '#domain/map/floorGrid.ts';
import { type AuthorInput, isCheat, type Unread } from '#game/inputs.ts';
import { go } from '#game/interpreter/moving.ts';
import { give } from '#game/run/give.ts';
import type { Run } from '#game/run/Run.ts';
import { CHEATS, type GameState } from '#game/state/GameState.ts';
import { FACINGS } from '#game/state/Standing.ts';
import { hasCell } from '#game/world/compileFloor.ts';
import type { World } from '#game/world/World.ts';
import { winBattle } from './battle.ts';
import { openChest } from './chest.ts';

interface AuthorRule<Name extends AuthorInput['do']> {
  readonly fits: (input: Unread, world: World, state: GameState) => boolean;
  readonly take: (run: Run, input: Extract<AuthorInput, { readonly do: Name }>) => void;
}

const isFree = ({ pending }: GameState): boolean => pending === null;
const isAmong = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const FLAGS = RECORD_KINDS.event_flag;
const MOST_GOLD = 999_999_999_999;

/** The inputs of authors in test plays. The game records that they were used. */
const AUTHOR_RULES: { readonly [Name in AuthorInput['do']]: AuthorRule<Name> } = {
  place: {
    fits: ({ floor, x, y, facing }, world, state) => {
      const target = typeof floor === 'number' ? world.floors.get(floor) : undefined;
      const isCell = Number.isInteger(x) && Number.isInteger(y);
      if (!target || !isCell || !hasCell(target, { x: x as number, y: y as number })) return false;
      return isFree(state) && state.party.length > 0 && (FACINGS as readonly unknown[]).includes(facing);
    },
    // Placing the party in a cell does not trigger its event; only entering does.
    take: (run, { floor, x, y, facing }) => {
      go(run, { to: { floor, x, y }, facing, way: 'entrance' });
    },
  },
  flag: {
    fits: ({ flag, isOn }) => isAmong(flag, FLAGS.first, FLAGS.last) && typeof isOn === 'boolean',
    take: (run, { flag, isOn }) => run.apply({ op: isOn ? 'set' : 'clear', flag }),
  },
  gold: {
    fits: ({ gold }) => isAmong(gold, 0, MOST_GOLD),
    take: (run, { gold }) => run.apply({ op: 'earn', gold: gold - run.draft.gold }),
  },
  item: {
    fits: ({ item }, { items }) => typeof item === 'number' && items.has(item),
    take: (run, { item }) => {
      give(run, item, 1);
    },
  },
  heal: {
    fits: (_, __, { mode }) => mode !== 'battle' && mode !== 'over',
    take: (run) => {
      for (const { at: member } of run.members) run.apply({ op: 'makeWhole', member });
    },
  },
  reveal: {
    fits: (_, world, { place }) => world.floors.has(place.floor),
    take: (run) => {
      const { floor } = run;
      if (!floor) return;
      for (let cell = 0; cell < CELL_COUNT; cell++) {
        if (hasCell(floor, cellPlace(cell))) run.apply({ op: 'see', cell: { floor: floor.number, at: cell } });
      }
    },
  },
  win: {
    fits: (_, __, { mode }) => mode === 'battle' || mode === 'chest',
    take: (run) => (run.draft.mode === 'battle' ? winBattle(run) : openChest(run)),
  },
  cheat: {
    fits: ({ cheat, isOn }) => isCheat(cheat) && typeof isOn === 'boolean',
    take: ({ draft }, { cheat, isOn }) => {
      draft.cheats = CHEATS.filter((one) => (one === cheat ? isOn : draft.cheats.includes(one)));
    },
  },
};

const isAuthors = (name: unknown): name is AuthorInput['do'] =>
  typeof name === 'string' && Object.hasOwn(AUTHOR_RULES, name);

/** Whether an input is a possible one of an author. */
export const fitsAuthor = (world: World, state: GameState, input: Unread): input is Unread & AuthorInput =>
  isAuthors(input.do) && AUTHOR_RULES[input.do].fits(input, world, state);

/** Performs a possible input of an author. */
export function takeAuthors<Name extends AuthorInput['do']>(
  run: Run,
  input: Extract<AuthorInput, { readonly do: Name }>,
): void {
  const rule: AuthorRule<Name> = AUTHOR_RULES[input.do as Name];
  rule.take(run, input);
  run.draft.cheated = true;
}
