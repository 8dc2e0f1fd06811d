import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bareTexts } from './bareTexts.ts';
import { citations } from './citations.ts';
import { colors } from './colors.ts';
import { fileNames } from './fileNames.ts';
import { describeSizes, fileSizes } from './fileSizes.ts';
import { firstScreen } from './firstScreen.ts';
import { folderCircles } from './folderCircles.ts';
import { forbiddenCode } from './forbiddenCode.ts';
import { gameChanges } from './gameChanges.ts';
import { importCircles } from './importCircles.ts';
import { importLaws } from './importLaws.ts';
import { inlineStyles } from './inlineStyles.ts';
import { LAYERS, layers } from './layers.ts';
import { placeholders } from './placeholders.ts';
import { browserTypes, secureContexts, secureNames } from './secureContexts.ts';
import { readSourceFile } from './sourceFile.ts';
import { storages } from './storages.ts';

const judge = (path: string, text: string) => importLaws(readSourceFile(path, text)).map(({ message }) => message);
const search = (path: string, text: string) => forbiddenCode(readSourceFile(path, text));

describe('import laws', () => {
  test.each([
    [
      'src/domain/map/cell.ts',
      "import { z } from 'zod'; import { size } from './size.ts'; import '#domain/text/width.ts';",
    ],
    [
      'src/server/app.ts',
      "import 'node:fs'; import fastify from 'fastify'; import { cell } from '#domain/map/cell.ts';",
    ],
    ['src/client/api/trpc.ts', "import type { AppRouter } from '#server/router.ts';"],
    ['src/client/api/trpc.ts', "type Router = import('#server/router.ts').AppRouter;"],
    ['src/client/screens/Play.tsx', "const Player = lazy(() => import('#view/index.ts')); <Player />;"],
    ['src/domain/events/kinds/doors/lock.ts', "import type { Operations } from '#game/state/Operation.ts';"],
    ['src/view/view.ts', "import { cell } from '#domain/map/cell.ts';"],
    ['src/art/main.ts', "import 'node:fs'; import sharp from 'sharp'; import { size } from '#domain/map/size.ts';"],
    ['migrations/0001_accounts.ts', "import type { Knex } from 'knex';"],
    ['tests/server/app.test.ts', "import { app } from '#server/app.ts'; import '../support/freePort.ts';"],
  ])('%s may: %s', (path, text) => expect(judge(path, text)).toEqual([]));

  test.each([
    ['src/domain/map/cell.ts', "import { readFile } from 'node:fs';"],
    ['src/domain/map/cell.ts', "import React from 'react';"],
    ['src/domain/map/cell.ts', "export { app } from '#server/app.ts';"],
    ['src/domain/map/cell.ts', "import type { Screen } from '#client/screens/Map.tsx';"],
    ['src/domain/map/cell.ts', "import type { Operations } from '#game/state/Operation.ts';"],
    ['src/domain/events/kinds/doors/lock.ts', "import { step } from '#game/step.ts';"],
    ['src/domain/map/cell.ts', "import { text } from '../text/width.ts';"],
    ['src/domain/map/cell.ts', 'await import(`./${name}.ts`);'],
    ['src/server/app.ts', "import { theme } from '#client/ui/theme.css.ts';"],
    ['src/server/app.ts', "export * from '#view/index.ts';"],
    ['src/server/app.ts', "import pack from './../../package.json';"],
    ['src/client/api/trpc.ts', "import { appRouter } from '#server/router.ts';"],
    ['src/client/api/trpc.ts', "import { type AppRouter } from '#server/router.ts';"],
    ['src/client/api/trpc.ts', "import { join } from 'node:path';"],
    ['src/client/screens/Play.tsx', "import { Player } from '#view/index.ts';"],
    ['src/client/screens/Play.tsx', "const view = () => import('#view/view.ts');"],
    ['src/view/view.ts', "import { theme } from '#client/ui/theme.css.ts';"],
    ['src/art/main.ts', "import { theme } from '#client/ui/theme.css.ts';"],
    ['src/client/gallery/GalleryMap.tsx', "import { RAMPS } from '#art/monsters/ramps.ts';"],
    ['src/server/app.ts', "import { Canvas } from '#art/monsters/Canvas.ts';"],
    ['migrations/0001_accounts.ts', "import { limits } from '#domain/accounts/limits.ts';"],
    ['migrations/0001_accounts.ts', "import { limits } from '../src/domain/accounts/limits.ts';"],
  ])('%s may not: %s', (path, text) => expect(judge(path, text)).toHaveLength(1));
});

