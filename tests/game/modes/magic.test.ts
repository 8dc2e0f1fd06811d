import { describe, expect, test } from 'vitest';
import { SILENCED } from '#domain/catalogs/states.ts';
import { item } from '#domain/resources/item.ts';
import { FIXED_TRAP, treasureChest } from '#domain/resources/treasureChest.ts';
import { magicInputs } from '#game/party/magic.ts';
import { placeTarget } from '#game/spells/castPosition.ts';
import { bitsOf } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import { legalInputs } from '#game/step.ts';
import { drawn, event } from '../../domain/map/sampleFloor.ts';
import { gameAt, play, sampleWorld, written } from '../sampleWorld.ts';

/** Teleporting on the floor, revealing traps, healing one member; a vial that heals. */
const [BLINK, TRAP_SIGHT, HEAL] = [3, 44, 72];
const VIAL = 1;
const [HEALS_A_LITTLE, IDENTIFIES] = [88, 102];
const world = sampleWorld({
  floors: { 1: drawn({ '0,1': event(1301, { '1': 1 }) }) },
  records: {
    item: { [VIAL]: written(item, VIAL, { type: 11, magic_effects: [HEALS_A_LITTLE, 0, 0, 0, 0, 0] }) },
    treasure_chest: { 1: written(treasureChest, 1, { trap_setting: FIXED_TRAP, trap: 11, trap_rate: 100 }) },
  },
});
const game: GameState = (() => {
  const begun = gameAt(world);
  const uses = Array.from({ length: 12 }, () => 2);
  const knowing = { known: bitsOf([BLINK, TRAP_SIGHT, HEAL]), uses: { mage: uses, priest: uses } };
  const items = [{ item: VIAL, worn: false, identified: true }];
  return {
    ...begun,
    roster: begun.roster.map((member, at) => ({ ...member, ...(at === 0 && knowing), items, hp: 1 })),
  };
})();
const spellsIn = (state: GameState) =>
  magicInputs(world, state).flatMap((input) => (input.do === 'cast' && input.member === 0 ? [input.spell] : []));

describe('Out of battles', () => {
  const camp: GameState = { ...game, mode: 'camp' };

  test('spells are cast upon whoever needs them, and cost a use', () => {
    const { state, kinds } = play(world, camp, { do: 'cast', member: 0, spell: HEAL, target: 2 });
    expect(kinds).toEqual(expect.arrayContaining(['cast', 'healed']));
    expect(state.roster[2]?.hp).toBeGreaterThan(1);
    expect(state.roster[0]?.uses.priest[0]).toBe(1);
    expect([state.mode, spellsIn(camp).filter((spell) => spell === HEAL)]).toEqual(['camp', Array(6).fill(HEAL)]);
    const mute = { ...camp, roster: camp.roster.map((member) => ({ ...member, states: bitsOf([SILENCED]) })) };
    expect(spellsIn(mute)).toEqual([]);
    expect(play(world, mute, { do: 'cast', member: 0, spell: HEAL, target: 2 }).kinds).toEqual(['refused']);
  });

  test('things are used, and vials are used up', () => {
    const { state, kinds } = play(world, camp, { do: 'use', member: 4, slot: 0, target: 1 });
    expect(kinds).toEqual(expect.arrayContaining(['used', 'healed', 'broke']));
    expect([state.roster[4]?.items, (state.roster[1]?.hp ?? 0) > 1]).toEqual([[], true]);
  });

  test('a thing that identifies is used on what its owner does not know yet, and on nothing else', () => {
    const [LENS, RIDDLE] = [VIAL, 2];
    const lenses = sampleWorld({
      floors: { 1: drawn({}) },
      records: {
        item: {
          [LENS]: written(item, LENS, { type: 9, magic_effects: [IDENTIFIES, 0, 0, 0, 0, 0] }),
          [RIDDLE]: written(item, RIDDLE, { type: 9 }),
        },
      },
    });
    const bag = [LENS, RIDDLE, RIDDLE].map((number, at) => ({ item: number, worn: false, identified: at !== 1 }));
    const owner: GameState = {
      ...camp,
      roster: camp.roster.map((one, at) => ({ ...one, items: at === 2 ? bag : [] })),
    };
    const use = { do: 'use', member: 2, slot: 0, target: 1 } as const;
    expect(magicInputs(lenses, owner).filter((input) => input.do === 'use')).toEqual([use]);
    const { state } = play(lenses, owner, use);
    expect(state.roster[2]?.items.filter(({ identified }) => !identified)).toEqual([]);
  });

  test('a spell that leads to a cell is cast upon one, from where the party walks too', () => {
    const seen = play(world, game, { do: 'reveal' }).state;
    const target = placeTarget({ floor: 1, x: 3, y: 2 });
    const { state } = play(world, seen, { do: 'cast', member: 0, spell: BLINK, target });
    expect(state.place).toMatchObject({ x: 3, y: 2 });
    for (const other of [-5, 0.5, 'x', null]) {
      const input = { do: 'cast', member: 0, spell: BLINK, target: other } as never;
      expect(play(world, seen, input).kinds).toEqual(['refused']);
    }
  });

  test('before a chest only what names its trap helps', () => {
    const found = play(world, game, 'forward').state;
    expect(new Set(spellsIn(found))).toEqual(new Set([TRAP_SIGHT]));
    expect(legalInputs(world, found).some((input) => input.do === 'use')).toBe(false);
    const tries = Array.from({ length: 10 }, (_, step) =>
      play(world, { ...found, step }, { do: 'cast', member: 0, spell: TRAP_SIGHT, target: -1 }),
    );
    // The spell reveals the trap with 95 %.
    const told = tries.flatMap(({ reports }) => reports.filter(({ kind }) => kind === 'inspected'));
    expect(told.length).toBeGreaterThan(7);
    expect(told[0]).toMatchObject({ trap: 11 });
    expect(tries[0]?.state.pending?.operation).toMatchObject({ op: 'latch' });
  });
});
