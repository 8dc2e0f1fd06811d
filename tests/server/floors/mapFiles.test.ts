import { beforeAll, beforeEach, expect, test } from 'vitest';
import { MAP_FILE_FORMS } from '#domain/map/files/mapFile.ts';
import { newAuthor, newScenario } from '../../support/author.ts';
import { download } from '../../support/csvFiles.ts';
import { dumpDatabase } from '../../support/dumpDatabase.ts';
import { describeOnAnyEngine } from '../../support/engines.ts';
import { type ImportedMaps, sendFileTo } from '../../support/mapFiles.ts';
import { blankMaps, markOf, roomMaps, type WireFloor } from '../../support/maps.ts';
import type { RestClient } from '../../support/RestClient.ts';
import { trpcClient } from '../../support/trpcClient.ts';
import { useServer } from '../../support/useServer.ts';

describeOnAnyEngine('A file of map data', (engine) => {
  const server = useServer(engine);
  let author: RestClient;
  let scenario: string;
  let scenario_id: string;
  beforeAll(async () => {
    author = await newAuthor(server().url, 'mapfiles');
  });
  beforeEach(async () => {
    scenario = await newScenario(author);
    scenario_id = scenario.replace('scenarios/', '');
    for (const [floor, mark] of Object.entries({ '01': 11, '02': 12, '40': 40 })) {
      await author.put(`${scenario}/floor-maps/${floor}/maps`, { maps: roomMaps(mark) });
      await author.put(`${scenario}/floor-maps/${floor}`, { name_ja: `階${mark}`, difficulty: mark });
    }
  });

  const exported = (query: string) => download(author, `${scenario}/floor-maps/maps/export-map-data?${query}`);
  const send = (file: Uint8Array | string | undefined, fields: Record<string, string> = {}) =>
    sendFileTo<ImportedMaps>(author, `${scenario}/floor-maps/maps/import-map-data`, file, fields);
  const read = async (floor: string) => (await author.get<WireFloor>(`${scenario}/floor-maps/${floor}`)).data;
  const initialise = (floor_number: string) =>
    trpcClient(author).floors.initialise.mutate({ scenario_id, floor_number });
  const backups = async () => (await author.get<{ automatic: boolean }[]>(`${scenario}/backup`)).data;

  test.each(MAP_FILE_FORMS)('(%s) brings everything back after all was initialised', async (format) => {
    const { headers, bytes } = await exported(`floors=all&format=${format}`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="floors.${format}"`);
    const before = [await read('01'), await read('02'), await read('40')];
    for (const floor of ['01', '02', '40']) await initialise(floor);

    const dry = await send(bytes, { dry_run: 'true' });
    expect(dry.data.floors.map(({ number }) => number)).toEqual([1, 2, 40]);
    expect(dry.data.floors[0]).toMatchObject({ before: null, after: expect.stringMatching(/./) });
    expect((await read('01')).maps).toEqual(blankMaps());
    expect(await backups()).toEqual([]);

    const { status, data } = await send(bytes);
    expect(status).toBe(200);
    expect(data.floors[2]).toMatchObject({ number: 40, cells_changed: 8 });
    for (const floor of before) {
      const after = await read(String(floor.number).padStart(2, '0'));
      expect(after.maps).toEqual(floor.maps);
      const settings =
        format === 'csv' ? { name_ja: '', difficulty: 0 } : { name_ja: floor.name_ja, difficulty: floor.difficulty };
      expect(after).toMatchObject(settings);
    }
    expect(await backups()).toMatchObject([{ automatic: true }]);
    // Content that is already there changes nothing and is not stored again.
    const revision = (await read('01')).revision;
    expect((await send(bytes)).data.floors.every(({ cells_changed }) => cells_changed === 0)).toBe(true);
    expect((await read('01')).revision).toBe(revision);
    expect(await backups()).toHaveLength(1);
  });

  test('is taken in part: the floors that were asked for; what it does not hold is told', async () => {
    const { bytes, headers } = await exported('floors=02&format=json');
    expect(headers.get('content-disposition')).toBe('attachment; filename="floor-02.json"');
    const all = (await exported('floors=01,02')).bytes;
    for (const floor of ['01', '02']) await initialise(floor);
    const { data } = await send(all, { floors: '02,77' });
    expect(data.floors).toMatchObject([{ number: 2, cells_changed: 8, settings_changed: ['name_ja', 'difficulty'] }]);
    expect(data.refused).toEqual([{ number: 77, reason: expect.stringMatching(/./) }]);
    expect([markOf((await read('01')).maps), markOf((await read('02')).maps)]).toEqual([0, 12]);
    expect((await send(bytes, { dry_run: 'true' })).data.floors).toMatchObject([{ cells_changed: 0 }]);
    for (const floors of ['2', '00', '01,', 'x', ''])
      expect(await send(bytes, { floors })).toMatchObject({ status: 422 });
  });

  test('keeps the size of a floor that lies in a labyrinth', async () => {
    const size = { labyrinth_setting: { labyrinth_size: 2 } };
    await author.put(`${scenario}/floor-maps/01/labyrinth-setting`, size);
    const { bytes } = await exported('floors=01');
    await initialise('01');
    const sizes = async () =>
      (await send(bytes, { dry_run: 'true' })).data.floors.map(({ labyrinth_size }) => labyrinth_size);
    expect(await sizes()).toEqual([2]);
    const labyrinth_title = { ja: '水底の迷宮', en: 'The sunken maze' };
    const records = [{ number: 0, changes: { map_hierarchy: { start: 1, end: 1 }, labyrinth_title } }];
    await trpcClient(author).records.labyrinth_setting.save.mutate({ scenario_id, records });
    expect(await sizes()).toEqual([0]);
    await send(bytes);
    expect((await read('01')).labyrinth_setting).toEqual({ labyrinth_size: 0, has_labyrinth: true });
    expect(markOf((await read('01')).maps)).toBe(11);
  });

  test('is read with what a spreadsheet or an old editor puts at its ends', async () => {
    const table = (await exported('floors=01&format=csv')).bytes.toString();
    const text = (await exported('floors=01')).bytes.toString();
    const changed = [table.replaceAll('\r\n', ',,\r\n'), `${table}\x1a`, `\ufeff${table}`, `${text}\x1a`];
    for (const file of changed) {
      const { status, data } = await send(file, { dry_run: 'true' });
      expect(status).toBe(200);
      expect(data.floors).toMatchObject([{ number: 1, cells_changed: 0 }]);
    }
  });

  test('is refused with the reason, and nothing changes', async () => {
    const { bytes } = await exported('floors=01');
    const text = bytes.toString();
    const tiled = (await exported('floors=01&format=tmj')).bytes.toString();
    const table = (await exported('floors=01&format=csv')).bytes.toString();
    const blank = await exported('floors=all');
    const turned = (map: string) => {
      const document = JSON.parse(map) as { layers: { layers: { data?: number[] }[] }[] };
      for (const { data } of document.layers[0]?.layers ?? []) {
        const at = data?.findIndex(Boolean) ?? -1;
        if (data && at >= 0) data[at] = (data[at] ?? 0) + 0x80000000;
      }
      return JSON.stringify(document);
    };
    const files: [unknown, string | Uint8Array | undefined, RegExp][] = [
      ['none', undefined, /select a file to import/],
      ['empty', '', /invalid/],
      ['truncated', text.slice(0, -1000), /invalid/],
      ['broken', text.replace('{', '{,'), /invalid/],
      ['foreign', '{"floors":[]}', /invalid/],
      ['a map of Tiled that is another game’s', '{"type":"map","width":24,"height":24,"layers":[]}', /invalid/],
      [
        'our map in XML',
        '<map version="1.8"><property name="meikyu_format" value="meikyu.maps"/>',
        /choose the type TMJ/,
      ],
      [
        'a foreign map of Tiled in XML',
        '<?xml version="1.0"?>\n<map version="1.8" width="24">',
        /floor that you export/,
      ],
      ['a page', '<!doctype html><html></html>', /web page .* floor that you export/],
      ['a workbook', `PK\x03\x04${'\0'.repeat(26)}[Content_Types].xml xl/`, /Excel workbook/],
      ['in UTF-16', Buffer.from(`\ufeff${table}`, 'utf16le'), /UTF-16.*save it as UTF-8/],
      ['a table with semicolons', table.replaceAll(',', ';'), /separated by semicolons/],
      ['a table with tabs', table.replaceAll(',', '\t'), /separated by tabs/],
      ['a table with decimals', table.replace(/\r\n1,/, '\r\n1.0,'), /Row 2: "1\.0" is not a whole number/],
      ['with a comment first', `// by hand\n${text}`, /Line 1 has a comment/],
      ['with a comment', text.replace('[', '[\n/* by hand: "x" */'), /Line 2 has a comment/],
      [
        'with a property of its own',
        text.replace('"number":1', '"number":1,"mood":"dark"'),
        /"mood", which is no property/,
      ],
      ['a map of Tiled with a turned tile', turned(tiled), /Floor 01: the tile at "[a-z]+ x\d+_y\d+" is flipped/],
      ['a map of Tiled of another size', tiled.replace(/"width":24/g, '"width":32'), /invalid/],
      ['a truncated map of Tiled', tiled.slice(0, -1000), /invalid/],
      ['a table with a cell outside', table.replace(/^(\d+),\d+,/m, '$1,24,'), /something wrong/],
      ['a table with a column less', table.replaceAll(/,[^,\r\n]*(?=\r?\n)/g, ''), /invalid/],
      ['a truncated table', table.trimEnd().replace(/,[^,]*$/, ''), /something wrong/],
      ['a table of something else', 'number,name\r\n1,x\r\n', /invalid/],
      ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1]), /invalid/],
      ['NUL', text.replace('階', '\0'), /invalid/],
      ['not Unicode', Uint8Array.from([...Buffer.from('{"format":"'), 0x83, 0x5c, 0x22, 0x7d]), /invalid/],
      ['half a letter', text.replace('階', '\\ud83d'), /not valid Unicode \(floors\.0\.name_ja\)/],
      ['no UTF-8', Buffer.from(text.replace('階', '\xff'), 'latin1'), /not valid Unicode/],
      [
        'more than all floors hold',
        `{"format":"meikyu.maps","floors":[${'[],'.repeat(3_000_000)}[]]}`,
        /more than floors can/,
      ],
      ['a key twice', text.replace('"wall":0', '"wall":0,"wall":1'), /something wrong/],
      ['a deep one', `{"format":${'['.repeat(200)}${']'.repeat(200)}}`, /invalid/],
      ['of another size', text.replace(/\[\{"id":"x0_y0".*?\}\]\]/, '[]]'), /something wrong/],
      ['reaching for prototypes', text.replace('"wall":0', '"__proto__":{"wall":1}'), /something wrong/],
      ['a floor 100', text.replace('"number":1', '"number":100'), /something wrong/],
      ['without floors', '{"format":"meikyu.maps","version":1,"floors":[]}', /No readable data/],
      ['newer', text.replace('"version":1', '"version":9'), /invalid/],
    ];
    const before = await dumpDatabase(server().database);
    for (const [name, file, reason] of files) {
      for (const dry_run of ['true', 'false']) {
        const { status, body } = await send(file, { dry_run });
        expect({ name, status, told: Object.keys(body.errors ?? {}) }).toEqual({ name, status: 422, told: ['file'] });
        expect(
          Object.values(body.errors ?? {})
            .flat()
            .join(' '),
          String(name),
        ).toMatch(reason);
      }
    }
    const huge = await send(Buffer.concat([blank.bytes, Buffer.alloc(33 * 2 ** 20, ' ')]));
    expect(huge.status).toBe(413);
    expect(await dumpDatabase(server().database)).toEqual(before);
  });
});
