/** The harms that a text can have. */
export const HARMS = {
  'banned word': 'くそったれ',
  'invisible letter': 'a\u200bb',
  'bidi override': '\u202eab',
  'half surrogate': 'a\ud800',
  'over-wide': 'w',
} as const;
export type Harm = keyof typeof HARMS;

/** The texts of a scenario: its titles and author name, those that readers see, and those for authors. */
export type Place = 'title' | 'author name' | 'readers' | 'authors';

/** The ways by which a text gets into a scenario, and from it to others. */
export const WAYS = ['form and table', 'REST', 'tRPC', 'CSV', 'project file', 'backup', 'sample', 'release'] as const;
export type Way = (typeof WAYS)[number];

/**
 * `refused`: nothing is written, and the answer names the field. `cut`: the part that fits is taken, and reported. `told`: taken whole, and
 * reported. `taken`: without any report. `-`: it cannot get there this way.
 */
export type Verdict = 'refused' | 'cut' | 'told' | 'taken' | '-';

type Row = Readonly<Record<Way, Verdict>>;
const row = (...verdicts: readonly Verdict[]): Row =>
  Object.fromEntries(WAYS.map((way, at) => [way, verdicts[at] ?? '-'])) as Row;

const everywhere = (...verdicts: readonly Verdict[]): Readonly<Record<Place, Row>> => ({
  title: row(...verdicts),
  'author name': row(...verdicts),
  readers: row(...verdicts),
  authors: row(...verdicts),
});

/** The table of docs/safety.md's promises about texts, in the order of WAYS; docs/wire.md shows it. */
export const VERDICTS: Readonly<Record<Harm, Readonly<Record<Place, Row>>>> = {
  'banned word': {
    title: row('told', 'refused', 'refused', '-', 'told', 'told', 'refused', 'refused'),
    'author name': row('told', 'taken', 'taken', '-', 'told', 'told', 'refused', 'refused'),
    readers: row('told', 'taken', 'taken', 'told', 'told', 'told', 'refused', 'refused'),
    authors: row('taken', 'taken', 'taken', 'taken', 'taken', 'taken', 'taken', 'taken'),
  },
  'invisible letter': {
    ...everywhere('taken', 'taken', 'taken', '-', 'taken', 'taken', 'taken', 'taken'),
    title: row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
    'author name': row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
  },
  'bidi override': {
    ...everywhere('taken', 'taken', 'taken', '-', 'taken', 'taken', 'taken', 'taken'),
    title: row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
    'author name': row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
  },
  'half surrogate': everywhere('refused', 'refused', 'refused', '-', 'refused', '-', '-', '-'),
  'over-wide': {
    ...everywhere('refused', 'refused', 'refused', 'refused', 'cut', '-', '-', '-'),
    title: row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
    'author name': row('refused', 'refused', 'refused', '-', 'cut', '-', '-', '-'),
  },
};
