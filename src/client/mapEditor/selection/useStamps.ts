import { useCallback, useEffect, useRef, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { type WriteResult, written } from '#client/saving/writeResult.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';

interface KeptStamps {
  readonly revision: number;
  readonly stamps: readonly Stamp[];
}

type Edit = (stamps: readonly Stamp[]) => readonly Stamp[];

const NONE: KeptStamps = { revision: 0, stamps: [] };
/** How often a change is made anew on what another browser has saved meanwhile. */
const TRIES = 5;

async function readStamps(): Promise<KeptStamps> {
  const { data } = await trpcClient.accountDocuments.read.query({ name: 'stamps' });
  return keptStamps(data);
}

const keptStamps = ({ revision, data }: { revision: number; data: { stamps: Stamp[] } | null }): KeptStamps => ({
  revision,
  stamps: data?.stamps ?? [],
});

function saveStamps({ revision, stamps }: KeptStamps): Promise<WriteResult<KeptStamps>> {
  const data = { stamps: [...stamps] };
  return written(trpcClient.accountDocuments.save.mutate({ name: 'stamps', revision, data }), (present) =>
    keptStamps(present as Parameters<typeof keptStamps>[0]),
  );
}

/**
 * The stamps of the account. A change is an edit of the list, stamp by stamp: where another browser has saved since, it is made
 * again on that list, so that neither loses anything. It shows at once, and is taken back where it cannot be saved.
 */
export function useStamps(): { readonly stamps: readonly Stamp[]; readonly change: (edit: Edit) => void } {
  const text = useText();
  const [shown, setShown] = useState<readonly Stamp[]>([]);
  const known = useRef<KeptStamps | undefined>(undefined);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const told = useRef(text);
  told.current = text;

  useEffect(() => {
    let isHere = true;
    // Without a connection there are none to be shown; what is kept on the server is not touched by that.
    queue.current = readStamps().then(
      (kept) => {
        known.current = kept;
        if (isHere) setShown(kept.stamps);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);

  const change = useCallback((edit: Edit) => {
    setShown(edit);
    const save = async (): Promise<void> => {
      let from = known.current ?? (await readStamps().catch(() => NONE));
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const stamps = edit(from.stamps);
        const result = await saveStamps({ revision: from.revision, stamps });
        if (result.kind === 'saved') {
          known.current = { revision: result.revision, stamps };
          setShown(stamps);
          return;
        }
        if (result.kind !== 'stale') {
          showSnackbar((result.kind === 'refused' && result.message) || told.current('map.stamp.notSaved'), {
            tone: 'danger',
          });
          break;
        }
        from = result.present;
      }
      known.current = from;
      setShown(from.stamps);
    };
    queue.current = queue.current.then(save);
  }, []);
  return { stamps: shown, change };
}
