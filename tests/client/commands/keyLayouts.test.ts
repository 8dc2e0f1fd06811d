// Every shortcut does the same on keyboards whose layout writes no Latin letters, or full-width ones: it is found by its letter or sign, or
// else by its place.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  findByKey,
  findPressed,
  isKey,
  type KeyCombination,
  keysOf,
  keyText,
} from '#client/commands/keyCombination.ts';
import { toolBindings } from '#client/mapEditor/keys/keyBindings.ts';
import { selectionCommandKeys } from '#client/mapEditor/selection/selectionCommands.ts';
import { mapCommandKeys } from '#client/mapEditor/state/mapCommands.ts';
import { askedBy } from '#client/play/session/playKeys.ts';
import { FORM_KEYS } from '#client/resource/form/useFormKeys.ts';
import { tableCommandKeys } from '#client/resource/table/commands/tableCommands.ts';

/** The keys of a keyboard in four rows from the left, by their codes. */
const CODES = [
  ...[...'1234567890'].map((digit) => `Digit${digit}`),
  ...['Minus', 'Equal'],
  ...[...'QWERTYUIOPASDFGHJKLZXCVBNM'].map((letter) => `Key${letter}`),
  ...['Comma', 'Period', 'Slash', 'Backslash'],
];
/** Splits a row into what its keys write; one key of Arabic writes two letters, which stand in brackets. */
const row = (...parts: readonly string[]): readonly string[] =>
  parts.flatMap((part) => [...part.matchAll(/⟨(.+?)⟩|(.)/gu)].map(([, two, one]) => two ?? one ?? ''));

