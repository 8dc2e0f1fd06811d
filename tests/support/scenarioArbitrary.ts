import fc from 'fast-check';
import { CELL_FIELDS, CELL_RANGES, type CellField } from '#domain/map/cell.ts';
import { blankGrid, CELL_COUNT, planeOf } from '#domain/map/floorGrid.ts';
import { packGrid } from '#domain/map/packGrid.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import { SCENARIO_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { toBase64 } from '#domain/text/base64.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });
const name = fc.string({ unit: fc.constantFrom('迷', 'a', 'ﾒ', '"', '\\', '🗡', "'"), maxLength: 10 });

/** A packed grid with up to fifty fields painted. */
const grid = fc
  .array(
    fc.tuple(fc.constantFrom(...CELL_FIELDS), fc.nat(CELL_COUNT - 1), fc.double({ min: 0, max: 1, noNaN: true })),
    { maxLength: 50 },
  )
  .map((painted) => {
    const cells = blankGrid();
    for (const [field, cell, share] of painted) {
      const { min, max, holes } = CELL_RANGES[field as CellField];
      const value = min + Math.floor(share * (max - min));
      cells[planeOf(field) * CELL_COUNT + cell] = holes?.(value) ? 0 : value;
    }
    return toBase64(packGrid(cells));
  });

/** Any scenario, with some floors and labyrinths. */
export const scenarioContent: fc.Arbitrary<ScenarioContent> = fc.record({
  scenario: fc.record({
    title_ja: anyText,
    title_en: anyText,
    author_name: anyText,
    languages: fc.constantFrom(...SCENARIO_LANGUAGES),
  }),
  floors: fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 99 }),
      settings: fc.record({ name_ja: name, difficulty: fc.nat(99) }).map((some) => ({ ...floorMap.blank, ...some })),
      grid: fc.option(grid),
    }),
    { selector: ({ number }) => number, maxLength: 6 },
  ),
  records: fc
    .uniqueArray(
      fc.record({
        number: fc.nat(9),
        data: fc
          .record({ with_signboard_displayed: fc.boolean(), title_icon: fc.nat(99) })
          .map((some) => ({ ...labyrinthSetting.blank, ...some })),
      }),
      { selector: ({ number }) => number },
    )
    .map((labyrinth_setting) => ({ labyrinth_setting })),
});
