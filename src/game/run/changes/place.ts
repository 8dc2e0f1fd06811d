import { turned } from '#game/state/Standing.ts';
import { markPlace, type Writers, type Writing } from './write.ts';

const QUARTERS = { right: 1, around: 2, left: 3 } as const;

/** Changes of the party's position, and of its knowledge of the floors. */
export const placeChanges: Writers<'stand' | 'turn' | 'see' | 'find' | 'open' | 'mark' | 'countStep' | 'endQuiet'> = {
  stand: ({ draft }, { to }) => {
    draft.place = to;
  },
  turn: (run, { to }) => {
    const { draft, random, sink } = run;
    const { facing: before } = draft.place;
    const facing =
      to === 'any' ? turned(before, random.below(4)) : typeof to === 'number' ? to : turned(before, QUARTERS[to]);
    draft.place = { ...draft.place, facing };
    sink?.({ kind: 'turned', facing });
  },
  see: (run, { cell }) => markPlace(run, 'seen', cell.floor, cell.at),
  find: (run, { edge }) => {
    markPlace(run, 'opened', edge.floor, edge.at);
    run.sink?.({ kind: 'found', edge: edge.at });
  },
  open: (run, { edge }) => {
    markPlace(run, 'opened', edge.floor, edge.at);
    run.sink?.({ kind: 'unlocked', edge: edge.at });
  },
  mark: (run, { cell }) => markPlace(run, 'once', cell.floor, cell.at),
  countStep: (run) => {
    run.draft.walked++;
    run.draft.quiet++;
    countDown(run);
  },
  endQuiet: ({ draft }) => {
    draft.quiet = 0;
  },
};

/** Counts down the steps of continued spells, and ends those that have none left. */
function countDown({ draft, sink }: Writing): void {
  if (draft.spells.length === 0) return;
  const ended = draft.spells.filter(({ steps }) => steps === 1);
  draft.spells = draft.spells
    .filter(({ steps }) => steps !== 1)
    .map((one) => (one.steps === 0 ? one : { ...one, steps: one.steps - 1 }));
  for (const { spell } of ended) sink?.({ kind: 'spellEnded', spell });
}
