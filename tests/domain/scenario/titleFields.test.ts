import { expect, test } from 'vitest';
import { shownTitle } from '#domain/scenario/shownTitle.ts';
import { cutTitle, titleFaults } from '#domain/scenario/titleFields.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';

test('a wide title from before there was a limit is shown cut, with an ellipsis', () => {
  const wide = '迷'.repeat(50);
  expect(shownTitle(wide)).toBe(`${'迷'.repeat(19)}…`);
  expect(shownTitle('迷'.repeat(20))).toBe('迷'.repeat(20));
  expect(shownTitle('a\u202eb')).toBe('ab');
});

test('the part of a title that a copy has is one that a title may be', () => {
  for (const title of ['迷'.repeat(50), 'a\u200bb', '\u202ex', 'two\nlines', `${'w'.repeat(39)} w`]) {
    const cut = cutTitle(title);
    expect(titleFaults('title_ja', cut), title).toEqual([]);
    expect(displayWidth(cut)).toBeLessThanOrEqual(40);
  }
});

test('the name of the house is nobody else\u2019s as an author', () => {
  for (const name of ['Meikyu', 'ＭＥＩＫＹＵ', 'Меikyu', 'Mei\u200bkyu '])
    expect(
      titleFaults('author_name', name).map(({ key }) => key),
      name,
    ).toContain('name_of_house');
  expect(titleFaults('author_name', 'Meikyu fan')).toEqual([]);
  expect(titleFaults('title_ja', 'Meikyu')).toEqual([]);
});
