// Authors read figures about their scenario: odds of encounters, contents of chests, strengths of monsters, effects of spells.
// The figures of the First Labyrinth, as it is and with other rules and records, are pinned in a file:
// `npx vitest run tests/game/measure/figures.test.ts -u` writes it anew, and its difference shows what authors read.
import { expect, test } from 'vitest';
import { MAGE, PRIEST, SPELL_LEVELS } from '#domain/catalogs/spells.ts';
import { knownFloor } from '#domain/map/check/CheckedFloor.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { spell } from '#domain/resources/spell.ts';
import { treasureChest } from '#domain/resources/treasureChest.ts';
import { treasureSpecialItem } from '#domain/resources/treasureSpecialItem.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { exactMagic } from '#game/measure/autoMagic/exactMagic.ts';
import { goldOfChest, itemsOfChest, specialItemsOf, totalsOfChest } from '#game/measure/chestContent.ts';
import { chestShares, chestSources } from '#game/measure/chestSources.ts';
import { describeTrap } from '#game/measure/describeTrap.ts';
import { emptyTables } from '#game/measure/emptyTables.ts';
import { encounterFloor, placesOf } from '#game/measure/encounterFloor.ts';
import { encounterOdds } from '#game/measure/encounterOdds.ts';
import { givenByEvents } from '#game/measure/itemGivers.ts';
import { expectedItems, findsByItem } from '#game/measure/itemsOfChests.ts';
import { battleOdds, sameBattles, withCompany } from '#game/measure/meetings.ts';
import { monsterStrength } from '#game/measure/monsterStrength.ts';
import { monstersMet } from '#game/measure/monstersMet.ts';
import { poisonLoss } from '#game/measure/poisonLoss.ts';
import { recommendedLevel } from '#game/measure/recommendedLevel.ts';
import { partyOf, sampleParty } from '#game/measure/sampleParty.ts';
import { screenAfter } from '#game/measure/screenAfter.ts';
import { slotUses } from '#game/measure/slotUses.ts';
import {
  chanceOfSpell,
  expectedDamage,
  fullDamage,
  halvedDamage,
  healedShare,
  hitsWith,
  learningLevel,
} from '#game/measure/spellEffects.ts';
import { trapsOfChest, trapsOfFloor } from '#game/measure/trapOdds.ts';
import { whereMet } from '#game/measure/whereMet.ts';
import { wilsonInterval } from '#game/measure/wilsonInterval.ts';
import { MagicRules } from '#game/rules/autoMagic/MagicRules.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import type { World } from '#game/world/World.ts';
import { Chance } from '../../kept/make/Chance.ts';
import { changedRecords, changedRules } from '../changedRecords.ts';

const LEVELS = [1, 7, 13];
/** Maximum length of the lists that are pinned. */
const MOST = 12;

const CHANGED: readonly Resource[] = [
  monster,
  encounterSetting,
  spell,
  treasureTrap,
  treasureChest,
  treasureSpecialItem,
  npc,
];

const { floors, records } = firstLabyrinth().document;

