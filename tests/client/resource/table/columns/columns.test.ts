import { expect, test } from 'vitest';
import { sectionColumns } from '#client/resource/table/columns/sectionColumns.ts';
import {
  type ColumnLayout,
  movedColumn,
  orderedLeaves,
  PLAIN_LAYOUT,
  shownColumns,
  withColumns,
} from '#client/resource/table/columns/tableColumns.ts';
import { columnRuns } from '#client/resource/table/head/columnRuns.ts';
import { RESOURCES } from '#domain/resources/index.ts';
import { magicPowerGroup } from '#domain/resources/magic/magicPowerGroup.ts';
import { monster } from '#domain/resources/monster.ts';

const declared = monster.tables?.list?.columns ?? [];
const ordered = orderedLeaves(monster, declared);
const columnsOf = (layout: ColumnLayout) => shownColumns(monster, declared, layout, 'both');
const pathsOf = (layout: ColumnLayout) => columnsOf(layout).map(({ leaf }) => leaf.path);
const section = (en: string) => sectionColumns(monster).find(({ title }) => title.en === en)?.columns ?? [];
const change = (layout: ColumnLayout, en: string, isShown: boolean) =>
  withColumns(layout, columnsOf(layout), ordered, section(en), isShown);

test.each(RESOURCES.filter(({ tables }) => tables))(
  'a table of $name can show everything that it holds',
  (resource) => {
    const offered = sectionColumns(resource).flatMap(({ columns }) => columns);
    expect(new Set(offered)).toEqual(new Set(resource.leaves));
    expect(offered).toHaveLength(resource.leaves.length);
    for (const { columns } of Object.values(resource.tables ?? {})) {
      expect(new Set(orderedLeaves(resource, columns))).toEqual(new Set(resource.leaves));
    }
  },
);

test('a part that is shown stands together behind its own columns, and goes again', () => {
  const layout = change(PLAIN_LAYOUT, 'Abilities', true);
  const paths = pathsOf(layout);
  expect(paths.indexOf('recovery')).toBe(paths.indexOf('priest_spell_resistance') + 1);
  const attacked = change(layout, 'Attacks', true);
  expect(pathsOf(attacked)).toHaveLength(paths.length + section('Attacks').length);
  expect(pathsOf(change(attacked, 'Attacks', false))).toEqual(paths);
});

test('a column that was hidden comes back to its place', () => {
  const ac = ordered.filter(({ path }) => path === 'ac');
  const without = withColumns(PLAIN_LAYOUT, columnsOf(PLAIN_LAYOUT), ordered, ac, false);
  expect(pathsOf(without)).not.toContain('ac');
  expect(pathsOf(withColumns(without, columnsOf(without), ordered, ac, true))).toEqual(pathsOf(PLAIN_LAYOUT));
});

test('a column changes places with the one that is seen beside it, whatever is hidden between them', () => {
  const hidden = withColumns(
    PLAIN_LAYOUT,
    columnsOf(PLAIN_LAYOUT),
    ordered,
    ordered.filter(({ path }) => ['image', 'family', 'level'].includes(path)),
    false,
  );
  const before = pathsOf(hidden);
  expect(before.slice(0, 3)).toEqual(['name_ja', 'name_en', 'hp.count']);
  expect(pathsOf(movedColumn(hidden, columnsOf(hidden), 2, -1)).slice(0, 3)).toEqual([
    'name_ja',
    'hp.count',
    'name_en',
  ]);
  expect(movedColumn(hidden, columnsOf(hidden), before.length - 1, 1)).toBe(hidden);
});

test('the line above the heads names each stretch of columns once, and is left out where it would tell nothing', () => {
  const runs = columnRuns(monster, columnsOf(PLAIN_LAYOUT));
  expect(runs.map(({ title }) => title.en)).toEqual(['Names', 'Picture', 'Abilities', 'Appearance and rewards']);
  expect(runs[0]).toMatchObject({ first: 1, last: 1 });
  expect(columnRuns(monster, shownColumns(monster, ['name_ja', 'unconfirmed_name_ja'], PLAIN_LAYOUT, 'both'))).toEqual(
    [],
  );
});

test('what is kept of columns that no longer exist is passed over', () => {
  expect(pathsOf({ ...PLAIN_LAYOUT, shown: ['ac', 'gone', 'name_ja'] })).toEqual(['name_ja', 'ac']);
  expect(pathsOf({ ...PLAIN_LAYOUT, shown: ['gone'] })).toEqual(pathsOf(PLAIN_LAYOUT));
});

test('a scenario of one language has no columns of the other one unless they are chosen', () => {
  const named = (paths: readonly string[], language: string) => paths.filter((path) => path.endsWith(`_${language}`));
  const english = shownColumns(monster, declared, PLAIN_LAYOUT, 'en').map(({ leaf }) => leaf.path);
  expect(named(english, 'ja')).toEqual([]);
  expect(named(english, 'en')).toEqual(named(pathsOf(PLAIN_LAYOUT), 'en'));
  const chosen = { ...PLAIN_LAYOUT, shown: ['name_ja', 'ac'] };
  expect(shownColumns(monster, declared, chosen, 'en').map(({ leaf }) => leaf.path)).toEqual(['name_ja', 'ac']);
  expect(
    named(
      shownColumns(monster, declared, PLAIN_LAYOUT, 'ja').map(({ leaf }) => leaf.path),
      'en',
    ),
  ).toEqual([]);
});

test('without sections a field of several columns stands above these, whose heads do not repeat it', () => {
  const columns = shownColumns(magicPowerGroup, magicPowerGroup.tables?.list?.columns ?? [], PLAIN_LAYOUT, 'both');
  expect(columnRuns(magicPowerGroup, columns)).toEqual([
    { title: magicPowerGroup.fields.members.label, first: 3, last: columns.length - 1 },
  ]);
  expect(columns.slice(2, 5).map(({ head }) => head.en)).toEqual(['Weight', '1 Effect', '1 Probability (%)']);
});
