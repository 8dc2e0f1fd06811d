// A defeat never ends a game: the remaining game can be saved, and the city always lets a player continue.
import { describe, expect, test } from 'vitest';
import { DEAD } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { CITY_PLACES } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { openPlaces } from '#game/modes/city.ts';
import { parseSave, resume, saveOf } from '#game/saves/Save.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { MOST_MEMBERS } from '#game/state/limits.ts';
import { newGame } from '#game/state/newGame.ts';
import { legalInputs } from '#game/step.ts';
import type { World } from '#game/world/World.ts';
import { drawn } from '../../domain/map/sampleFloor.ts';
import { ruled } from '../ruledWorld.ts';
import { play, sampleWorld, written } from '../sampleWorld.ts';

const CROWN = 1;
const world = sampleWorld({
  floors: { 1: drawn({}) },
  records: { item: { [CROWN]: written(item, CROWN, { special: true }) } },
});
const fallen = ({ roster, party }: GameState) =>
  roster.map((member, at) => (party.includes(at) ? { ...member, hp: 0, states: bitsOf([DEAD]) } : member));
/** The city after the whole party has been defeated in the labyrinth. */
const defeated = (of: World, begun: GameState): GameState =>
  play(
    of,
    { ...begun, mode: 'labyrinth', place: { floor: 1, x: 2, y: 3, facing: 4 }, roster: fallen(begun) },
    'left',
    'next',
  ).state;
const begun = newGame(world.beginning, [1, 2]);
const kinds = (of: World, state: GameState) => new Set(legalInputs(of, state).map((input) => input.do));
const closedBut = (...open: readonly string[]) =>
  ruled(world, 'city', {
    open: Object.fromEntries(CITY_PLACES.map((place, code) => [code, open.includes(place)])) as never,
  });

describe('After a defeat', () => {
  test('the game is saved, and read back, with the bodies where they fell', () => {
    const state = defeated(world, begun);
    expect(state.roster[0]?.lies).toEqual({ floor: 1, x: 2, y: 3 });
    const mark = { key: 'scenario:abc', document: null, saved_at: 1, title_ja: '', title_en: '', seconds: 0 } as const;
    const save = saveOf(world, [{ state }], mark);
    const read = parseSave(JSON.stringify(save));
    if ('fault' in read) throw new Error(read.fault);
    expect(resume(world, read.save, null).state).toEqual(state);
    // The format of version 1 of the rules.
    const lies = { ...state.place, floor: 1, x: 2, y: 3 };
    const old = { ...save, rest: { ...state, roster: state.roster.map((member) => ({ ...member, lies })) } };
    const former = parseSave(JSON.stringify(old));
    if ('fault' in former) throw new Error(former.fault);
    expect(resume(world, former.save, null).state).toEqual(state);
  });

  test('bodies take no place on the roster: new members can be made, however often a party falls', () => {
    let state = begun;
    for (let defeat = 0; defeat < 6; defeat++) {
      const at = state.roster.length;
      const members = begun.roster.map((member) => ({ ...member }));
      const full = { ...state, roster: [...state.roster, ...members], party: members.map((_, of) => at + of) };
      state = defeated(world, full);
      expect(kinds(world, state)).toContain('recruit');
    }
    expect(state.roster).toHaveLength(42);
    const atHome = { ...begun, roster: Array.from({ length: 20 }, () => begun.roster[0] as never) };
    expect(kinds(world, atHome)).not.toContain('recruit');
  });

  test('a body can be given up at the training ground, but for what is special as long as there is room', () => {
    const state = defeated(world, begun);
    const dismissals = (of: GameState) => legalInputs(world, of).filter((input) => input.do === 'dismiss');
    expect(dismissals(state)).toHaveLength(6);
    const { roster } = play(world, state, { do: 'dismiss', member: 0 }).state;
    expect(roster).toHaveLength(5);
    const [first, ...others] = state.roster;
    const bearer = { ...first, items: [{ item: CROWN, worn: false, identified: true }] } as never;
    expect(dismissals({ ...state, roster: [bearer, ...others] })).toHaveLength(5);
    const crowded = { ...state, roster: Array.from({ length: MOST_MEMBERS }, () => bearer) };
    expect(kinds(world, crowded)).toEqual(new Set(['dismiss']));
  });

  test('a city that would offer nothing opens its tavern and its training ground', () => {
    const shut = closedBut('castle', 'edge_of_town');
    const state = defeated(shut, begun);
    expect(openPlaces(shut, begun)).toEqual(['city', 'castle', 'edge_of_town']);
    expect(openPlaces(shut, state)).toContain('training_ground');
    expect(kinds(shut, state)).toContain('recruit');
    expect(kinds(shut, { ...state, party: [], roster: [...state.roster, begun.roster[0] as never] })).toContain('join');
    expect(kinds(closedBut(), { ...begun, roster: [], party: [] })).toContain('recruit');
  });
});
