/** A mutant that no test can kill, since the program behaves the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The line of the code, trimmed. */
  readonly line: string;
  /** The line with the mutant. */
  readonly mutated: string;
  readonly reason: string;
}

/** An entry whose line no longer exists is refused: whoever changes the line has to reconsider it. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'src/domain/events/kinds/questions/choiceQuestion.ts',
    line: '.map((label, at) => ({ label, chosen: turnOn(flags[at] ?? 0) }))',
    mutated: '.map((label, at) => ({ label, chosen: turnOn(flags[at] ?? 1) }))',
    reason: 'There are as many flags as labels, so the default only satisfies the compiler.',
  },
  {
    file: 'src/game/battle/fightRound.ts',
    line: 'const added = order[seat] ?? 0;',
    mutated: 'const added = order[seat] ?? 1;',
    reason: 'A fight has an order for every seat, so the default only satisfies the compiler.',
  },
];
