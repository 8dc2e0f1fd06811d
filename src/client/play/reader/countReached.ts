import { trpcClient } from '#client/api/trpc.ts';
import type { PlaySession } from '#client/play/session/PlaySession.ts';

/** Reports to the server that a game of a work begins. Nobody waits for it, and a game needs no server. */
export function countPlay(code: string): void {
  trpcClient.works.countPlay.mutate({ code }).catch(() => {});
}

/**
 * Reports each ending that a game reaches to the server, each once.
 * @returns a function that stops it
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

/** Returns the labyrinths that were completed in the current moment; null for an ending outside of all of them. */
function endingsOf({ timeline: { present } }: PlaySession): (number | null)[] {
  const completed = present.reports.flatMap((report) => (report.kind === 'completed' ? [report.labyrinth] : []));
  const isEnd = present.reports.some(({ kind }) => kind === 'ending');
  return isEnd && completed.length === 0 ? [null] : completed;
}
