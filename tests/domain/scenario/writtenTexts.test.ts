import { expect, test } from 'vitest';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import type { ScenarioContent } from '#domain/scenario/ScenarioDocument.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { percentWritten, writtenTexts } from '#domain/scenario/writtenTexts.ts';

const content = (languages: ScenarioLanguages, title_en: string): ScenarioContent => ({
  scenario: { title_ja: 'Well', title_en, author_name: 'A', languages },
  floors: [],
  records: {
    item: [
      { number: 1, data: { ...item.blank, name_ja: '', name_en: 'Ring' } },
      { number: 2, data: { ...item.blank, name_ja: '剣', name_en: 'Sword' } },
    ],
    labyrinth_message: [
      { number: 1, data: { ...labyrinthMessage.blank, message_ja_boxes: ['', '止まれ'], message_en_boxes: ['　'] } },
    ],
  },
});

test('texts are counted that are written in any language, and in each', () => {
  expect(writtenTexts(content('both', 'The Well'))).toEqual({ all: 4, ja: 3, en: 3 });
  expect(writtenTexts(content('both', ''))).toEqual({ all: 4, ja: 3, en: 2 });
});

test('a copy counts in the languages of the scenario alone', () => {
  expect(writtenTexts(content('both', 'Well'))).toEqual({ all: 4, ja: 3, en: 3 });
  expect(writtenTexts(content('en', 'Well'))).toEqual({ all: 4, ja: 2, en: 3 });
});

test('a share is 100 only if no text is missing', () => {
  expect(percentWritten({ all: 1000, ja: 999, en: 1000 }, 'ja')).toBe(99);
  expect(percentWritten({ all: 1000, ja: 999, en: 1000 }, 'en')).toBe(100);
  expect(percentWritten({ all: 0, ja: 0, en: 0 }, 'en')).toBe(0);
});
