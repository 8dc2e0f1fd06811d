import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { apiErrorOf } from '#client/api/apiError.ts';
import { trpcClient } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { AccountDocumentName, AccountDocuments } from '#domain/accountDocuments/accountDocuments.ts';
import { AccountDocument, type ServerDocument } from './AccountDocument.ts';
import { savingTexts } from './savingTexts.ts';
import { written } from './written.ts';

/**
 * Returns a document that the account keeps (AccountDocument). Without a connection it is `blank`; the server's version is not changed by
 * that.
 */
export function useAccountDocument<Name extends AccountDocumentName>(name: Name, blank: AccountDocuments[Name]) {
  type Content = AccountDocuments[Name];
  const text = useText(savingTexts);
  const latestText = useRef(text);
  latestText.current = text;
  const [document] = useState(() => {
    // The answer to a name is always that document, but the answers for all names share one type.
    const asServers = ({ revision, data }: { revision: number; data: unknown }): ServerDocument<Content> => ({
      revision,
      content: (data as Content | null) ?? undefined,
    });
    type Call = Parameters<typeof trpcClient.accountDocuments.save.mutate>[0];
    const api = {
      read: () => trpcClient.accountDocuments.read.query({ name }).then(({ data }) => asServers(data)),
      save: (data: Content, revision: number) =>
        written(trpcClient.accountDocuments.save.mutate({ name, revision, data } as Call), (present) =>
          asServers(present as Parameters<typeof asServers>[0]),
        ),
    };
    const notifyNotSaved = (message: string | undefined) =>
      showSnackbar(message || latestText.current('saving.documentNotSaved'), { tone: 'danger' });
    // Without any answer the line about the connection tells it.
    const notifyNotRead = (error: unknown) => {
      if (apiErrorOf(error)) showSnackbar(latestText.current('saving.documentNotRead'), { tone: 'danger' });
    };
    return new AccountDocument<Content>(api, blank, notifyNotSaved, notifyNotRead);
  });
  useEffect(() => void document.read(), [document]);
  const content = useSyncExternalStore(document.subscribe, () => document.content);
  const isRead = useSyncExternalStore(document.subscribe, () => document.isRead);
  return { content, isRead, change: document.change };
}
