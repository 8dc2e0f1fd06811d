import { GUIDE_PAGES } from '#client/guide/guideContents.ts';
import { GUIDE_TAB, guideHref } from '#client/page/guideAddress.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { TOPICS } from '#client/resource/help/topics/topics.ts';
import { NUMBER_TOPICS } from '#domain/catalogs/numberTopics.ts';
import type { Label, Language } from '#domain/text/languages.ts';
import { wordsOf } from './Command.ts';
import { type SearchableCommand, searchable } from './findCommands.ts';

interface Place {
  readonly target: string;
  readonly title: Label;
  /** The place that contains it: its page, or the guide. */
  readonly within: Label;
}

/** The pages of the guide, their headings, and their topics about numbers. */
export const GUIDE_PLACES: readonly Place[] = GUIDE_PAGES.flatMap(({ path, title, sections }): Place[] => [
  { target: path, title, within: pageTexts['common.guide'] },
  ...sections.map((section) => ({ target: `${path}#${section.id}`, title: section.title, within: title })),
  ...(path === 'numbers'
    ? NUMBER_TOPICS.map((topic) => ({ target: `${path}#${topic}`, title: TOPICS[topic].title, within: title }))
    : []),
]);

/** Returns a command for every place of the guide; each opens in another tab. */
export const guideCommands = (language: Language): readonly SearchableCommand[] =>
  searchable(
    GUIDE_PLACES.map(({ target, title, within }) => ({
      id: `guide ${target}`,
      group: 'guide',
      label: title[language],
      words: wordsOf(title),
      hint: within[language],
      run: () => window.open(guideHref(target), GUIDE_TAB),
    })),
  );