/** Returns a value as one line, with rounded fractions; of labels the English text. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, part) => {
    if (typeof part === 'number') return Number.isFinite(part) ? Math.round(part * 1e6) / 1e6 : String(part);
    if (part instanceof Map || part instanceof Set || part instanceof Float64Array) return [...part];
    return typeof part === 'object' && part !== null && 'ja' in part ? part.en : part;
  });

function* figuresOf(world: World): Generator<readonly [of: string, figures: unknown]> {
  const { rules, monsters, tables, chests, npcs, items, traps, specialItems, spells } = world;
  const isItem = (number: number) => items.has(number);
  const specials = [...specialItems.values()];
  const chestRecords = { chests, specials, isItem };
  // Some chests are on two floors, the others anywhere.
  const floorsOf = (chest: number) => (chest % 2 === 0 ? [1, 2] : []);
  const parties = LEVELS.map((level) =>
    partyOf(rules, world.characters.values(), (number) => items.get(number), level),
  );
  yield ['parties', parties];
  yield ['standard parties', LEVELS.map((level) => sampleParty(rules, level))];
  yield ['poison', [1, 10, 100].map((steps) => poisonLoss(rules, steps))];
  yield ['magic screen', [1, 2, 10].map((count) => screenAfter(rules, count))];
  for (const floor of world.floors.values()) {
    const seen = encounterFloor(floor.settings, floor.grid);
    const known = knownFloor(floor.number, floor.size, floor.grid);
    const sources = chestSources(rules, floor, { tables, monsters, npcs });
    const of = `floor ${floor.number}`;
    yield [`${of} cells`, seen.cells];
    yield [`${of} level`, recommendedLevel(world, floor)];
    yield [`${of} slots`, slotUses(seen)];
    yield [`${of} empty tables`, emptyTables(floor.settings, (number) => tables.get(number) ?? { slots: [] })];
    yield [`${of} monsters`, monstersMet(rules, { ...seen, events: known.events }, { tables, monsters, npcs })];
    yield [`${of} items of events`, givenByEvents(known)];
    yield [`${of} traps`, trapsOfFloor(traps, floor.settings.treasure_chest_trap)];
    yield [`${of} chests`, sources.slice(0, MOST)];
    for (const shares of chestShares(sources)) {
      yield [`${of} shares`, shares];
      yield [`${of} expected items`, expectedItems(rules, shares, 10, chestRecords, floor.number)];
    }
    for (const place of placesOf(seen)) {
      const odds = encounterOdds(rules, floor.settings, place, tables, monsters);
      yield [`${of} encounters in ${place}`, withCompany(rules, seen, odds, monsters, MOST)];
    }
    for (const { battle, cells } of sameBattles(seen)) {
      yield [`${of} battle`, [cells.length, battleOdds(rules, seen, battle, tables, monsters)]];
    }
    for (const number of monsters.keys()) {
      yield [`${of} monster ${number}`, whereMet(rules, number, seen, tables, monsters).slice(0, 3)];
    }
  }
  for (const [number, one] of monsters) {
    yield [`monster ${number}`, parties.map((party) => monsterStrength(rules, one, party))];
  }
  for (const [number, chest] of chests) {
    const places = floorsOf(number);
    yield [`chest ${number}`, itemsOfChest(rules, chest, isItem)];
    yield [`chest ${number} special`, specialItemsOf(number, specials, isItem, places)];
    yield [`chest ${number} in all`, totalsOfChest(rules, number, chest, specials, isItem, places)];
    const { spread, ...gold } = { spread: undefined, ...goldOfChest(rules, chest) };
    yield [`chest ${number} gold`, gold];
    yield [`chest ${number} traps`, [0, 5, 20].map((difficulty) => trapsOfChest(chest, traps, difficulty))];
  }
  yield ['finds', [...findsByItem(rules, chestRecords, floorsOf)].slice(0, MOST)];
  for (const [number, trap] of traps) yield [`trap ${number}`, describeTrap(trap)];
  for (const school of [MAGE, PRIEST]) {
    const levels = Array.from({ length: SPELL_LEVELS }, (_, at) => at + 1);
    yield [`school ${school} learns at`, levels.map((level) => learningLevel(rules, school, level))];
  }
  for (const [number, { attack, recovery, ac }] of spells) {
    yield [`spell ${number} chance`, chanceOfSpell(spells.get(number) as never, number)];
    yield [
      `spell ${number}`,
      LEVELS.map((level) => {
        const full = fullDamage(attack, level);
        const half = halvedDamage(full);
        const damage = [
          full.minimum,
          full.expected,
          full.maximum,
          half.expected,
          expectedDamage(full, half, true, level),
        ];
        return [damage, healedShare(rules, recovery, level), hitsWith(rules, ac, level)];
      }),
    ];
  }
  const things = [
    { type: 1, weapon_type: 1, special: false },
    { type: 1, weapon_type: 5, special: false },
    { type: 3, weapon_type: 0, special: false },
    { type: 9, weapon_type: 0, special: true },
  ];
  for (const [set, content] of world.magicSets) {
    const magic = new MagicRules(content);
    yield [`magic of set ${set}`, things.map((thing) => [1, 4, 9].map((level) => exactMagic(magic, thing, level)))];
  }
  yield [
    'intervals',
    [
      [0, 0],
      [0, 10],
      [3, 10],
      [10, 10],
      [500, 1000],
    ].map(([hits = 0, tries = 0]) => wilsonInterval(hits, tries)),
  ];
}

test('the figures of a scenario come to the same', async () => {
  const before = new Set<string>();
  const others = [1, 2].map((seed) => {
    const chance = new Chance(seed);
    return { ...changedRules(chance), ...changedRecords(CHANGED, records, chance) };
  });
  const lines = [{}, ...others].flatMap((changes) => {
    const figures = figuresOf(compileWorld({ floors, records: { ...records, ...changes } }));
    const all = Array.from(figures, ([of, value]) => `  ${of}: ${textOf(value)}`);
    // By other rules only what differs is repeated.
    const fresh = all.filter((line) => !before.has(line));
    for (const line of fresh) before.add(line);
    return [`${Object.keys(changes).length === 0 ? 'As it is' : 'With other rules and records'}`, ...fresh];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('figures.txt');
});
