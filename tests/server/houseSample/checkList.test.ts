import { expect, test } from 'vitest';
import { fromBase64 } from '#domain/text/base64.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { checkMaps } from '#server/checks/checkMaps.ts';
import { checkRecords } from '#server/checks/checkRecords.ts';
import { readProject } from '#server/projects/readProject.ts';
import { writeProject } from '#server/projects/writeProject.ts';

const { document } = firstLabyrinth();

test('The check list has nothing to say of the sample, not even a warning', () => {
  const { floors, records, scenario } = document;
  const rowsOf = (kind: string, rows: readonly { readonly number: number; readonly data: object }[]) =>
    rows.map(({ number, data }) => ({ kind, number, data: JSON.stringify(data) }));
  const rows = [
    ...Object.entries(records).flatMap(([kind, all]) => rowsOf(kind, all)),
    ...rowsOf(
      'floor_map',
      floors.map(({ number, settings }) => ({ number, data: settings })),
    ),
  ] as Parameters<typeof checkRecords>[0]['rows'];
  const maps = floors.map(({ number, settings, grid }) => ({
    number,
    settings: JSON.stringify(settings),
    grid: fromBase64(grid ?? ''),
  }));
  expect([
    ...checkRecords({ rows, marks: [], titles: scenario, languages: scenario.languages }),
    ...checkMaps({ rows, maps, marks: [] }),
  ]).toEqual([]);
});

test('As a project file it comes back as it went', async () => {
  const bytes = await writeProject({ content: document, pictures: [], app_version: '0.1.0', created_at: 0 });
  expect(await readProject(bytes)).toMatchObject({ document, pictures: [], upgraded: [] });
});
