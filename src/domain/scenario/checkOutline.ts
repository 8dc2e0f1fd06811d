import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Problem, RecordOf } from '#domain/resource/defineResource.ts';
import { type AuthorComment, CREDITS_PAGE, isShown } from '#domain/resources/outline/authorComment.ts';
import { searchItem, UNSET } from '#domain/resources/outline/searchItem.ts';
import { issueFault } from '#domain/text/fault.ts';
import { LANGUAGES, type Label } from '#domain/text/languages.ts';
import { languagesOf, type ScenarioLanguages } from './scenarioLanguages.ts';
import { TITLE_FIELDS, TITLE_NAMES, type Titles } from './titleFields.ts';

interface Outline {
  readonly titles: Titles;
  readonly comments: ReadonlyMap<number, AuthorComment>;
  readonly search: RecordOf<typeof searchItem>;
  readonly languages: ScenarioLanguages;
}

/** A missing part of the work outline before a release, and the record that lacks it. */
export type OutlineProblem = Problem & {
  readonly kind: Extract<RecordKindName, 'title_author_name' | 'author_comment' | 'search_item'>;
};

/** Returns all problems of the work outline (docs/product.md, "Work outline"). They matter only before a release. */
export function checkOutline({ titles, comments, search, languages }: Outline): OutlineProblem[] {
  return [...titleProblems(titles), ...commentProblems(comments, languages), ...searchProblems(search)];
}

const problem = (kind: OutlineProblem['kind'], path: string, fault: Problem['fault']): OutlineProblem => ({
  kind,
  path,
  severity: 'warning',
  rule: 'publishing',
  fault,
});

function titleProblems(titles: Titles): OutlineProblem[] {
  return TITLE_NAMES.flatMap((name) => {
    if (titles[name].trim() === '') return [problem('title_author_name', name, MISSING[name])];
    const [issue] = TITLE_FIELDS[name].schema.safeParse(titles[name]).error?.issues ?? [];
    return issue ? [problem('title_author_name', name, issueFault(issue))] : [];
  });
}

const MISSING: Readonly<Record<keyof Titles, Label>> = {
  author_name: { ja: '公開には作者名が必要です。', en: 'A release needs an author name.' },
  title_ja: { ja: '公開には日本語のタイトルが必要です。', en: 'A release needs a Japanese title.' },
  title_en: {
    ja: '公開には英語のタイトルが必要です。日本語のタイトルを写すこともできます。',
    en: 'A release needs an English title. It may be a copy of the Japanese one.',
  },
};

function commentProblems(comments: Outline['comments'], languages: ScenarioLanguages): OutlineProblem[] {
  const isAnyShown = [...comments].some(
    ([number, comment]) => number !== CREDITS_PAGE && LANGUAGES.some((language) => isShown(comment, language)),
  );
  return isAnyShown ? [] : [problem('author_comment', `menu_title_${languagesOf(languages)[0] ?? 'ja'}`, NO_PAGE)];
}

const NO_PAGE: Label = {
  ja: '作者コメントのページがまだありません。',
  en: 'There is no page of author comments yet.',
};

/** Returns the search items that are not filled in; sets need at least one entry. */
export const unsetFields = (search: Outline['search']): (keyof typeof search)[] =>
  (Object.keys(searchItem.fields) as (keyof typeof search)[]).filter((name) => {
    const value = search[name];
    return typeof value === 'number' ? value === UNSET : !Object.values(value).some(Boolean);
  });

function searchProblems(search: Outline['search']): OutlineProblem[] {
  const unset = unsetFields(search);
  const [first] = unset;
  if (first === undefined) return [];
  const labels = unset.map((name) => searchItem.fields[name].label);
  const fault = {
    ja: `検索項目が未設定です：${labels.map(({ ja }) => ja).join('、')}`,
    en: `Search items that are not set: ${labels.map(({ en }) => en.toLowerCase()).join(', ')}`,
  };
  return [problem('search_item', first, fault)];
}
