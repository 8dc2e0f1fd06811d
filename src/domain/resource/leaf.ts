import { type ScenarioLanguages, withoutLanguage } from '#domain/scenario/scenarioLanguages.ts';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';
import type { CompositeField, Field, FieldMap, LeafField } from './field.ts';

/**
 * One value of a record and its place: a cell of a table, a column of a file, the subject of a conflict. Code that works on values
 * works on leaves and knows no composite fields.
 */
export interface Leaf {
  /** Its keys, joined by dots. */
  readonly path: string;
  readonly keys: readonly string[];
  readonly field: LeafField;
  /** The label, with those of the composites that contain it. */
  readonly label: Label;
  /** Its explanation, or that of its group. */
  readonly help?: Label;
  /** For authors only (see `forAuthors`); every other leaf is for readers. */
  readonly isAuthorsOwn?: true;
}

/** Returns every leaf of `fields`, in the order of their declaration. */
export function leavesOf(
  fields: FieldMap,
  keys: readonly string[] = [],
  within?: Pick<Leaf, 'label' | 'help' | 'isAuthorsOwn'>,
): Leaf[] {
  return Object.entries(fields).flatMap(([name, any]) => {
    const field = any as unknown as Field;
    const path = [...keys, name];
    const label = within ? joinLabels(within.label, field.label) : field.label;
    const help = ('help' in field && field.help) || within?.help;
    const isAuthorsOwn = field.isAuthorsOwn ?? within?.isAuthorsOwn;
    const placed = { label, ...(help && { help }), ...(isAuthorsOwn && { isAuthorsOwn }) };
    if (isComposite(field)) return leavesOf(field.fields, path, placed);
    return [{ path: path.join('.'), keys: path, field, ...placed }];
  });
}

export const isComposite = (field: Field): field is CompositeField => 'fields' in field;

/** Whether a leaf is text. */
export const holdsText = ({ field }: Leaf): boolean => field.kind === 'text' || field.kind === 'boxes';

/**
 * Returns the language that the name of a text ends in, as in `name_en` or `message_ja_boxes`; undefined for what is the same in all
 * languages. Some texts exist in one language alone, such as a plural.
 * @param path of a leaf, or of a page in it
 */
export function languageOfPath(path: string): Language | undefined {
  const name = path.replace(/(?:_boxes)?(?:\.\d+)?$/, '');
  return LANGUAGES.find((language) => name.split(/[._]/).at(-1) === language);
}

/** Returns the label of a leaf for the author of a scenario in these languages: if it is one alone, its texts do not name it. */
export const ownLabel = ({ path, label }: Pick<Leaf, 'path' | 'label'>, languages: ScenarioLanguages): Label =>
  languageOfPath(path) === languages ? withoutLanguage(label, languages) : label;

/** Whether a leaf is text that readers can see, which must not hold banned words when it is published. */
export const isReadersText = (leaf: Leaf): boolean => holdsText(leaf) && !leaf.isAuthorsOwn;

/** Returns the value of a leaf in a record. */
export function leafValue(record: object, { keys }: Pick<Leaf, 'keys'>): unknown {
  let value: unknown = record;
  for (const key of keys) value = (value as Record<string, unknown>)[key];
  return value;
}

/** Returns the record with another value in one leaf; everything else is shared with `record`. */
export const withLeaf = <Values extends object>(record: Values, leaf: Leaf, value: unknown): Values =>
  withLeaves(record, [[leaf, value]]);

/** Returns the record with other values in some leaves; unchanged parts are shared with `record`. */
export function withLeaves<Values extends object>(
  record: Values,
  changes: Iterable<readonly [leaf: Pick<Leaf, 'keys'>, value: unknown]>,
): Values {
  const changed = copyOf(record);
  for (const [{ keys }, value] of changes) {
    let within = changed as Record<string, unknown>;
    let before = record as Record<string, unknown>;
    const last = keys.length - 1;
    for (let at = 0; at < last; at++) {
      const key = keys[at] as string;
      const shared = before[key] as Record<string, unknown>;
      if (within[key] === shared) within[key] = copyOf(shared);
      within = within[key] as Record<string, unknown>;
      before = shared;
    }
    within[keys[last] as string] = value;
  }
  return changed;
}

/** For objects of such varied shapes, assigning is twice as fast as spreading. */
const copyOf = <Part extends object>(part: Part): Part =>
  (Array.isArray(part) ? part.slice() : Object.assign({}, part)) as Part;

/** Whether two records have different values in a leaf. Shared parts are skipped. */
export function differIn(leaf: Leaf, one: object, other: object): boolean {
  const name = leaf.keys[0] as keyof object;
  return one[name] !== other[name] && !isSameValue(leafValue(one, leaf), leafValue(other, leaf));
}

/** Returns the leaves with different values in two records. */
export const changedLeaves = (leaves: readonly Leaf[], one: object, other: object): Leaf[] =>
  leaves.filter((leaf) => differIn(leaf, one, other));

/** Returns the fields of `other` that differ from `one`, each as a whole. */
export function changedFields(leaves: readonly Leaf[], one: object, other: object): Record<string, unknown> {
  const names = changedLeaves(leaves, one, other).map(({ keys }) => keys[0] as string);
  return Object.fromEntries(names.map((name) => [name, (other as Record<string, unknown>)[name]]));
}

/** Whether two values of one leaf are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((part, index) => part === other[index]);
}

const joinLabels = (outer: Label, inner: Label): Label => ({
  ja: `${outer.ja} ${inner.ja}`,
  en: `${outer.en} ${inner.en}`,
});
/** Returns the leaf of a path, which may point into it: the path of a page of a message is that of its leaf and the index of the page. */
export const leafAt = <Of extends { readonly path: string }>(leaves: readonly Of[], path: string): Of | undefined =>
  leaves.find((leaf) => `${path}.`.startsWith(`${leaf.path}.`));

/**
 * Returns the label of a path with those of the composites that contain it: of a leaf, of a group such as `wish.wishes`, or of a part of a
 * leaf, which has the leaf's. Undefined if the path leads to no field.
 */
export function labelAt(fields: FieldMap, path: string): Label | undefined {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name] as Field | undefined;
  if (!field || rest.length === 0 || !isComposite(field)) return field?.label;
  const inner = labelAt(field.fields, rest.join('.'));
  return inner && joinLabels(field.label, inner);
}