describe('placeholders', () => {
  const found = (path: string, text: string) => placeholders(readSourceFile(path, text)).map(({ message }) => message);

  test('a placeholder stands in a text that is filled', () => {
    const doors = "defineTexts({ 'door.count': { ja: '扉{{count}}枚', en: '{{count|door|doors}}' } });";
    expect(found('src/client/doorTexts.ts', doors)).toEqual([]);
    expect(found('src/domain/catalogs/faultTexts.ts', "const text = 'at most {{maximum}}';")).toEqual([]);
    expect(found('src/client/Door.tsx', "const door = <p style={{ width: `${door}}` }}>{'}}'}</p>;")).toEqual([]);
  });

  test('one that nobody fills, or that cannot be filled, is told', () => {
    const unfilled = ['nothing fills this placeholder'];
    expect(found('src/domain/catalogs/doors.ts', "const label = { en: '{{count|door|doors}}' };")).toEqual(unfilled);
    expect(found('src/client/Door.tsx', 'const label = `{{count}} ${doors}`;')).toEqual(unfilled);
    expect(found('src/domain/catalogs/faultTexts.ts', "const text = '{{count|door}}';")).toEqual([
      'fillText does not know this placeholder',
    ]);
  });
});

describe('import circles', () => {
  const files = (sources: Record<string, string>) =>
    Object.entries(sources).map(([path, text]) => readSourceFile(path, text));

  test('are told once, with the way round', () => {
    const found = importCircles(
      files({
        'src/domain/a.ts': "import './b.ts';",
        'src/domain/b.ts': "export * from '#domain/c.ts';",
        'src/domain/c.ts': "import './a.ts';",
        'src/domain/d.ts': "import './a.ts';",
      }),
    );
    expect(found.map(({ message }) => message)).toEqual([
      'an import circle: src/domain/a.ts > src/domain/b.ts > src/domain/c.ts > src/domain/a.ts',
    ]);
  });

  test('are not made by types and by what is loaded later', () => {
    const found = importCircles(
      files({
        'src/domain/a.ts': "import './b.ts'; import './c.ts';",
        'src/domain/b.ts': "import type { A } from './a.ts'; import './c.ts';",
        'src/domain/c.ts': "const later = () => import('./a.ts');",
      }),
    );
    expect(found).toEqual([]);
  });
});

