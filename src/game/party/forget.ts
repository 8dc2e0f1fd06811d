import type { Run } from '#game/run/Run.ts';
import type { Draft } from '#game/state/GameState.ts';

/** Removes a member from the game: the others keep their order, and the indices of the party are adjusted. */
export function forget({ draft }: { readonly draft: Draft }, at: number): void {
  draft.roster = draft.roster.filter((_, place) => place !== at);
  draft.party = draft.party.flatMap((place) => (place === at ? [] : place > at ? place - 1 : place));
}

/** Handles a member that is lost for ever. */
export function lose(run: Run, at: number): void {
  const member = run.draft.roster[at];
  if (!member) return;
  run.sink?.({ kind: 'gone', name_ja: member.name_ja, name_en: member.name_en });
  forget(run, at);
}
