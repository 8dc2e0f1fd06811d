import './ui/base.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { queryClient } from './api/queryClient.ts';
import { trpc, trpcClient } from './api/trpc.ts';
import { addTexts } from './i18n/dictionary.ts';
import { languageAtom } from './i18n/language.ts';
import { watchAccessToken } from './shell/accessToken.ts';
import { reloadOnMissingChunk } from './shell/reloadOnMissingChunk.ts';
import { shellTexts } from './shell/shellTexts.ts';

addTexts(shellTexts);
watchAccessToken();
reloadOnMissingChunk();
// Answers carry texts of the server, which are in the language they were asked for in.
getDefaultStore().sub(languageAtom, () => void queryClient.invalidateQueries());

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </trpc.Provider>,
  );
}
