// The languages that readers really find in a work: by the texts in it, beside what its author says.
import { readStored } from '#domain/resource/defineResource.ts';
import { languagePairs } from '#domain/resource/languagePairs.ts';
import { isReadersText, leafValue } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { CONTENT_KINDS } from '#domain/resources/index.ts';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';
import { isWritten, type Written } from '#domain/text/untranslated.ts';
import { recordsIn } from './recordsIn.ts';
import type { ScenarioContent } from './ScenarioDocument.ts';
import { languagesOf } from './scenarioLanguages.ts';

/** The number of texts for readers that are written in any language, and in each. */
export type WrittenTexts = Readonly<Record<Language | 'all', number>>;

/**
 * Counts the texts of a content, of its written records only: everybody has the defaults of the others. A copy counts as written in the
 * languages of the scenario alone.
 */
export function writtenTexts(content: ScenarioContent): WrittenTexts {
  const own = languagesOf(content.scenario.languages);
  const counts = { all: 0, ja: 0, en: 0 };
  for (const texts of pairsIn(content)) {
    const written = LANGUAGES.filter((language) => isWritten(texts[language]));
    if (written.length === 0) continue;
    counts.all++;
    const isCopy = texts.ja === texts.en;
    for (const language of written) if (!isCopy || own.includes(language)) counts[language]++;
  }
  return counts;
}

/** Returns the share of the texts that a language has, in whole per cent: 100 only if none is missing. */
export const percentWritten = (texts: WrittenTexts, language: Language): number =>
  texts.all === 0 ? 0 : Math.floor((100 * texts[language]) / texts.all);

function* pairsIn(content: ScenarioContent): Generator<Label> {
  const { title_ja, title_en } = content.scenario;
  yield { ja: title_ja, en: title_en };
  for (const resource of CONTENT_KINDS) {
    const pairs = languagePairs(resource).filter(({ ja }) => isReadersText(ja));
    if (pairs.length === 0) continue;
    const records =
      resource.name === floorMap.name
        ? content.floors.map(({ number, settings }) => readStored(floorMap, number, settings))
        : recordsIn(content, resource).values();
    for (const record of records) {
      for (const { ja, en } of pairs) {
        const [japanese, english] = [ja, en].map((leaf) => [leafValue(record, leaf) as Written].flat().join('\n'));
        yield { ja: japanese ?? '', en: english ?? '' };
      }
    }
  }
}