interface Layout {
  readonly plain: readonly string[];
  readonly shifted: readonly string[];
}
const US: Layout = {
  plain: row('1234567890-=', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm,./', '\\'),
  shifted: row('!@#$%^&*()_+', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM<>?', '|'),
};
const LAYOUTS: Readonly<Record<string, Layout>> = {
  Russian: {
    plain: row('1234567890-=', 'йцукенгшщз', 'фывапролд', 'ячсмитьбю.', '\\'),
    shifted: row('!"№;%:?*()_+', 'ЙЦУКЕНГШЩЗ', 'ФЫВАПРОЛД', 'ЯЧСМИТЬБЮ,', '/'),
  },
  Greek: {
    plain: row('1234567890-=', ';ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ,./', '\\'),
    shifted: row('!@#$%^&*()_+', ':΅ΕΡΤΥΘΙΟΠ', 'ΑΣΔΦΓΗΞΚΛ', 'ΖΧΨΩΒΝΜ<>?', '|'),
  },
  Korean: {
    plain: row('1234567890-=', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ,./', '\\'),
    shifted: row('!@#$%^&*()_+', 'ㅃㅉㄸㄲㅆㅛㅕㅑㅒㅖ', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ', 'ㅋㅌㅊㅍㅠㅜㅡ<>?', '|'),
  },
  Arabic: {
    plain: row('١٢٣٤٥٦٧٨٩٠-=', 'ضصثقفغعهخح', 'شسيبلاتنم', 'ئءؤر⟨لا⟩ىةوزظ', '\\'),
    shifted: row(
      '!@#$%^&*)(_+',
      '\u064e\u064b\u064f\u064c⟨لإ⟩إ‘÷×؛',
      '\u0650\u064d][⟨لأ⟩أـ،/',
      '~\u0652}{⟨لآ⟩آ’,.؟',
      '|',
    ),
  },
  kana: {
    plain: row('ぬふあうえおやゆよわほへ', 'たていすかんなにらせ', 'ちとしはきくまのり', 'つさそひこみもねるめ', 'む'),
    shifted: row(
      'ぬふぁぅぇぉゃゅょをほへ',
      'たてぃすかんなにらせ',
      'ちとしはきくまのり',
      'っさそひこみも、。・',
      '」',
    ),
  },
  'full-width letters': {
    plain: row('１２３４５６７８９０－＝', 'ｑｗｅｒｔｙｕｉｏｐ', 'ａｓｄｆｇｈｊｋｌ', 'ｚｘｃｖｂｎｍ、。・', '＼'),
    shifted: row(
      '！＠＃＄％＾＆＊（）＿＋',
      'ＱＷＥＲＴＹＵＩＯＰ',
      'ＡＳＤＦＧＨＪＫＬ',
      'ＺＸＣＶＢＮＭ＜＞？',
      '｜',
    ),
  },
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
type Held = { readonly ctrl?: boolean | undefined; readonly shift?: boolean | undefined };
const pressed = (key: string, code: string, { ctrl = false, shift = false }: Held = {}): KeyboardEvent =>
  ({ key, code, ctrlKey: ctrl, metaKey: false, altKey: false, shiftKey: shift }) satisfies Press as KeyboardEvent;

/** Presses what writes a letter or sign with most keyboards: a sign where this layout has it, everything else at its place. */
function press(layout: Layout, sign: string, held: Held): KeyboardEvent {
  // Named keys, such as Enter, are the same everywhere.
  if (sign.length > 1 || sign === ' ') return pressed(sign, sign, held);
  const isSign = !/[a-z0-9]/.test(sign);
  const written = (keys: readonly string[]) => (isSign ? keys.findIndex((key) => key.normalize('NFKC') === sign) : -1);
  const places = [
    { at: written(layout.plain), shift: held.shift },
    { at: written(layout.shifted), shift: true },
    { at: US.plain.indexOf(sign), shift: held.shift },
    { at: US.shifted.indexOf(sign), shift: true },
  ];
  const { at, shift } = places.find((place) => place.at >= 0) ?? { at: -1, shift: false };
  return pressed((shift ? layout.shifted : layout.plain)[at] ?? '', CODES[at] ?? '', { ...held, shift });
}

interface Shortcuts {
  readonly keys: readonly KeyCombination[];
  readonly deedOf: (event: KeyboardEvent) => unknown;
}
const inList = (all: readonly { readonly keys: readonly KeyCombination[] }[]): Shortcuts => ({
  keys: all.flatMap(({ keys }) => keys),
  deedOf: (event) => findPressed(all, event),
});
/** The lists of the program; those of the map apply together. */
const LISTS: Readonly<Record<string, Shortcuts>> = {
  'commands of the map': inList([...mapCommandKeys, ...selectionCommandKeys]),
  'tools of the map': {
    keys: toolBindings.flatMap(({ keys }) => keys),
    deedOf: (event) => findByKey(event, (key) => toolBindings.find(({ keys: [own] }) => own?.key === key)),
  },
  'commands of tables': inList(tableCommandKeys),
  'keys of forms': inList(FORM_KEYS),
  'the key of the palette': { keys: [{ key: 'k', ctrl: true }], deedOf: (event) => isKey(event, 'k') },
  'keys of a game': {
    keys: [...US.plain, 'Enter', 'Escape', 'Backspace', ' '].map((key) => ({ key })),
    deedOf: (event) => JSON.stringify(askedBy(event)),
  },
};

describe.each(Object.entries(LAYOUTS))('With the layout %s', (_, layout) => {
  test('the table of the test has what every key writes', () => {
    expect([layout.plain.length, layout.shifted.length]).toEqual([CODES.length, CODES.length]);
  });

  test.each(Object.entries(LISTS))('%s do the same as with the American one', (name, { keys, deedOf }) => {
    expect(keys.length).toBeGreaterThan(0);
    for (const combination of keys) {
      const { key, ctrl, shift } = combination;
      const deed = deedOf(press(US, key, { ctrl, shift }));
      if (name !== 'keys of a game') expect(deed, keyText(combination)).toBeTruthy();
      expect(deedOf(press(layout, key, { ctrl, shift })), keyText(combination)).toBe(deed);
    }
  });

  test('letters and digits are found at their place', () => {
    for (const [at, code] of CODES.entries()) {
      const [sign = ''] = US.plain.slice(at);
      if (/[a-z0-9]/.test(sign)) expect(keysOf(pressed(layout.plain[at] ?? '', code)), code).toContain(sign);
    }
  });
});

test('No code of the client compares a key with a letter or digit itself', () => {
  const folder = join(import.meta.dirname, '../../../src/client');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
  const own = /\bevent\.key(?:\.toLowerCase\(\))? [=!]== '[^' ]'|Number\(event\.key\b/;
  expect(files.filter((name) => own.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});
