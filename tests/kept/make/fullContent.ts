import fc from 'fast-check';
import { blankOf } from '#domain/resource/defineResource.ts';
import { type Leaf, withLeaf } from '#domain/resource/leaf.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { packJson } from '#domain/text/packJson.ts';
import { scenarioContent } from '../../support/scenarioArbitrary.ts';
import { Chance } from './Chance.ts';

/** Returns a scenario with two records of each kind in which every value differs from the first one, if the kind allows it. */
export async function fullContent(picture: string): Promise<ScenarioContent> {
  const chance = new Chance(7);
  const packed = await packJson([{ do: 'enter', labyrinth: 0 }, { do: 'forward' }]);
  const anotherValue = ({ field }: Leaf, number: number): unknown => {
    switch (field.kind) {
      case 'text':
        return chance.of(
          ['錆びた剣', 'Rust', '𠮷田さん', 'ﾒｲｷｭｳ', '深'].filter((text) => text.length * 2 <= field.maxWidth),
        );
      case 'boxes':
        return ['水の底に\n門がある。', 'おわり'];
      case 'int':
        return chance.of([
          field.min,
          field.max,
          Math.min(field.max, field.min + 3),
          ...field.options.map(({ code }) => code),
        ]);
      case 'flag':
        return !field.initial;
      case 'choice':
      case 'image':
        return chance.of(field.options).code;
      case 'reference':
        return chance.of([1, 2]);
      case 'picture':
        return field.use === 'additional' ? picture : '';
      case 'sound':
        return number;
      case 'packed':
        return packed;
    }
  };
  const records = Object.fromEntries(
    RESOURCES.filter(({ name }) => name !== 'labyrinth_setting').map((resource) => {
      const { first, last, firstGiven } = resource.numbers;
      const numbers = [...new Set([Math.max(first, firstGiven), Math.min(last, Math.max(first, firstGiven) + 1)])];
      return [
        resource.name,
        numbers.map((number) => {
          let data: object = blankOf(resource, number);
          for (const leaf of resource.leaves) {
            const changed = withLeaf(data, leaf, anotherValue(leaf, number));
            if (resource.schema.safeParse(changed).success) data = changed;
          }
          return { number, data: data as Record<string, unknown> };
        }),
      ];
    }),
  );
  const contents = fc.sample(scenarioContent, { seed: 3, numRuns: 40 });
  const most = contents.toSorted((one, other) => other.floors.length - one.floors.length)[0] as ScenarioContent;
  return {
    scenario: { title_ja: 'すべてを尽くした迷宮', title_en: 'The Whole Maze', author_name: '作者', languages: 'both' },
    floors: most.floors.map((floor) => ({ ...floor, settings: { ...floor.settings } })),
    records: { ...records, labyrinth_setting: most.records.labyrinth_setting ?? [] },
  };
}
