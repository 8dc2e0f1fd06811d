import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DRAWER_ENTRIES } from '#client/frame/drawerEntries.ts';
import { findCommands } from '#client/frame/palette/findCommands.ts';
import { GUIDE_PLACES, guideCommands } from '#client/frame/palette/guideCommands.ts';
import { SCENARIO_TABS } from '#client/frame/scenario/scenarioTabs.ts';
import type { GuideBlock } from '#client/guide/content.ts';
import { GUIDE_PAGES } from '#client/guide/guideContents.ts';
import { GUIDE_PICTURES, type GuidePictureName, guidePictureAddress } from '#client/guide/guidePictures.ts';
import { PLAY_KEY_LINES } from '#client/guide/playKeyLines.ts';
import { guideHref, guideOf } from '#client/page/guideAddress.ts';
import { floorPath, playPath, scenarioPath } from '#client/page/scenario/scenario.ts';
import { askedBy } from '#client/play/session/playKeys.ts';
import { TOPICS } from '#client/resource/help/topics/topics.ts';
import { AREA_GROUPS } from '#client/screens/areaGroups.ts';
import { pagePath } from '#client/screens/areas/areas.tsx';
import { NUMBER_TOPICS } from '#domain/catalogs/numberTopics.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';

const ROOT = join(import.meta.dirname, '../../..');
const ID = '01JQ0000000000000000000000';

/** Every address within the guide. */
const TARGETS = new Set(GUIDE_PLACES.map(({ target }) => target));

const wordsIn = (block: GuideBlock): readonly Label[] =>
  block.kind === 'words' ? [block.words] : 'lines' in block ? block.lines : [];

/** All texts of the guide, each with its place. */
const TEXTS: readonly (readonly [place: string, label: Label])[] = [
  ...GUIDE_PAGES.flatMap(({ path, title, lead, sections }) => [
    ...[title, lead].map((label) => [path, label] as const),
    ...sections.flatMap((section) =>
      [section.title, ...section.blocks.flatMap(wordsIn)].map((label) => [`${path}#${section.id}`, label] as const),
    ),
  ]),
  ...NUMBER_TOPICS.flatMap((topic) =>
    [TOPICS[topic].title, TOPICS[topic].words, TOPICS[topic].usedIn].map(
      (label) => [`numbers#${topic}`, label] as const,
    ),
  ),
];

/** Every screen of a logged-in author, by its address. */
function screensOfAuthors(): string[] {
  const pages = AREA_GROUPS.flatMap((group) =>
    group.areas.flatMap((area) =>
      area.pages.flatMap(({ form, ...page }) =>
        [page, ...(form ? [form] : [])].map((one) => pagePath(ID, group, area, one).replace(':number', '1')),
      ),
    ),
  );
  return [
    ...DRAWER_ENTRIES.map(({ href }) => href).filter((href) => href !== '/works'),
    ...SCENARIO_TABS.map(({ href }) => href(ID)),
    ...[floorPath(ID, 1), playPath(ID), `${scenarioPath(ID)}/backups`],
    ...pages,
  ];
}

describe('The guide', () => {
  test.each(screensOfAuthors())('tells of the screen at %s', (address) => {
    const target = guideOf(address).slice(guideHref('').length + 1);
    expect([...TARGETS]).toContain(target);
  });

  test('answers with its contents where a screen has nothing of its own', () => {
    expect(guideOf('/')).toBe('/guide');
    expect(guideOf('/nowhere')).toBe('/guide');
  });

  test('has every address once', () => {
    expect(TARGETS.size).toBe(GUIDE_PLACES.length);
  });

  test('is found in the palette by words of either language', () => {
    const found = (typed: string) => findCommands(guideCommands('en'), typed).map(({ label }) => label);
    expect(found('宝箱')).toContain('Treasure chests');
    expect(found('entrance')).toContain('Set the entrance');
    expect(found('命中')).toContain('AC and hitting');
  });

  test('has every text in both languages, and links that lead somewhere', () => {
    for (const [place, label] of TEXTS) {
      for (const language of LANGUAGES) {
        expect(label[language].trim(), place).not.toBe('');
        for (const [, target] of label[language].matchAll(/\]\(([^)]*)\)/g)) {
          expect([...TARGETS], place).toContain(target);
        }
      }
      const marksOf = (text: string) => [...text.matchAll(/\]\(([^)]*)\)|`([^`]+)`/g)].map(([mark]) => mark).sort();
      expect(marksOf(label.en), place).toEqual(marksOf(label.ja));
    }
  });

  test('calls what stands on the screen by the name that it has there', () => {
    const sources = sourcesOf('src').join('\n');
    const wrong = TEXTS.flatMap(([place, label]) =>
      LANGUAGES.flatMap((language) =>
        [...label[language].matchAll(/\*\*([^*]+)\*\*/g)]
          .map(([, name = '']) => name)
          .filter((name) => !["'", '"', '`'].some((quote) => sources.includes(quote + name + quote)))
          .map((name) => `${place}: ${name}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('shows pictures that are there in both languages, and has none that it does not show', () => {
    const shown = GUIDE_PAGES.flatMap(({ sections }) =>
      sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'picture' ? [block.picture] : []))),
    );
    const names = Object.keys(GUIDE_PICTURES) as GuidePictureName[];
    expect(new Set(shown)).toEqual(new Set(names));
    const files = names.flatMap((name) => LANGUAGES.map((language) => guidePictureAddress(name, language)));
    for (const file of files) expect(existsSync(join(ROOT, 'public', file)), file).toBe(true);
    expect(
      readdirSync(join(ROOT, 'public/guide'))
        .map((name) => `/guide/${name}`)
        .sort(),
    ).toEqual(files.sort());
  });

  test('tells the keys of a test play as the game takes them', () => {
    for (const { pressed, asks } of PLAY_KEY_LINES) {
      const free = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
      expect(askedBy({ ...pressed, ...free })).toEqual(asks);
    }
  });
});

/** The sources of the program, without those of the guide itself. */
function sourcesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ parentPath }) => !/client\/(?:guide|resource\/help\/topics)/.test(parentPath))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
