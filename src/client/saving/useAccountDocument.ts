import { useCallback, useEffect, useRef, useState } from 'react';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { AccountDocumentName, AccountDocuments } from '#domain/accountDocuments/accountDocuments.ts';
import { savingTexts } from './savingTexts.ts';
import { written } from './writeResult.ts';

interface Kept<Content> {
  readonly revision: number;
  readonly content: Content;
}

/** How often a change is made anew on what another browser has saved meanwhile. */
const TRIES = 5;

/**
 * A document that the account keeps. A change is an edit of it: where another browser has saved since, it is made again on what
 * that one has left, so that neither loses anything. It shows at once, and is taken back where it cannot be saved. Without a
 * connection the document is `blank`; what is kept on the server is not touched by that.
 */
export function useAccountDocument<Name extends AccountDocumentName>(name: Name, blank: AccountDocuments[Name]) {
  type Content = AccountDocuments[Name];
  const text = useText(savingTexts);
  const [shown, setShown] = useState<Content>(blank);
  const [isRead, setRead] = useState(false);
  const known = useRef<Kept<Content> | undefined>(undefined);
  /** The changes that are not saved yet, in their order. */
  const unsaved = useRef<readonly ((content: Content) => Content)[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef({ text, blank });
  latest.current = { text, blank };

  /** Shows what the server has, with what is not saved yet. */
  const show = useCallback((kept: Content) => {
    const content = unsaved.current.reduce((before, edit) => edit(before), kept);
    setShown(content);
    setRead(true);
  }, []);

  const asKept = useCallback(
    // What a name answers is that document; the answers of all names have one type.
    ({ revision, data }: { revision: number; data: unknown }): Kept<Content> => ({
      revision,
      content: (data as Content | null) ?? latest.current.blank,
    }),
    [],
  );

  useEffect(() => {
    let isHere = true;
    queue.current = trpcClient.accountDocuments.read.query({ name }).then(
      ({ data }) => {
        known.current = asKept(data);
        if (isHere) show(known.current.content);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [name, asKept, show]);

  /** Resolves to whether the server has it. */
  const change = useCallback(
    (edit: (content: Content) => Content): Promise<boolean> => {
      unsaved.current = [...unsaved.current, edit];
      show(known.current?.content ?? latest.current.blank);
      const settle = (kept: Kept<Content>) => {
        known.current = kept;
        unsaved.current = unsaved.current.filter((one) => one !== edit);
        show(kept.content);
      };
      const save = async (): Promise<boolean> => {
        let from = known.current ?? { revision: 0, content: latest.current.blank };
        for (let attempt = 0; attempt < TRIES; attempt++) {
          const content = edit(from.content);
          const call = { name, revision: from.revision, data: content };
          type Call = Parameters<typeof trpcClient.accountDocuments.save.mutate>[0];
          const result = await written(trpcClient.accountDocuments.save.mutate(call as Call), (present) =>
            asKept(present as { revision: number; data: unknown }),
          );
          if (result.kind === 'saved') {
            settle({ revision: result.revision, content });
            return true;
          }
          if (result.kind !== 'stale') {
            const words = latest.current.text('saving.documentNotSaved');
            showSnackbar((result.kind === 'refused' && result.message) || words, { tone: 'danger' });
            break;
          }
          from = result.present;
        }
        settle(from);
        return false;
      };
      const isSaved = queue.current.then(save);
      queue.current = isSaved.then(() => {});
      return isSaved;
    },
    [name, asKept, show],
  );
  return { content: shown, isRead, change };
}
