import { NO_BITS } from '#game/state/bits.ts';
import type { GameState } from '#game/state/GameState.ts';
import type { Member } from '#game/state/Member.ts';
import { newGame } from '#game/state/newGame.ts';
import { SAMPLE_CHARACTERS } from '#game/world/sampleCharacters.ts';

const NO_USES = Array.from({ length: 12 }, () => 0);

/** The standard six with ten hit points each and no known spells. */
export const sampleMembers: readonly Member[] = SAMPLE_CHARACTERS.map(
  ({ name_ja, name_en, job, race, alignment, sex, age, level, experience, stats }) => ({
    ...{ name_ja, name_en, job, race, alignment, sex, age, level, experience, stats },
    hp: 10,
    max_hp: 10,
    states: NO_BITS,
    items: [],
    known: NO_BITS,
    uses: { mage: NO_USES, priest: NO_USES },
    titles: NO_BITS,
    days: 0,
    gold: 0,
  }),
);

/** A new game of the standard six, in the city. */
export const sampleGame = (change: Partial<GameState> = {}): GameState => ({
  ...newGame(
    {
      roster: sampleMembers,
      party: [0, 1, 2, 3, 4, 5],
      gold: 600,
      flags: NO_BITS,
      labyrinths: [1],
    },
    [1, 2],
  ),
  ...change,
});
