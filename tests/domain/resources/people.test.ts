import { describe, expect, test } from 'vitest';
import { EVIL, GOOD, LORD, NEUTRAL, NINJA, PRIEST, SAMURAI, statsOf, THIEF } from '#domain/catalogs/adventurers.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { type Character, character } from '#domain/resources/character.ts';
import { type Npc, npc, TALK, TRADE } from '#domain/resources/npc.ts';
import { checkJob } from '#game/measure/checkJob.ts';
import { checkUnmetNpcs } from '#game/measure/checkUnmetNpcs.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { packedGrid } from '../../support/maps.ts';

describe('A character', () => {
  const strong = statsOf([18, 18, 18, 18, 18, 18]);
  const said = (values: Partial<Character>) =>
    checkJob(DEFAULT_RULES, { ...character.blank, stats: strong, level: 5, ...values }).map(({ path }) => path);

  test('is warned about where its job is not for its alignment', () => {
    const refused = {
      [PRIEST]: [NEUTRAL],
      [THIEF]: [GOOD],
      [SAMURAI]: [EVIL],
      [LORD]: [NEUTRAL, EVIL],
      [NINJA]: [GOOD, NEUTRAL],
    };
    for (const [job, alignments] of Object.entries(refused)) {
      const found = [GOOD, NEUTRAL, EVIL].filter((alignment) => said({ job: Number(job), alignment }).length > 0);
      expect(found, `job ${job}`).toEqual(alignments);
    }
  });

  test('is warned about stats that are too low for its job, each at its place', () => {
    expect(said({ job: LORD, stats: statsOf([15, 10, 13, 14, 12, 12]) })).toEqual(['stats.wisdom', 'stats.agility']);
    expect(said({ job: LORD, stats: statsOf([15, 11, 13, 14, 13, 12]) })).toEqual([]);
  });

  test('is warned about a race that cannot be of its job while it is new', () => {
    expect(said({ job: NINJA, alignment: EVIL, level: 1 })).toEqual(['race']);
    expect(said({ job: NINJA, alignment: EVIL, level: 2 })).toEqual([]);
    expect(said({ job: SAMURAI, race: 3, level: 1 })).toEqual([]);
  });
});

describe('An NPC', () => {
  const said = (values: Partial<Npc>) =>
    (npc.check?.({ ...npc.blank, ...values }, 1) ?? []).map(({ path, severity }) => [path, severity]);
  const can = (...commands: readonly number[]) => ({
    commands: { ...npc.blank.commands, ...Object.fromEntries(commands.map((code) => [code, true])) },
  });
  const topic = (values: Partial<Npc['topics'][number]>) =>
    npc.blank.topics.map((blank, at) => (at === 0 ? { ...blank, ...values } : blank));

  test('is warned about without a command', () => {
    expect(said({})).toEqual([['commands', 'warning']]);
  });

  test('is warned about a topic that nobody can ask for, or that says nothing', () => {
    expect(said({ ...can(TALK), topics: topic({ message: 3 }) })).toEqual([['topics.0.word_ja', 'warning']]);
    expect(said({ ...can(TALK), topics: topic({ gives_item: 3 }) })).toEqual([['topics.0.word_ja', 'warning']]);
    expect(said({ ...can(TALK), topics: topic({ word_ja: '鍵' }) })).toEqual([['topics.0.message', 'warning']]);
    expect(said({ ...can(TALK) })).toEqual([['topics.0.word_ja', 'warning']]);
    expect(said({ ...can(TRADE), topics: topic({ message: 3 }) })).toEqual([]);
    expect(said({ ...can(TALK), topics: topic({ word_ja: '鍵', message: 3 }) })).toEqual([]);
  });

  test('is warned about a trade of which one half is missing', () => {
    const trades = npc.blank.trades.map((blank, at) => (at === 1 ? { ...blank, gives_item: 4 } : blank));
    expect(said({ ...can(TRADE), trades })).toEqual([['trades.1.wants_item', 'warning']]);
  });

  test('asks at most 30,000 for the special room', () => {
    const price = (special_price: number) => npc.fields.inn.schema.safeParse({ ...npc.blank.inn, special_price });
    expect(price(30_000).success).toBe(true);
    expect(price(30_001).success).toBe(false);
  });

  test('is met by who comes to an event that names it, within the size of the floor', () => {
    const grid = unpackGrid(Buffer.from(packedGrid(9, 9, { event_id: 1501, 1: 7 }), 'base64'));
    expect(checkUnmetNpcs([7, 8], [{ grid, size: 24 }]).map(({ number }) => number)).toEqual([8]);
    expect(checkUnmetNpcs([7], [{ grid, size: 8 }]).map(({ number }) => number)).toEqual([7]);
    const wandering = unpackGrid(Buffer.from(packedGrid(9, 9, { event_id: 1502, 1: 8 }), 'base64'));
    expect(checkUnmetNpcs([8], [{ grid: wandering, size: 24 }])).toEqual([]);
  });
});