test('the first screen loads no package of later screens, whatever leads there', () => {
  const found = firstScreen(
    Object.entries({
      'src/client/main.tsx':
        "import './App.tsx'; import { config } from 'zod/v4/core'; const later = () => import('./Form.tsx');",
      'src/client/App.tsx': "import type { Node } from 'konva'; import '#domain/title.ts';",
      'src/client/Form.tsx': "import * as z from 'zod';",
      'src/client/mapEditor/practice/PlanView.tsx': '',
      'src/domain/title.ts': "\nimport * as z from 'zod';",
    }).map(([path, text]) => readSourceFile(path, text)),
  );
  expect(found.map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([
    'src/domain/title.ts:2 the first screen would load zod: src/client/main.tsx > src/client/App.tsx > src/domain/title.ts',
    'src/client/screens/home/GuestHome.tsx:1 the first screen does not begin here any more',
  ]);
});

describe('layers of the programs', () => {
  const judged = (path: string, text: string) => layers(readSourceFile(path, text)).map(({ message }) => message);

  test.each(Object.entries(LAYERS))('every folder and file of the %s has one', (program, lines) => {
    const folder = join(import.meta.dirname, '../../src', program);
    const named = readdirSync(folder).filter((name) => /^[a-zA-Z0-9]+(?:(?:\.css)?\.(?:tsx?|js))?$/.test(name));
    expect(lines.flat().sort()).toEqual(named.sort());
  });

  test.each([
    ['src/client/page/session.ts', "import { trpc } from '#client/api/trpc.ts'; import './unsaved.ts';"],
    ['src/client/resource/table/Table.tsx', "import type { Saving } from '#client/saving/tieToPage.ts';"],
    ['src/client/App.tsx', "const Login = lazy(() => import('./screens/auth/LoginScreen.tsx'));"],
    ['src/server/resources/updateRecord.ts', "import { takeRevision } from '#server/scenarios/takeRevision.ts';"],
    ['src/game/walk/walk.ts', "import { random } from '#game/random/Random.ts';"],
    ['src/game/interpreter/moving.ts', "import { patch } from '#domain/map/patch.ts';"],
    ['src/client/mapEditor/tools/select.ts', "import type { Gesture } from '#client/mapEditor/gestures/gesture.ts';"],
    ['src/client/mapEditor/mapParts.ts', "const Atlas = lazy(() => import('./overview/AtlasSheet.tsx'));"],
    [
      'src/client/mapEditor/panels/FloorList.tsx',
      "import { Button } from '#client/ui/Button.tsx'; import './Zero.tsx';",
    ],
    ['tests/client/play/world.test.ts', "import { map } from '#client/mapEditor/map.ts';"],
  ])('%s may: %s', (path, text) => expect(judged(path, text)).toEqual([]));

  test.each([
    ['src/client/api/trpc.ts', "import { showError } from '#client/page/showError.ts';"],
    ['src/client/page/unsaved.ts', "import type { Saving } from '#client/saving/tieToPage.ts';"],
    ['src/client/play/PlayScreen.tsx', "const Map = lazy(() => import('#client/mapEditor/MapEditor.tsx'));"],
    ['src/server/content/recordStore.ts', "import { copyFloor } from '#server/floors/copyFloor.ts';"],
    ['src/server/trpc/Caller.ts', "import type { AppRouter } from '#server/router.ts';"],
    ['src/game/rules/blows.ts', "import { strike } from '#game/battle/strike.ts';"],
    ['src/client/mapEditor/tools/chip.ts', "const Brushes = lazy(() => import('#client/mapEditor/panels/Chips.tsx'));"],
    [
      'src/client/mapEditor/canvas/CellGrid.ts',
      "import type { Words } from '#client/mapEditor/events/useEventWords.ts';",
    ],
    ['src/client/mapEditor/panels/ToolOptions.tsx', "import { toolPanels } from '#client/mapEditor/mapParts.ts';"],
    ['src/client/mapEditor/stage/MapStage.ts', "import { page } from '#client/frame/page.ts';"],
    ['src/client/mapEditor/nowhere/Lost.tsx', "import { Button } from '#client/ui/Button.tsx';"],
    ['src/client/nowhere/Lost.tsx', "import { Button } from '#client/ui/Button.tsx';"],
  ])('%s may not: %s', (path, text) => expect(judged(path, text)).toHaveLength(1));
});

describe('circles of folders', () => {
  const told = (sources: Record<string, string>) =>
    folderCircles(Object.entries(sources).map(([path, text]) => readSourceFile(path, text))).map(
      ({ message }) => message,
    );

  test('are told once, with types and what stands beside the folders', () => {
    expect(
      told({
        'src/client/play/panels/Board.tsx': "import type { Game } from '#client/play/useGame.ts';",
        'src/client/play/useGame.ts': "import './city/Town.tsx';",
        'src/client/play/city/Town.tsx': "import '#client/play/panels/Board.tsx';",
      }),
    ).toEqual([
      'a circle of folders: src/client/play/panels > src/client/play/useGame.ts > src/client/play/city > src/client/play/panels',
    ]);
  });

  test('are told between the folders inside of a folder, once, whatever stands around them', () => {
    expect(
      told({
        'src/client/resource/table/view/TableView.ts':
          "import type { Row } from '#client/resource/table/grid/Row.tsx';",
        'src/client/resource/table/grid/Row.tsx': "import { Head } from '#client/resource/table/head/Head.tsx';",
        'src/client/resource/table/head/Head.tsx': "import '#client/resource/table/view/TableView.ts';",
      }),
    ).toEqual([
      'a circle of folders: src/client/resource/table/view > src/client/resource/table/grid > src/client/resource/table/head > src/client/resource/table/view',
    ]);
  });

  test('are made by what is loaded later, too', () => {
    expect(
      told({
        'src/client/play/panels/Board.tsx': "import { Town } from '#client/play/lazy.ts';",
        'src/client/play/lazy.ts': "export const Town = lazy(() => import('./city/Town.tsx'));",
        'src/client/play/city/Town.tsx': "import '#client/play/panels/Board.tsx';",
      }),
    ).toEqual([
      'a circle of folders: src/client/play/panels > src/client/play/lazy.ts > src/client/play/city > src/client/play/panels',
    ]);
  });

  test('are not made inside of a folder, and by files alone', () => {
    expect(
      told({
        'src/client/play/panels/Board.tsx': "const Cell = lazy(() => import('./Cell.tsx'));",
        'src/client/play/panels/Cell.tsx': "import type { Board } from './Board.tsx';",
        'src/client/play/one.ts': "import type { Other } from './other.ts';",
        'src/client/play/other.ts': "import { one } from './one.ts';",
      }),
    ).toEqual([]);
  });
});

describe('forbidden code', () => {
  test.each([
    ['tests/a.test.ts', "test.skip('later', () => {});"],
    ['tests/a.test.ts', "describe.only('this', () => {});"],
    ['tests/a.test.ts', "it.todo('that');"],
    ['tests/a.test.ts', "test.describe.fixme('those', () => {});"],
    ['tests/a.test.ts', "test.only.each([1])('%i', () => {});"],
    ['tests/a.test.ts', "test('this', { skip: true }, () => {});"],
    ['tests/e2e/a.spec.ts', 'await page.waitForTimeout(500);'],
    ['src/server/a.ts', 'knex.raw(`select * from ${table}`);'],
    ['src/server/a.ts', "query.whereRaw('name = ' + name);"],
    ['src/server/a.ts', 'database.prepare(`delete from ${table}`);'],
    ['src/client/a.ts', 'const value = answer as any;'],
    ['src/client/a.ts', '// @ts-ignore\nsend();'],
    ['src/client/a.ts', '// @ts-expect-error\nsend();'],
    ['src/client/a.tsx', '// biome-ignore lint: quick\nsend();'],
    ['src/client/a.ts', '/* TODO later */'],
    ['src/client/a.css.ts', "export const note = style({ fontSize: '11px' });"],
    ['src/client/ui/theme.css.ts', "const measures = { size: { tiny: '11px', body: '14px' } };"],
  ])('in %s: %s', (path, text) => expect(search(path, text)).toHaveLength(1));

  test.each([
    ['tests/a.test.ts', "describe.skipIf(url === null)('on MySQL', () => {});"],
    ['tests/a.test.ts', '// @ts-expect-error a number is no name\nsend(1);'],
    ['src/server/a.ts', "knex.raw('select * from ?? where id = ?', [table, id]);"],
    [
      'src/client/a.css.ts',
      "style({ fontSize: '12px', size: { body: '14px' } }); style({ fontSize: '0.25px', width: '3px' });",
    ],
    ['src/server/a.ts', 'knex.raw(`select 1`); pages.skip(1); const text = "as any, TODO";'],
  ])('not in %s: %s', (path, text) => expect(search(path, text)).toEqual([]));

  test('is told with its line', () => {
    expect(search('src/client/a.ts', 'const a = 1;\n\nconst b: any = a;')).toMatchObject([{ line: 3 }]);
  });
});

describe('what exists in secure contexts only', () => {
  const told = (text: string, path = 'src/client/a.ts') => secureContexts(readSourceFile(path, text));

  test('is known from the types of the browser', () => {
    const { navigator, crypto, window, others } = secureNames(browserTypes());
    expect([...navigator]).toEqual(
      expect.arrayContaining(['clipboard', 'serviceWorker', 'locks', 'storage', 'share', 'wakeLock', 'getBattery']),
    );
    expect([...crypto].sort()).toEqual(['randomUUID', 'subtle']);
    expect([...window]).toEqual(expect.arrayContaining(['caches', 'cookieStore', 'showSaveFilePicker']));
    expect([...others].sort()).toEqual([
      'audioWorklet',
      'getCoalescedEvents',
      'mediaKeys',
      'setMediaKeys',
      'setSinkId',
      'sinkId',
    ]);
  });

  test.each([
    'const all = event.getCoalescedEvents();',
    'void navigator.clipboard.writeText(text);',
    "if (navigator['clipboard']) copy();",
    'window.navigator.serviceWorker.register(path);',
    'const id = crypto.randomUUID();',
    'const { subtle } = globalThis.crypto;',
    'await caches.open(name);',
    'await window.caches?.open(name);',
    'const file = await showSaveFilePicker();',
    'const item = new ClipboardItem(parts);',
  ])('is not used past its guard: %s', (text) => expect(told(text)).toHaveLength(1));

  test.each([
    ['src/client/a.ts', 'navigator.onLine; crypto.getRandomValues(bytes); this.storage.locks; shelf.clipboard.read();'],
    ['src/client/secureOnly.ts', 'navigator.clipboard.writeText(text);'],
    ['src/server/a.ts', 'crypto.randomUUID();'],
  ])('may be in %s: %s', (path, text) => expect(told(text, path)).toEqual([]));
});

describe('storage of the browser', () => {
  const found = (path: string, text: string) => storages(readSourceFile(path, text)).map(({ line }) => line);

  test.each([
    'localStorage.getItem(key);',
    'const kept = window.sessionStorage;',
    'const { localStorage: kept } = globalThis;',
    'new JsonStorage(localStorage);',
    'createJSONStorage(() => sessionStorage);',
    'const options = { storage: localStorage };',
    'const names = await indexedDB.databases();',
    "import { openDB } from 'idb';",
    'await caches.open(name);',
    "document.cookie = 'a=b';",
    'const { cookie } = window.document;',
    'await navigator.storage.persist();',
  ])('only one folder asks for it: %s', (text) => {
    expect(found('src/client/page/theme.ts', text)).toEqual([1]);
    expect(found('src/client/storage/webStorage.ts', text)).toEqual([]);
    expect(found('tests/e2e/kept.test.ts', text)).toEqual([]);
  });

  test.each([
    'class A { readonly storage: BrowserStorage; read = () => this.storage.getItem(key); }',
    "import type { DBSchema } from 'idb';",
    'const caches = 3;',
    "webStorage('local').getItem(key);",
  ])('other things may have such names: %s', (text) => expect(found('src/client/page/theme.ts', text)).toEqual([]));
});

describe('bare texts', () => {
  const found = (text: string) => bareTexts(readSourceFile('src/client/page/Part.tsx', text)).map(({ line }) => line);

  test.each([
    '<p>{isOpen && <b />}{text(key)}</p>;',
    '<p>\n{text(key)}\n{isOpen && <b />}</p>;',
    '<p><b />{isOpen && text(key)}</p>;',
    '<p><b />{count > 0 && ` ${count}`}</p>;',
    '<>Words{isOpen ? <b /> : null}</>;',
    '<p>{isOpen ? <b /> : text(key)}<i /></p>;',
    '<p>{label[language]}{all.map((one) => <b key={one} />)}</p>;',
    '<Button>{icon && <Icon />}{row.name}</Button>;',
    '<p>{(isOpen && <b />) || stateText(state)}<i /></p>;',
  ])('a text needs an element of its own: %s', (text) => expect(found(text)).toHaveLength(1));

  test.each([
    '<p>{isOpen && <b />}<span>{text(key)}</span></p>;',
    '<p>{text(isOpen ? one : other)}</p>;',
    '<p>{isOpen && text(key)}</p>;',
    "<p>{isOpen ? 'one' : 'other'} <b /></p>;",
    "<p>{isOpen && <b />}{' '}<span>{text(key)}</span></p>;",
    '<p>{isOpen && <b />}{field(name)}{option.icon}{children}</p>;',
    '<p>{text(key)} <b /></p>;',
  ])('nothing can be misplaced here: %s', (text) => expect(found(text)).toEqual([]));
});

describe('citations', () => {
  const documents = {
    'README.md': '# Meikyu',
    'docs/domain.md': '# The domain\n\n## Floor and cell\n',
    'docs/rules.md': '| | rule |\n|---|---|\n| 5 | order |\n',
    'docs/decisions/0044-a-page.md': '# A page',
  };
  const judged = (text: string) =>
    citations(readSourceFile('src/domain/a.ts', text), documents).map(({ line, message }) => [line, message]);

  test.each([
    '/** A side of a cell (docs/domain.md, "Floor and cell"). */',
    '/**\n * A side of a cell (docs/domain.md, "Floor and\n * cell").\n */',
    '// A side of a cell (docs/domain.md, "Floor\n// and cell"), as in README.md.',
    '// Rule 5 (docs/rules.md): who acts first. See docs/rules.md, 5, and docs/decisions/0044.',
    "const path = 'docs/nowhere.md';",
  ])('may be: %s', (text) => expect(judged(text)).toEqual([]));

  test.each([
    ['// A side (spec 1 §3).', 'cite a page of docs/, or nothing'],
    ['// The words of the specification.', 'cite a page of docs/, or nothing'],
    ['// A side (design: domain).', 'cite a page of docs/, or nothing'],
    ['// A side (docs: domain, "Floor and cell").', 'cite a page of docs/, or nothing'],
    ['// A side (domain.md, "Floor and cell").', 'there is no domain.md'],
    ['// A side (docs/domain.md, "Cell").', 'docs/domain.md has no heading "Cell"'],
    ['// Rule 6 (docs/rules.md): who acts.', 'docs/rules.md has no row 6'],
    ['// Who acts (docs/rules.md, 6).', 'docs/rules.md has no row 6'],
    ['// A page (docs/decisions/0045).', 'cite a decision by its number, as in docs/decisions/0044'],
  ])('may not be: %s', (text, message) => expect(judged(`const a = 1;\n${text}`)).toEqual([[2, message]]));
});

describe('files', () => {
  test.each(['src/client/utils.ts', 'src/server/helpers/dates.ts', 'src/domain/types.ts', 'src/client/ui/index.ts'])(
    '%s is no name',
    (path) => expect(fileNames({ path })).toHaveLength(1),
  );
  test.each(['src/domain/resources/index.ts', 'src/view/index.ts', 'src/domain/catalogs/itemTypes.ts'])(
    '%s is a name',
    (path) => expect(fileNames({ path })).toEqual([]),
  );
  test('have at most 500 lines', () => {
    const file = (lines: number) => ({ path: 'src/domain/a.ts', text: 'const a = 1;\n'.repeat(lines) });
    expect(fileSizes(file(500))).toEqual([]);
    expect(fileSizes(file(501))).toHaveLength(1);
    expect(describeSizes([1, 2, 3, 4, 5, 6, 7, 8, 9, 100].map(file))).toContain('median 6 lines');
  });
});

describe('changes of a game', () => {
  const judged = (path: string, text: string) => gameChanges(readSourceFile(path, text));

  test.each([
    ['src/game/run/Run.ts', "import { CHANGES } from './changes/changes.ts';"],
    ['src/game/run/changes/bags.ts', "import { setMember } from './write.ts'; import { relieve } from './health.ts';"],
    ['src/game/state/GameState.ts', 'export type WritableState = object;'],
    ['src/game/spells/castWish.ts', "run.apply({ op: 'restore' });"],
    ['tests/game/run/changes.test.ts', "import { CHANGES } from '#game/run/changes/changes.ts';"],
  ])('%s may: %s', (path, text) => expect(judged(path, text)).toEqual([]));

  test.each([
    ['src/game/run/Run.ts', "import { setMember } from './changes/write.ts';"],
    ['src/game/spells/castWish.ts', "import { CHANGES } from '#game/run/changes/changes.ts';"],
    ['src/game/fight/Fight.ts', "import type { Writing } from '#game/run/changes/write.ts';"],
    ['src/game/fight/Fight.ts', 'const draft = run.draft as WritableState;'],
    ['src/client/play/Play.tsx', "import { setMember } from '#game/run/changes/write.ts';"],
  ])('%s may not: %s', (path, text) => expect(judged(path, text)).toHaveLength(1));
});

describe('colours', () => {
  const judged = (path: string, text: string) => colors(readSourceFile(path, text));

  test.each([
    ['src/client/ui/palettes.ts', "const day = { page: '#ece6d8' };"],
    ['src/client/play/game.css.ts', "import { theme } from '#client/ui/theme.css.ts'; const color = theme.game.gold;"],
    ['src/client/play/game.css.ts', "const shade = 'rgb(0 0 0 / 0.5)';"],
    ['src/client/page/scenario/scenario.ts', 'const href = `messages#signboards`;'],
    ['src/view/paint.ts', "const wall = '#112233';"],
  ])('%s may: %s', (path, text) => expect(judged(path, text)).toEqual([]));

  test.each([
    ['src/client/play/game.css.ts', "style({ color: '#e8c872' });"],
    ['src/client/play/game.css.ts', "style({ textShadow: '0 1px 0 #000' });"],
    ['src/client/play/Play.tsx', 'const ground = `linear-gradient(#12131480, ${color})`;'],
  ])('%s may not: %s', (path, text) => expect(judged(path, text)).toHaveLength(1));
});

describe('inline styles', () => {
  const judged = (path: string, text: string) => inlineStyles(readSourceFile(path, text));

  test.each([
    'const bar = <i style={{ width: `${share}%`, left, top: at?.top ?? 0, height: ROWS * height }} />;',
    'const cell = <td style={isFrozen ? { width, left: lefts[column] } : { width }} />;',
    'const cell = <td style={away === undefined ? undefined : { transform: away }} />;',
    "const box = <p style={{ '--columns': columns } as CSSProperties} />;",
    "const box = <p style={{ ...look, ...(isWide && { width }) }} title='3px' />;",
    'const place: CSSProperties = { width };',
    'tip.style.transform = `translate(${x}px, 0)`; tip.title = "none";',
    'const [side, style] = [4, { side: 4 }]; const box = <Box style={style} size={4} />;',
  ])('may be: %s', (text) => expect(judged('src/client/play/Play.tsx', text)).toEqual([]));

  test.each([
    "const bar = <i style={{ width: '10px' }} />;",
    'const bar = <i style={{ left, zIndex: -1 }} />;',
    'const bar = <i style={{ width: `10px` }} />;',
    "const bar = <i style={{ display: isOpen ? 'block' : 'none' }} />;",
    'const bar = <i style={isOpen ? { width } : { width: 0 }} />;',
    'const bar = <i style={{ ...(isOpen && { opacity: 0.5 }) }} />;',
    "const bar = <i style={{ '--gap': 4 } as CSSProperties} />;",
    'const bar = <i style={{ color: theme.color.text }} />;',
    'const bar = <i style={{ border: `1px solid ${theme.color.line}` }} />;',
    "const place: React.CSSProperties = { position: 'absolute', left };",
    "tip.style.visibility = isShown ? 'visible' : 'hidden';",
    "parts.tip.style.display = 'none';",
  ])('may not be: %s', (text) => expect(judged('src/client/play/Play.tsx', text)).toHaveLength(1));

  test('are of the client alone, and told with their line', () => {
    const text = "const bar = (\n  <i style={{ width: '10px' }} />\n);";
    expect(judged('tests/component/ui/bar.test.tsx', text)).toEqual([]);
    expect(judged('src/client/play/Play.tsx', text)).toMatchObject([{ line: 2 }]);
  });
});
