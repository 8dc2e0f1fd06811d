import { askedLanguages, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';
import { isWritten, type Written } from '#domain/text/untranslated.ts';
import type { Resource } from './defineResource.ts';
import { holdsText, type Leaf, leafValue, withLeaf } from './leaf.ts';

/** The leaves that hold one text in each language. */
export type LanguagePair = Readonly<Record<Language, Leaf>>;

type Leaves = Pick<Resource, 'leaves'>;

const known = new WeakMap<Leaves['leaves'], readonly LanguagePair[]>();

/** Returns the pairs of texts whose paths end in `ja` and `en`. */
export function languagePairs({ leaves }: Leaves): readonly LanguagePair[] {
  const before = known.get(leaves);
  if (before) return before;
  const pairs = leaves.flatMap((ja) => {
    if (!holdsText(ja)) return [];
    const en = leaves.find(({ path }) => path === ja.path.replace(/ja(?=$|_boxes$)/, 'en'));
    return en && en !== ja ? [{ ja, en }] : [];
  });
  known.set(leaves, pairs);
  return pairs;
}

const pairOf = (resource: Leaves, leaf: Leaf): LanguagePair | undefined =>
  languagePairs(resource).find(({ ja, en }) => ja === leaf || en === leaf);

/** Returns the language of a text; undefined for what is the same in all languages. */
const languageOf = (resource: Leaves, leaf: Leaf): Language | undefined => {
  const pair = pairOf(resource, leaf);
  if (pair) return pair.ja === leaf ? 'ja' : 'en';
  // Some texts exist in English alone, such as a plural.
  return holdsText(leaf) && leaf.path.endsWith('_en') ? 'en' : undefined;
};

/**
 * Whether an author is asked for a leaf of a record: it is the same in all languages, or is in a language of the scenario, or holds a text
 * of its own.
 */
export function isAsked(resource: Leaves, leaf: Leaf, record: object, languages: ScenarioLanguages): boolean {
  if (languages === 'both') return true;
  const language = languageOf(resource, leaf);
  if (language === undefined || language === languages) return true;
  const pair = pairOf(resource, leaf);
  return pair
    ? askedLanguages(languages, textsOf(pair, record)).includes(language)
    : isWritten(writtenIn(leaf, record));
}

/**
 * Returns the copy of a leaf, with its value, that goes with a change to it: of a text in the language of the scenario, whose copy is not
 * asked for, but is there already or demanded by the rules of the kind. Undefined if there is none.
 * @param record the record before the change
 */
export function followingCopy(
  resource: Resource,
  leaf: Leaf,
  { record, number }: { readonly record: object; readonly number: number },
  value: unknown,
  languages: ScenarioLanguages,
): { readonly leaf: Leaf; readonly value: unknown } | undefined {
  const pair = pairOf(resource, leaf);
  if (!pair || typeof value !== 'string' || isAsked(resource, otherOf(pair, leaf), record, languages)) return undefined;
  const copy = otherOf(pair, leaf);
  const stored = leafValue(record, copy);
  const isThere = stored !== '' && stored === leafValue(record, leaf);
  return isThere || isDemanded(resource, copy, withLeaf(record, leaf, value), number)
    ? { leaf: copy, value }
    : undefined;
}

const otherOf = ({ ja, en }: LanguagePair, leaf: Leaf): Leaf => (leaf === ja ? en : ja);

/** Whether a record is refused without this text. */
const isDemanded = ({ check }: Resource, { path }: Leaf, record: object, number: number): boolean =>
  check?.(record as never, number).some((problem) => problem.severity === 'error' && problem.path === path) ?? false;

/** Returns the text of a leaf in the other language, of which an empty one may become a copy; undefined if there is none. */
export function otherText(
  resource: Leaves,
  leaf: Leaf,
  record: object,
): { readonly language: Language; readonly value: Written } | undefined {
  const pair = pairOf(resource, leaf);
  if (!pair || isWritten(writtenIn(leaf, record))) return undefined;
  const language = pair.ja === leaf ? 'en' : 'ja';
  const value = writtenIn(pair[language], record);
  return isWritten(value) ? { language, value } : undefined;
}

const writtenIn = (leaf: Leaf, record: object): Written => leafValue(record, leaf) as Written;

const textsOf = ({ ja, en }: LanguagePair, record: object) => ({
  ja: [writtenIn(ja, record)].flat().join('\n'),
  en: [writtenIn(en, record)].flat().join('\n'),
});
