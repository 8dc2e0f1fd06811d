import { useCallback } from 'react';
import { useAccountDocument } from '#client/saving/useAccountDocument.ts';
import type { Stamp } from '#domain/accountDocuments/stamps.ts';

type Edit = (stamps: readonly Stamp[]) => readonly Stamp[];

const NONE = { stamps: [] };

/** Returns the stamps of the account. A change is an edit of the list, stamp by stamp. */
export function useStamps(): { readonly stamps: readonly Stamp[]; readonly change: (edit: Edit) => void } {
  const { content, change: changeDocument } = useAccountDocument('stamps', NONE);
  const change = useCallback(
    (edit: Edit) => void changeDocument(({ stamps }) => ({ stamps: [...edit(stamps)] })),
    [changeDocument],
  );
  return { stamps: content.stamps, change };
}
