import { packGrid } from '#domain/map/packGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { denseGrid } from './denseGrid.ts';

/** A scenario in which everything that can be written is: 99 dense floors and every record of every kind. */
export function fullScenario(): ScenarioContent {
  const { first, last } = floorMap.numbers;
  return {
    scenario: { title_ja: 'ベンチ', title_en: 'Bench', author_name: 'Bench' },
    floors: Array.from({ length: last - first + 1 }, (_, index) => ({
      number: first + index,
      settings: { ...floorMap.blank },
      grid: toBase64(packGrid(denseGrid(index))),
    })),
    records: Object.fromEntries(
      RESOURCES.map(({ name, numbers, blank }) => [
        name,
        Array.from({ length: numbers.last - numbers.first + 1 }, (_, index) => ({
          number: numbers.first + index,
          data: { ...blank },
        })),
      ]),
    ),
  };
}
