import type { WarningRule } from '#domain/catalogs/checkRules.ts';
import { paddedNumber, RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { ScenarioLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { type Fault, issueFault } from '#domain/text/fault.ts';
import type { Label } from '#domain/text/languages.ts';
import { unencodable } from '#domain/text/shiftJis.ts';
import { isWritten, untranslated, type Written } from '#domain/text/untranslated.ts';
import { writeCell } from './cellText.ts';
import { isThere, type NumberedProblem, type Problem, type Resource } from './defineResource.ts';
import type { FieldMap } from './field.ts';
import { languagePairs } from './languagePairs.ts';
import { type Leaf, leafValue } from './leaf.ts';

/** Whether a record with this number was written. */
export type Exists = (kind: RecordKindName, number: number) => boolean;

/** Returns the problems that prevent a whole record from being stored (see `recordProblems`). */
export const recordErrors = (...judged: Parameters<typeof recordProblems>): Problem[] =>
  recordProblems(...judged).filter(({ severity }) => severity === 'error');

/**
 * Returns values out of range, and problems by the rules of the kind.
 * @param stored the record it was made from; unchanged values need no check
 */
export function recordProblems(resource: Resource, record: object, number: number, stored: object): Problem[] {
  const problems: Problem[] = [];
  for (const [name, field] of Object.entries<FieldMap[string]>(resource.fields)) {
    const value = (record as Record<string, unknown>)[name];
    if (value === (stored as Record<string, unknown>)[name]) continue;
    for (const issue of field.schema.safeParse(value).error?.issues ?? []) {
      problems.push({ path: [name, ...issue.path].join('.'), severity: 'error', fault: issueFault(issue) });
    }
  }
  return [...problems, ...(resource.check?.(record as never, number) ?? [])];
}

/** Returns new errors between records (see `checkTogether`) after a change, given the records before and after. */
export function contradictions(
  { checkTogether }: Resource,
  before: ReadonlyMap<number, object>,
  after: ReadonlyMap<number, object>,
): NumberedProblem[] {
  const errorsOf = (records: ReadonlyMap<number, object>) =>
    (checkTogether?.(records as never) ?? []).filter(({ severity }) => severity === 'error');
  const known = errorsOf(before).map((problem) => JSON.stringify(problem));
  return errorsOf(after).filter((problem) => !known.includes(JSON.stringify(problem)));
}

/**
 * Returns all problems of a record (none for a blank one): its own rules, missing references, missing texts and English, and characters
 * that an export would lose.
 * @param languages those that the scenario is written in
 */
export function checkRecord(
  resource: Resource,
  record: object,
  number: number,
  exists: Exists,
  languages: ScenarioLanguages,
): Problem[] {
  if (!isThere(resource, record, number)) return [];
  const found = resource.check?.(record as never, number) ?? [];
  const own = languages === 'ja' ? found.filter(({ rule }) => rule !== 'english') : found;
  return [
    ...own,
    ...danglingReferences(resource.leaves, record, exists),
    ...missingTexts(resource, record, languages).filter(({ path }) => !own.some((problem) => problem.path === path)),
    ...lostCharacters(resource, record),
  ];
}

/** Returns the references of some leaves to records that were not written. */
export function danglingReferences(leaves: readonly Leaf[], record: object, exists: Exists): Problem[] {
  return leaves.flatMap((leaf) => {
    if (leaf.field.kind !== 'reference') return [];
    const number = leafValue(record, leaf) as number;
    // References of blank records are not checked: they are none, or a record that should exist.
    if (number === leaf.field.initial) return [];
    return exists(leaf.field.to, number) ? [] : [warning(leaf, missingRecord(leaf.field.to, number), 'reference')];
  });
}

/** Words a reference to a record that was not written. */
export function missingRecord(kind: RecordKindName, number: number): Label {
  const { title } = RECORD_KINDS[kind];
  const padded = paddedNumber(kind, number);
  return {
    ja: `${title.ja}の${padded}番はまだ作られていません。`,
    en: `There is no number ${padded} in ${title.en.toLowerCase()} yet.`,
  };
}

/**
 * Returns the texts that a record in use still lacks: its name, and texts that are written in another language only. If the scenario is
 * written in one language, the other one is never missing.
 */
export function missingTexts(resource: Resource, record: object, languages: ScenarioLanguages): Problem[] {
  const { names, naming } = resource;
  const pairs = languagePairs(resource).filter(({ ja }) => naming !== 'note' || ja.path !== names?.ja);
  return pairs.flatMap(({ ja, en }): Problem[] => {
    const [own, other] = languages === 'en' ? [en, ja] : [ja, en];
    const [text = '', otherText = ''] = [own, other].map((leaf) => leafValue(record, leaf) as Written);
    if (isWritten(text)) {
      const lacking = languages === 'both' ? untranslated(en.path, text, otherText) : [];
      return lacking.map((one) => warning(one, one.fault, 'english'));
    }
    const isMissed = isWritten(otherText) || (!naming && ja.path === names?.ja);
    return isMissed ? [warning(own, { key: 'required' }, 'required')] : [];
  });
}

function warning({ path }: Pick<Leaf, 'path'>, fault: Fault, rule: WarningRule): Problem {
  return { path, severity: 'warning', rule, fault };
}

/** Returns the characters that an export must replace because Shift_JIS lacks them. */
function lostCharacters(resource: Resource, record: object): Problem[] {
  return resource.leaves.flatMap((leaf) => {
    const value = leafValue(record, leaf);
    if (typeof value === 'number' || typeof value === 'boolean') return [];
    const lost = new Set(unencodable(writeCell(leaf, value)).map(({ character }) => character));
    if (lost.size === 0) return [];
    return [warning(leaf, { key: 'not_in_shift_jis', values: { characters: [...lost].join(' ') } }, 'characters')];
  });
}
