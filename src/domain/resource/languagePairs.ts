import { askedLanguages, type ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import type { Language } from '#domain/text/languages.ts';
import { isWritten, type Written } from '#domain/text/untranslated.ts';
import { blankOf, type Resource } from './defineResource.ts';
import { holdsText, isSameValue, type Leaf, languageOfPath, leafValue, withLeaf } from './leaf.ts';

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

/** Returns the pair that is all of a group, such as the name of a place; undefined if the group holds anything else. */
export const pairWithin = (resource: Leaves, path: string): LanguagePair | undefined =>
  languagePairs(resource).find(({ ja }) => ja.path === `${path}.ja`);

/**
 * Whether an author is asked for a leaf of a record: it is the same in all languages, or is in a language of the scenario, or holds a text
 * of the author's own. The names that the rules begin with are not.
 */
export function isAsked(
  resource: Resource,
  leaf: Leaf,
  { number, record }: { readonly number: number; readonly record: object },
  languages: ScenarioLanguages,
): boolean {
  if (languages === 'both') return true;
  const language = holdsText(leaf) ? languageOfPath(leaf.path) : undefined;
  if (language === undefined || language === languages) return true;
  const text = writtenIn(leaf, record);
  if (!isWritten(text) || isSameValue(text, writtenIn(leaf, blankOf(resource, number)))) return false;
  const pair = pairOf(resource, leaf);
  return !pair || askedLanguages(languages, textsOf(pair, record)).includes(language);
}

interface Change {
  readonly number: number;
  readonly leaf: Leaf;
  readonly value: unknown;
}

/**
 * Returns changes to records with those of the copies that follow: where a text in the language of the scenario changes, its copy does if it
 * is not asked for, but is there already or demanded by the rules of the kind. A copy that is among the changes itself stays as it is there.
 * @param recordOf returns a record before the changes
 * @param languages those that the scenario is written in
 */
export function withCopies(
  resource: Resource,
  changes: readonly Change[],
  recordOf: (number: number) => object,
  languages: ScenarioLanguages,
): readonly Change[] {
  if (languages === 'both') return changes;
  const placeOf = ({ number, leaf }: Change) => `${number} ${leaf.path}`;
  const changed = new Set(changes.map(placeOf));
  const copies = changes.flatMap((change) => followingCopy(resource, change, recordOf(change.number), languages) ?? []);
  return copies.length === 0 ? changes : [...changes, ...copies.filter((copy) => !changed.has(placeOf(copy)))];
}

function followingCopy(
  resource: Resource,
  { number, leaf, value }: Change,
  record: object,
  languages: ScenarioLanguages,
): Change | undefined {
  const pair = pairOf(resource, leaf);
  if (!pair || typeof value !== 'string' || isAsked(resource, otherOf(pair, leaf), { number, record }, languages))
    return undefined;
  const copy = otherOf(pair, leaf);
  const stored = leafValue(record, copy);
  const isThere = stored !== '' && stored === leafValue(record, leaf);
  return isThere || isDemanded(resource, copy, withLeaf(record, leaf, value), number)
    ? { number, leaf: copy, value }
    : undefined;
}

const otherOf = ({ ja, en }: LanguagePair, leaf: Leaf): Leaf => (leaf === ja ? en : ja);

/** Whether a record is refused without this text. */
const isDemanded = ({ check }: Resource, { path }: Leaf, record: object, number: number): boolean =>
  check?.(record as never, number).some((problem) => problem.severity === 'error' && problem.path === path) ?? false;

/**
 * Returns a record as an author who writes in these languages would have written it: texts of the other language are blank, or a copy where
 * the rules of the kind demand one.
 */
export function inLanguages<Values extends object>(
  resource: Resource,
  number: number,
  record: Values,
  languages: ScenarioLanguages,
): Values {
  if (languages === 'both') return record;
  const others = resource.leaves.filter(
    (leaf) => holdsText(leaf) && ![undefined, languages].includes(languageOfPath(leaf.path)),
  );
  const cleared = others.reduce(
    (left, leaf) => withLeaf(left, leaf, leafValue(blankOf(resource, number), leaf)),
    record,
  );
  return others.reduce((kept, leaf) => {
    const pair = pairOf(resource, leaf);
    return pair && isDemanded(resource, leaf, kept, number)
      ? withLeaf(kept, leaf, leafValue(kept, otherOf(pair, leaf)))
      : kept;
  }, cleared);
}

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
