// The figures beside the numbers of the rules: authors balance their scenarios by them, so they are pinned in a file, by the usual rules
// and by others: `npx vitest run tests/game/effects/effects.test.ts -u` writes it anew, and its difference shows what authors read.
import { expect, test } from 'vitest';
import { blankOf, type Resource } from '#domain/resource/defineResource.ts';
import { RULE_KINDS } from '#domain/resources/index.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import type { EffectContext } from '#game/effects/effect.ts';
import { RULE_EFFECTS } from '#game/effects/ruleEffects.ts';
import { sceneOf } from '#game/effects/sceneOf.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { Chance } from '../../kept/make/Chance.ts';
import { changedRules } from '../changedRecords.ts';
import { isShown } from './isShown.ts';

const { floors, records } = firstLabyrinth().document;

/** The First Labyrinth by its own rules, and by two others. */
const WORLDS = [{}, changedRules(new Chance(1)), changedRules(new Chance(2))].map((rules) => {
  const world = compileWorld({ floors, records: { ...records, ...rules } });
  const scene = sceneOf({
    characters: [...world.characters.values()],
    items: (number) => world.items.get(number),
    monsters: [...world.monsters.values()],
    prices: [...world.items.values()].map(({ purchase_price }) => purchase_price),
  });
  const recordOf = (kind: Resource, number: number): object =>
    (rules as typeof records)[kind.name]?.find((one) => one.number === number)?.data ?? blankOf(kind, number);
  return { world, scene, recordOf };
});

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function linesOf(kind: Resource, number: number, before: Set<string>): string[] {
  const shown = (RULE_EFFECTS[kind.name] ?? []).filter(({ fields }) => isShown(kind, number, fields[0] ?? ''));
  return shown.flatMap(({ fields, effects }) =>
    effects.flatMap((effect) =>
      WORLDS.flatMap(({ world, scene, recordOf }, at) => {
        const context: EffectContext = { rules: world.rules, scene, number, record: recordOf(kind, number) };
        return effect.lines(context).flatMap(({ label, at: valueAt }) => {
          const values = effect.along.places.map((place) => rounded(valueAt(place)));
          const line = `${fields.at(-1)}, ${effect.about.en}${label.en && `, ${label.en}`}: ${values.join(' ')}`;
          // Most effects are the same for every record of their kind, and many by other rules.
          if (before.has(line)) return [];
          before.add(line);
          return [`  ${at}.${number} ${line}`];
        });
      }),
    ),
  );
}

test('the effects of the rules come to the same figures', async () => {
  const lines = RULE_KINDS.flatMap((kind) => {
    const before = new Set<string>();
    const { first, last } = kind.numbers;
    const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
    return [kind.name, ...numbers.flatMap((number) => linesOf(kind, number, before))];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('effects.txt');
});
