import { packGrid } from '#domain/map/packGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { toBase64 } from '#domain/text/base64.ts';
import { amount } from './amount.ts';
import { denseGrid } from './denseGrid.ts';

/** The number of records that are written of a kind. */
const MOST = amount(Number.POSITIVE_INFINITY, 20);
const countOf = ({ first, last }: { readonly first: number; readonly last: number }): number =>
  Math.min(last - first + 1, MOST);

/** Returns a scenario in which everything that can be written is: 99 dense floors and every record of every kind. */
export function fullScenario(): ScenarioContent {
  const { numbers } = floorMap;
  return {
    scenario: { title_ja: 'ベンチ', title_en: 'Bench', author_name: 'Bench', languages: 'both' },
    floors: Array.from({ length: countOf(numbers) }, (_, index) => ({
      number: numbers.first + index,
      settings: { ...floorMap.blank },
      grid: toBase64(packGrid(denseGrid(index))),
    })),
    records: Object.fromEntries(
      RESOURCES.map(({ name, numbers, blank }) => [
        name,
        Array.from({ length: countOf(numbers) }, (_, index) => ({
          number: numbers.first + index,
          data: { ...blank },
        })),
      ]),
    ),
  };
}
