import { describe, expect, test } from 'vitest';
import { type AuthorComment, authorComment, isShown } from '#domain/resources/outline/authorComment.ts';
import { BANDS, searchItem } from '#domain/resources/outline/searchItem.ts';
import { titleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import { checkOutline, unsetFields } from '#domain/scenario/checkOutline.ts';
import { bandOf, COUNTED_BANDS } from '#domain/scenario/countedBands.ts';
import { mayRename } from '#domain/scenario/mayRename.ts';

describe('The bands of the search', () => {
  test.each([
    { band: 'depth', codes: { 0: 0, 1: 1, 10: 1, 11: 2, 20: 2, 21: 3, 99: 3 } },
    { band: 'monsters', codes: { 0: 0, 1: 1, 50: 1, 51: 2, 150: 2, 151: 3, 480: 3 } },
    { band: 'items', codes: { 0: 0, 1: 1, 50: 1, 51: 2, 150: 2, 151: 3, 500: 3 } },
  ] as const)('of $band hold what is counted', ({ band, codes }) => {
    const counted = Object.keys(codes).map((text) => {
      const count = Number(text);
      return [text, bandOf(band, { floors: count, monsters: count, items: count })];
    });
    expect(Object.fromEntries(counted)).toEqual(codes);
  });

  test('have the sizes of the list: six of difficulty, four of all others', () => {
    expect(Object.fromEntries(Object.entries(BANDS).map(([name, { length }]) => [name, length]))).toEqual({
      difficulty: 6,
      depth: 4,
      monsters: 4,
      items: 4,
      clear_level: 4,
      play_time: 4,
      play_balance: 4,
    });
    for (const band of COUNTED_BANDS) expect(BANDS).toHaveProperty(band);
  });

  test('are unset until one is chosen, sets until anything belongs', () => {
    expect(unsetFields(searchItem.blank)).toEqual(Object.keys(searchItem.fields));
    const filled = { ...searchItem.blank, difficulty: 2, languages: { ...searchItem.blank.languages, 1: true } };
    expect(unsetFields(filled)).not.toContain('difficulty');
    expect(unsetFields(filled)).not.toContain('languages');
  });
});

describe('A page of comments', () => {
  const page = (values: Partial<AuthorComment>): AuthorComment => ({ ...authorComment.blank, ...values });

  test('is hidden in a language in which its menu title is empty', () => {
    expect(isShown(page({ menu_title_ja: '初' }), 'ja')).toBe(true);
    expect(isShown(page({ menu_title_ja: '初' }), 'en')).toBe(false);
    expect(isShown(page({ menu_title_ja: ' ' }), 'ja')).toBe(false);
  });

  test('with a text that nobody sees is warned about, in its language', () => {
    const paths = (values: Partial<AuthorComment>) => authorComment.check?.(page(values), 1).map(({ path }) => path);
    expect(paths({ text_en: 'Hello' })).toEqual(['menu_title_en']);
    expect(paths({ text_en: 'Hello', menu_title_en: 'First' })).toEqual([]);
  });
});

test('a subtitle that is a picture asks for it', () => {
  const check = (values: object) => titleAuthorName.check?.({ ...titleAuthorName.blank, ...values }, 1) ?? [];
  expect(check({})).toEqual([]);
  expect(check({ subtitle_kind: 1 })).toMatchObject([{ path: 'subtitle_image', severity: 'warning' }]);
  expect(check({ subtitle_kind: 1, subtitle_image: 'a'.repeat(64) })).toEqual([]);
});

test('titles that the title window has no room for are told', () => {
  const titles = { author_name: 'x', title_ja: '迷'.repeat(21), title_en: 'x'.repeat(40) };
  const found = checkOutline({ titles, comments: new Map(), search: searchItem.blank, languages: 'both' });
  expect(found.filter(({ kind }) => kind === 'title_author_name')).toMatchObject([
    { path: 'title_ja', fault: { key: 'too_wide' }, rule: 'publishing' },
  ]);
});

test.each([
  ['both', 'menu_title_ja'],
  ['ja', 'menu_title_ja'],
  ['en', 'menu_title_en'],
] as const)('a missing page of comments is told at the field that the author sees: %s', (languages, path) => {
  const titles = { author_name: 'x', title_ja: 'x', title_en: 'x' };
  const found = checkOutline({ titles, comments: new Map(), search: searchItem.blank, languages });
  expect(found.filter(({ kind }) => kind === 'author_comment')).toMatchObject([{ path }]);
});

test('a scenario may be renamed until it has its code', () => {
  expect(mayRename({ scenario_code: null })).toBe(true);
  expect(mayRename({ scenario_code: '123456789012345' })).toBe(false);
});
