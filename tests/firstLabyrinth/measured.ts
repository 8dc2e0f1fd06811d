import type { Player } from '../support/player/Player.ts';

/** Estimated time per action of a player, in seconds. */
const SECONDS = { step: 1, turn: 0.5, battle: 15, round: 25, page: 7, home: 75 } as const;

/** The statistics of a played game, with an estimate of its duration in minutes. */
export function measured({ inputs, counts, members }: Player) {
  const count = (what: string) => inputs.filter((input) => input.do === what).length;
  const { stepped: steps = 0, battle: battles = 0, left: home = 0 } = counts;
  const turns = count('left') + count('right') + count('around');
  const [rounds, pages] = [count('round'), count('next')];
  const seconds =
    steps * SECONDS.step +
    turns * SECONDS.turn +
    battles * SECONDS.battle +
    rounds * SECONDS.round +
    pages * SECONDS.page +
    home * SECONDS.home;
  const levels = members.map(({ member }) => member.level);
  const level = Math.round(levels.reduce((sum, one) => sum + one, 0) / levels.length);
  return { steps, battles, rounds, home, level, minutes: Math.round(seconds / 60) };
}
