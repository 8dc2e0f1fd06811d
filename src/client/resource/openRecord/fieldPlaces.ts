import type { Field } from '#domain/resource/field.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { Language } from '#domain/text/languages.ts';

/** The width of a field in a row of a form: one column, two, or the whole row. */
type Span = 'one' | 'two' | 'whole';

/** Long texts and composites take the whole row, choices by name two columns. */
export function spanOf(field: Field): Span {
  switch (field.kind) {
    case 'int':
    case 'flag':
    case 'choice':
      return 'one';
    case 'text':
      return field.maxLines > 1 ? 'whole' : 'two';
    case 'reference':
    case 'sound':
    case 'image':
    case 'range':
    case 'dice':
      return 'two';
    default:
      return 'whole';
  }
}

/** Consecutive checks share a place, two stacked in each: a check is half as high as a label and its box. */
const FLAGS_IN_PLACE = 2;

/** Groups fields by the place of the form that they share, in order; most fields have a place of their own. */
export function placesIn<Of extends { readonly field: Field }>(fields: readonly Of[]): Of[][] {
  const places: Of[][] = [];
  for (const one of fields) {
    const last = places.at(-1);
    const isBeside = one.field.kind === 'flag' && last?.[0]?.field.kind === 'flag' && last.length < FLAGS_IN_PLACE;
    if (isBeside) last.push(one);
    else places.push([one]);
  }
  return places;
}

/** Candidates for the number of columns, the most useful first: five, six (three texts in a row), or four (two texts). */
const COLUMNS = [5, 6, 4] as const;
type Columns = (typeof COLUMNS)[number];
/** In half-width characters: the longest label that fits next to the limits of its number in one column of six. */
const SHORT_LABEL = 12;

/** Returns the number of columns of a wide form that leaves the fewest places empty. */
export function columnsOf(fields: readonly { readonly field: Field }[]): Columns {
  const inLines = placesIn(fields).flatMap(([first]) => (first && spanOf(first.field) !== 'whole' ? first.field : []));
  const spans = inLines.map(spanOf);
  const single = inLines.filter((field) => spanOf(field) === 'one');
  const candidates = COLUMNS.filter(
    (columns) => columns === 5 || (columns === 6 ? single.every(isShort) : single.length === 0),
  );
  return candidates.reduce((best, columns) =>
    emptyPlaces(spans, columns) < emptyPlaces(spans, best) ? columns : best,
  );
}

/** Whether the label and limits of a number fit into one column of six. */
const isShort = (field: Field): boolean =>
  field.kind === 'int' &&
  Object.values(field.label).every((label) => displayWidth(`${label}${field.max}`) <= SHORT_LABEL);

/** In half-width characters: the longest label with the limits of its number that fits into one line of one column. */
const LINE_OF_LABEL = 30;

/**
 * Whether the label of any number needs two lines next to its limits. Then all labels reserve two lines, so that their boxes start at the
 * same height.
 */
export const hasLongLabel = (fields: readonly { readonly field: Field }[], language: Language): boolean =>
  fields.some(({ field }) => {
    if (field.kind !== 'int') return false;
    const named = field.options.map(({ code, label }) => ` / ${code} ${label[language]}`);
    const line = [field.label[language], `${field.min} – ${field.max}`, ...named].join('');
    return displayWidth(line) > LINE_OF_LABEL;
  });

/** Counts the places left empty at the ends of rows with this many columns. */
function emptyPlaces(spans: readonly Span[], columns: number): number {
  let empty = 0;
  let left = 0;
  for (const span of spans) {
    const size = span === 'two' ? 2 : 1;
    if (size > left) {
      empty += left;
      left = columns;
    }
    left -= size;
  }
  return empty + left;
}
