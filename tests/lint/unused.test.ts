import { describe, expect, test } from 'vitest';
import { readSourceFile } from './sourceFile.ts';
import { unusedExports } from './unusedExports.ts';
import { unusedTexts } from './unusedTexts.ts';

describe('unused texts', () => {
  const found = (screen: string) =>
    unusedTexts([
      readSourceFile(
        'src/client/doorTexts.ts',
        "export const doorTexts = defineTexts({ 'door.open': { ja: '開ける', en: 'Open' }, 'door.shut': { ja: '閉める', en: 'Shut' } });",
      ),
      readSourceFile('src/client/Door.tsx', screen),
    ]).map(({ line, message }) => [line, message]);
  const unshown = [1, "nothing shows the text 'door.shut'"];

  test('a text is used where its key is written, made by a template, or listed', () => {
    expect(found("text('door.open'); text(isOpen ? 'door.shut' : 'door.open');")).toEqual([]);
    expect(found('text(`door.${action}`);')).toEqual([]);
    expect(found("const LABELS = { 'door.open': 1, 'door.shut': 2 };")).toEqual([]);
    expect(found("const LABELS = { open: doorTexts['door.open'], shut: doorTexts['door.shut'] };")).toEqual([]);
  });

  test('else it is told', () => {
    expect(found("text('door.open');")).toEqual([unshown]);
    expect(found('text(`door.open`); text(`${floor}.${door}`); text(`door${number}`); text("door.open");')).toEqual([
      unshown,
    ]);
  });

  test('a key that two texts have is told', () => {
    const again =
      "const gateTexts = defineTexts({ 'door.shut': { ja: '下ろす', en: 'Lower' } }); text('door.open'); text('door.shut');";
    expect(found(again)).toEqual([[1, "the text 'door.shut' stands in src/client/doorTexts.ts too"]]);
  });
});

describe('unused exports', () => {
  const found = (sources: Record<string, string>, exceptions: readonly string[] = []) =>
    unusedExports(
      Object.entries(sources).map(([path, text]) => readSourceFile(path, text)),
      exceptions,
    ).map(({ path, line, message }) => [path, line, message]);
  const door = 'export const OPEN = 1;\nexport function shut() {}\nshut();';

  test.each([
    ["import { OPEN, shut as close } from '#domain/door.ts';"],
    ["import { OPEN } from './door.ts'; import { shut } from './door.ts';"],
    ["import * as door from './door.ts'; door.shut(door.OPEN);"],
    ["const load = () => import('./door.ts'); load().then(({ OPEN, shut }) => OPEN);"],
  ])('are none where another file of src has %s', (text) =>
    expect(found({ 'src/domain/door.ts': door, 'src/domain/gate.ts': text })).toEqual([]),
  );

  test('are none where a file of the root imports them', () =>
    expect(
      found({ 'src/bundle/a.ts': 'export const a = 1;', 'vite.config.ts': "import { a } from '#bundle/a.ts';" }),
    ).toEqual([]));

  test('are no names of a statement of which one is used, and no types that their file uses', () => {
    const codes =
      'export const [OPEN, SHUT] = [0, 1];\nexport interface Door { state: 0 | 1 }\nexport const door: Door = { state: 0 };';
    const gate = "import { OPEN, door } from './door.ts';";
    expect(found({ 'src/domain/door.ts': codes, 'src/domain/gate.ts': gate })).toEqual([]);
  });

  test('are told, also if their own file or a test uses them', () => {
    const test = "import { OPEN, shut } from '#domain/door.ts';";
    expect(found({ 'src/domain/door.ts': `${door}\nexport type Width = 1;`, 'tests/door.test.ts': test })).toEqual([
      ['src/domain/door.ts', 1, 'nothing in src imports OPEN'],
      ['src/domain/door.ts', 2, 'nothing in src imports shut'],
      ['src/domain/door.ts', 4, 'nothing in src imports Width'],
    ]);
    expect(found({ 'src/client/Door.tsx': 'export default function Door() {}' })).toEqual([
      ['src/client/Door.tsx', 1, 'nothing in src imports default'],
    ]);
    expect(found({ 'src/domain/all.ts': "export { OPEN } from './door.ts';" })).toEqual([
      ['src/domain/all.ts', 1, 'nothing in src imports OPEN'],
    ]);
  });

  test('may be listed as long as nothing imports them', () => {
    const exceptions = ['src/domain/door.ts OPEN', 'src/domain/door.ts shut'];
    const gate = "import { shut } from './door.ts';";
    expect(found({ 'src/domain/door.ts': door, 'src/domain/gate.ts': gate }, exceptions)).toEqual([
      [
        'tests/lint/unusedExports.ts',
        1,
        'src/domain/door.ts shut is imported, or gone: take it out of EXPORTED_FOR_TESTS',
      ],
    ]);
  });
});
