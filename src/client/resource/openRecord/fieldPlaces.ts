import type { Field } from '#domain/resource/field.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import type { Language } from '#domain/text/languages.ts';

/** How much of a line of a form a field takes: one place, two, or all of it. */
type Span = 'one' | 'two' | 'whole';

/** Long texts and composites take the whole line, what is chosen by name two places. */
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

/** Checks that follow one another stand below each other, two in a place: each is half as high as a label and its box. */
const FLAGS_IN_PLACE = 2;

/** The fields that share a place of a form, in order: most have one of their own. */
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

/** The most places that a line has, the most useful first: five, or three texts in six, or two in four. */
const COLUMNS = [5, 6, 4] as const;
type Columns = (typeof COLUMNS)[number];
/** In half-width characters: a label beside the limits of its number in one place of six. */
const SHORT_LABEL = 12;

/** The number of places in a row of a wide form, so that the fewest are left empty. */
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

/** Whether a number has room in a place of six. */
const isShort = (field: Field): boolean =>
  field.kind === 'int' &&
  Object.values(field.label).every((label) => displayWidth(`${label}${field.max}`) <= SHORT_LABEL);

/** In half-width characters: a label and the limits of its number in one line of one place. */
const LINE_OF_LABEL = 30;

/** Whether the label of a number takes two lines beside its limits, so that boxes begin at one height only where all labels have room for two. */
export const hasLongLabel = (fields: readonly { readonly field: Field }[], language: Language): boolean =>
  fields.some(({ field }) => {
    if (field.kind !== 'int') return false;
    const named = field.options.map(({ code, label }) => ` / ${code} ${label[language]}`);
    const line = [field.label[language], `${field.min} – ${field.max}`, ...named].join('');
    return displayWidth(line) > LINE_OF_LABEL;
  });

/** The places left empty at the ends of rows of this many places. */
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
