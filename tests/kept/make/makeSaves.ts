import { expect } from 'vitest';
import type { Input } from '#game/inputs.ts';
import { MOST_MOMENTS, readSave, type Save, saveOf } from '#game/saves/Save.ts';
import { AUTOSAVE, type SaveKey } from '#game/saves/SaveKey.ts';
import type { GameState } from '#game/state/GameState.ts';
import { newGame } from '#game/state/newGame.ts';
import { step } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { type KeptSave, outcomeOf } from '../saves.ts';
import { Chance } from './Chance.ts';
import { nextInput } from './nextInput.ts';

interface Moment {
  readonly state: GameState;
  readonly input?: Input;
}

/** The moments to save, by name: their mode, and how often the party has fallen by then. */
const WANTED: readonly { readonly id: string; readonly mode: GameState['mode']; readonly wipes: number }[] = [
  { id: 'new', mode: 'city', wipes: 0 },
  { id: 'walking', mode: 'labyrinth', wipes: 0 },
  { id: 'camp', mode: 'camp', wipes: 0 },
  { id: 'battle', mode: 'battle', wipes: 0 },
  { id: 'talk', mode: 'talk', wipes: 0 },
  { id: 'chest', mode: 'chest', wipes: 0 },
  { id: 'fallen', mode: 'over', wipes: 1 },
  { id: 'wiped', mode: 'city', wipes: 1 },
  { id: 'wiped.walking', mode: 'labyrinth', wipes: 1 },
  { id: 'wiped.battle', mode: 'battle', wipes: 1 },
  { id: 'wiped.twice', mode: 'city', wipes: 2 },
  { id: 'cheated', mode: 'labyrinth', wipes: 0 },
];

/** Makes twenty saves of a work: the wanted ones, those above the caps, and some of another file or in a test play. */
export function makeSaves(world: World, code: string, document: string): KeptSave[] {
  const mark = (key: SaveKey, at: number) => ({
    ...{ key, document: key.startsWith('work:') ? document : null, saved_at: 1_795_000_000_000 + at },
    ...{ title_ja: '五つの鐘の迷宮', title_en: 'The Labyrinth of Five Bells', seconds: 61 + at },
  });
  const key: SaveKey = `work:${code}`;
  const saves: Omit<KeptSave, 'outcome' | 'slot' | 'owner'>[] = [];
  const keep = (id: string, moments: readonly Moment[], of: SaveKey = key) => {
    const save = saveOf(world, moments.slice(0, MOST_MOMENTS), mark(of, saves.length));
    const next = moments[0] && nextOf(world, moments[0].state);
    if (!save || !next) throw new Error(`${id} cannot be saved`);
    saves.push({ id, key: of, document: save.document, next, kept: keptOf(save) });
    return save;
  };
  const found = new Map<string, Moment[]>();
  for (const { id, mode, wipes } of WANTED) {
    const moments = play(world, mode, wipes, id === 'cheated');
    found.set(id, moments);
    keep(id, moments);
  }
  const walking = found.get('walking') ?? [];
  keep('testPlay', walking, 'scenario:0123456789abcdef');
  keep('testPlay.wiped', found.get('wiped') ?? [], 'scenario:0123456789abcdef');
  const change = (id: string, from: string, changed: (rest: GameState) => object, told: object = {}) => {
    const one = saves.find((save) => save.id === from);
    if (!one) throw new Error(from);
    const save = one.kept.save as Save;
    const changedSave = { ...save, rest: { ...save.rest, ...changed(save.rest) }, told: { ...save.told, ...told } };
    saves.push({ ...one, id, kept: keptOf(changedSave as Save) });
  };
  const first = (rest: GameState, more: object) => ({
    roster: rest.roster.map((member, at) => (at === 0 ? { ...member, ...more } : member)),
  });
  change('rich', 'new', () => ({ gold: 999_999_999_999 }), { gold: 999_999_999_999 });
  change('tooRich', 'walking', () => ({ gold: 2_000_000_000_000 }), { gold: 2_000_000_000_000 });
  change('tooOld', 'new', (rest) => first(rest, { age: 12_345 }));
  change('tooRichMember', 'camp', (rest) => first(rest, { gold: 1_500_000_000_000 }));
  const other = saves.find(({ id }) => id === 'battle') as (typeof saves)[number];
  saves.push({ ...other, id: 'otherFile', document: 'f'.repeat(64), next: { do: 'left' } });
  const removed = saves.find(({ id }) => id === 'talk') as (typeof saves)[number];
  saves.push({ ...removed, id: 'unsent', kept: { ...removed.kept, revision: 1, isUnsent: true } });
  return saves.map((save, at) => {
    const slotted = {
      ...save,
      slot: at % 10 === 0 ? AUTOSAVE : at % 10,
      owner: at < 10 ? 'account' : 'nobody',
    } as const;
    return {
      ...slotted,
      outcome: outcomeOf(world, { ...slotted, kept: { ...slotted.kept, save: mended(save.kept.save) } }),
    };
  });
}

const keptOf = (save: Save): KeptSave['kept'] => ({
  save: JSON.parse(JSON.stringify(save)),
  revision: 0,
  isUnsent: false,
});

/** Returns the moments of a game, newest first, until it is in that mode after so many wipes. */
function play(world: World, mode: GameState['mode'], wipes: number, isCheated: boolean): Moment[] {
  for (let seed = 1; seed < 500; seed++) {
    const chance = new Chance(seed);
    const moments: Moment[] = [{ state: newGame(world.beginning, [chance.word(), chance.word()]) }];
    let fallen = 0;
    for (let done = 0; done < 1500; done++) {
      const { state } = moments[0] as Moment;
      if (fallen > wipes) break;
      const isThere = state.mode === mode && fallen === wipes && state.cheated === isCheated && moments.length > 12;
      if (isThere && (wipes === 0 || mode === 'over' || state.roster.some(({ lies }) => lies)) && nextOf(world, state))
        if (saveOf(world, moments, { ...MARK })) return moments;
      const input = nextInput(world, state, chance, isCheated);
      if (!input) break;
      const after = step(world, state, input);
      if (after === state) continue;
      if (after.mode === 'over') fallen++;
      moments.unshift({ state: after, input });
    }
  }
  throw new Error(`no game comes to ${mode} after ${wipes} wipes`);
}

const MARK = { key: 'scenario:x', document: null, saved_at: 0, title_ja: '', title_en: '', seconds: 0 } as const;

/** Returns an input that the game accepts and that changes much. */
function nextOf(world: World, state: GameState): Input | undefined {
  const chance = new Chance(5);
  for (let tries = 0; tries < 20; tries++) {
    const input = nextInput(world, state, chance, false);
    if (input && step(world, state, input) !== state) return input;
  }
  return undefined;
}

/** Returns a save as it should be read: no facing where bodies lie, and nothing above the caps of a save. */
function mended(value: unknown): unknown {
  const save = structuredClone(value) as {
    rest: { gold: number; roster: Record<string, unknown>[] };
    told: { gold: number };
  };
  const MOST = 999_999_999_999;
  save.rest.gold = Math.min(MOST, save.rest.gold);
  save.told.gold = Math.min(MOST, save.told.gold);
  for (const member of save.rest.roster) {
    member.age = Math.min(9999, member.age as number);
    member.gold = Math.min(MOST, member.gold as number);
    if (member.lies) delete (member.lies as { facing?: number }).facing;
  }
  const read = readSave(save);
  expect('fault' in read ? read.fault : 'read').toBe('read');
  return save;
}
