import { trpcClient } from '#client/api/trpc.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';

/** Tells the server that a game of a work begins. Nobody waits for it, and a game needs no server. */
export function countPlay(code: string): void {
  trpcClient.works.countPlay.mutate({ code }).catch(() => {});
}

/**
 * Tells the server of each ending that a game comes to, each once.
 * @returns ends it
 */
export function countEndings(code: string, session: PlaySession): () => void {
  const counted = new Set<number | null>();
  return session.subscribe(() => {
    for (const labyrinth of endingsOf(session)) {
      if (counted.has(labyrinth)) continue;
      counted.add(labyrinth);
      trpcClient.works.countEnding.mutate({ code, labyrinth }).catch(() => {});
    }
  });
}

/** The labyrinths that were completed in the present moment; null for an ending outside of all. */
function endingsOf({ timeline: { present } }: PlaySession): (number | null)[] {
  const completed = present.reports.flatMap((report) => (report.kind === 'completed' ? [report.labyrinth] : []));
  const isEnd = present.reports.some(({ kind }) => kind === 'ending');
  return isEnd && completed.length === 0 ? [null] : completed;
}
