import type { Run } from '#game/run/Run.ts';
import type { Draft } from '#game/state/GameState.ts';

/** Takes somebody out of the game for good: the others keep their order, and the party names them as before. */
export function forget({ draft }: { readonly draft: Draft }, at: number): void {
  draft.roster = draft.roster.filter((_, place) => place !== at);
  draft.party = draft.party.flatMap((place) => (place === at ? [] : place > at ? place - 1 : place));
}

/** Somebody is lost, of whom nothing is left to be called back. */
export function lose(run: Run, at: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  run.sink?.({ kind: 'gone', name_ja: member.name_ja, name_en: member.name_en });
  forget(run, at);
}
