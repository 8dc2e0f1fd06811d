import { describe, expect, test } from 'vitest';
import { TOPICS } from '#client/resource/help/topics/topics.ts';
import { NUMBER_TOPICS } from '#domain/catalogs/numberTopics.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { RULE_EFFECTS } from '#game/effects/ruleEffects.ts';
import { DEFAULT_RULES } from '#game/rules/compileRules.ts';
import { NOTHING_TO_TELL } from '../../support/nothingToTell.ts';

/** Numbers that need no help text because their name says everything, as paths keyed by kind. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  // Each number of the menu says whether the magic works.
  title_author_name: ['cover_place'],
  floor_map: ['move_magic', 'coordinate_indicate_magic'],
  labyrinth_setting: ['map_hierarchy', 'labyrinth_entrance', 'condition', 'setting_after_ending'],
  // Explained as part of the formula of the gold.
  treasure_chest: ['gold_bonus'],
  treasure_special_item: ['floors'],
  npc: ['condition', 'battle.count', 'inn.special_price', 'shop.#.stock', 'payment'],
  // Explained in the dialog that starts a test play, which shows them by the same names.
  test_set_up: ['set_up'],
  play_test: ['set_up', 'goal'],
  character: ['age', 'level', 'gold', 'max_hp'],
  // A sentence next to all of them says what the spell does.
  spell: [
    ...['level', 'position.map_radius', 'position.success', 'state_change.level_limit', 'state_change.rounds'],
    ...['attack.additional_rate', 'ac.rounds', 'search.success', 'search.radius', 'battle.rate', 'battle.rounds'],
    ...['battle.summon_level', 'resistance.percent', 'resistance.steps', 'continued.steps', 'various.rate'],
    ...['wish', 'recovery.rate'],
  ],
};

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);
const isTopical = ({ field }: Leaf) => field.kind === 'int' && field.topic !== undefined;

const NUMBERS = CONTENT_KINDS.flatMap((kind) =>
  kind.leaves
    .filter(({ field }) => field.kind === 'int')
    .map((leaf) => ({ kind: kind.name, leaf, path: leaf.path.replaceAll(/\.\d+(?=\.|$)/g, '.#') })),
);

describe('A number of a record', () => {
  test('is explained beside its field, or has a plain name', () => {
    const unexplained = NUMBERS.filter(({ kind, leaf, path }) => {
      const effects = RULE_EFFECTS[kind]?.flatMap(({ fields }) => fields) ?? [];
      const known = [...effects, ...Object.keys(NOTHING_TO_TELL[kind] ?? {}), ...(PLAIN[kind] ?? [])];
      return !leaf.help && !isTopical(leaf) && !known.some((outer) => isWithin(path, outer));
    });
    expect(unexplained.map(({ kind, path }) => `${kind}.${path}`)).toEqual([]);
  });

  test('that has a plain name is there, and is explained nowhere else', () => {
    for (const [kind, paths] of Object.entries(PLAIN)) {
      for (const outer of paths) {
        const within = NUMBERS.filter((one) => one.kind === kind && isWithin(one.path, outer));
        expect(within.length, `${kind}.${outer}`).toBeGreaterThan(0);
        expect(
          within.some(({ leaf }) => leaf.help || isTopical(leaf)),
          `${kind}.${outer}`,
        ).toBe(false);
      }
    }
  });

  test('has a sentence in both languages', () => {
    for (const { kind, leaf } of NUMBERS) {
      for (const language of LANGUAGES) expect(leaf.help?.[language], `${kind}.${leaf.path}`).not.toBe('');
    }
  });

  test.each(NUMBER_TOPICS)('comes to something that can be told: %s', (topic) => {
    const { example } = TOPICS[topic];
    const values = [0, 1, example?.sample ?? 0, 99, 999];
    for (const value of values) {
      const { ja = 'x', en = 'x' } = example?.of(value, DEFAULT_RULES) ?? {};
      expect(`${ja} ${en}`).not.toMatch(/NaN|undefined|Infinity/);
      expect(ja && en).toBeTruthy();
    }
  });
});
