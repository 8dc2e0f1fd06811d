// The life of a work as one table: for every state of it, the effect of a deed. docs/product.md shows it, lifeOfWorks.test.ts tries it.

/** The states that a work can be in, in the order of its life. */
export const STATES = {
  private: 'private, without a code',
  coded: 'private, with a code',
  development: 'in development',
  prepared: 'prepared for its first release',
  open: 'open',
  updating: 'being updated',
  stopped: 'stopped',
  withdrawn: 'private again after a release',
} as const;
export type State = keyof typeof STATES;

/** The deeds. */
export const DEEDS = {
  delete: 'its author deletes it',
  stop: 'an operator stops it',
  disable: 'the account is disabled',
  leave: 'the account is deleted',
  duplicate: 'it is duplicated',
  share: 'it is shared',
  update: 'its update begins',
  variant: 'a second place releases it',
} as const;
export type Deed = keyof typeof DEEDS;

interface Outcome {
  /** Whether those who have loaded it as a sample still see that sample; undefined: as before. */
  readonly sample?: 'shared' | 'ended';
  /** The effect on readers. */
  readonly readers?: 'the file' | 'nothing';
  /** The place where its author finds it. */
  readonly author?: 'the archive' | 'nowhere';
  /** Whether the next author may use its titles. */
  readonly titles?: 'free';
  readonly told: string;
}

/** The possible outcomes of a deed. Everything that an outcome does not name stays as before. */
export const OUTCOMES = {
  removed: {
    ...{ readers: 'nothing', sample: 'ended', author: 'nowhere', titles: 'free' },
    told: 'It is gone with all that is in it; its titles are free.',
  },
  stopped: {
    ...{ readers: 'nothing', sample: 'ended' },
    told: 'Readers get nothing, the sharing ends, and it stays in the list of its author.',
  },
  archived: {
    ...{ readers: 'nothing', sample: 'ended', author: 'the archive' },
    told: 'As stopped, and it goes from the list to the archive.',
  },
  held: {
    ...{ readers: 'nothing', sample: 'ended' },
    told: 'As stopped, and its author can change no status, release and share nothing until an operator clears it.',
  },
  unshared: { sample: 'ended', told: 'The sharing ends, and its author cannot share it until an operator clears it.' },
  left: {
    ...{ readers: 'nothing', sample: 'ended', author: 'nowhere' },
    told: 'Row, code and titles stay taken, without owner, author name or files.',
  },
  updating: { readers: 'nothing', told: 'Readers get nothing until the next release.' },
  opened: { readers: 'the file', told: 'Readers have it in that place.' },
  shared: { sample: 'shared', told: 'It is a sample as it is now; readers notice nothing.' },
  same: { told: 'Nothing happens to it.' },
  refused: { told: 'The call is refused (409), and nothing happens to it.' },
} as const satisfies Record<string, Outcome>;
export type OutcomeName = keyof typeof OUTCOMES;

const NEVER_RELEASED = { delete: 'removed', stop: 'held', disable: 'held', leave: 'removed' } as const;
const RELEASED = { delete: 'archived', stop: 'held', disable: 'held', leave: 'left' } as const;
const OTHERS = { duplicate: 'same', share: 'shared', update: 'refused', variant: 'opened' } as const;

export const TABLE: Readonly<Record<State, Readonly<Record<Deed, OutcomeName>>>> = {
  private: { ...NEVER_RELEASED, ...OTHERS, disable: 'unshared', variant: 'refused' },
  coded: { ...NEVER_RELEASED, ...OTHERS },
  development: { ...NEVER_RELEASED, ...OTHERS },
  prepared: { ...NEVER_RELEASED, ...OTHERS },
  open: { ...RELEASED, ...OTHERS, delete: 'stopped', update: 'updating' },
  updating: { ...RELEASED, ...OTHERS },
  stopped: { ...RELEASED, ...OTHERS },
  withdrawn: { ...RELEASED, ...OTHERS },
};

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const rule = (count: number): string => `|${'---|'.repeat(count)}`;

/** Returns the table as in docs/product.md. */
export const tableInDocs = (): string =>
  [
    line(['A work that is', ...Object.values(DEEDS)]),
    rule(Object.keys(DEEDS).length + 1),
    ...Object.entries(STATES).map(([state, told]) => line([told, ...Object.values(rowOf(state as State))])),
    '',
    line(['Outcome', 'What it means']),
    rule(2),
    ...Object.entries(OUTCOMES).map(([name, { told }]) => line([name, told])),
  ].join('\n');

const rowOf = (state: State): OutcomeName[] => (Object.keys(DEEDS) as Deed[]).map((deed) => TABLE[state][deed]);
