import './ui/base.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './App.tsx';
import { watchAccessToken } from './api/accessToken.ts';
import { announceConnection } from './api/connection/announceConnection.ts';
import { siteConnection } from './api/connection/siteConnection.ts';
import { queryClient, showFailuresWith } from './api/queryClient.ts';
import { trpc, trpcClient } from './api/trpc.ts';
import { languageAtom } from './i18n/language.ts';
import { openAhead } from './openAhead.ts';
import { announceStorage } from './page/announceStorage.ts';
import { ignoreStrayFiles } from './page/ignoreStrayFiles.ts';
import { markLanguages } from './page/markLanguages.ts';
import { registerServiceWorker } from './page/registerServiceWorker.ts';
import { showError } from './page/showError.ts';
import { watchVersion } from './page/version/watchVersion.ts';
import { timings } from './timings.ts';

// The content security policy forbids code made from text, and reports attempts.
config({ jitless: true });
watchAccessToken();
announceConnection(siteConnection);
showFailuresWith(showError);
watchVersion();
registerServiceWorker();
ignoreStrayFiles(window);
markLanguages(document);
void announceStorage();
const opened = openAhead(location.pathname);
// After an outage all answers are outdated: those read before it, and those from the browser's store.
siteConnection.subscribe((_state, before) => before === 'offline' && void queryClient.invalidateQueries());
// Answers contain texts of the server, in the language of the request.
getDefaultStore().sub(languageAtom, () => void queryClient.invalidateQueries());

/** A screen that loads within a moment is shown at once: after React has shown a fallback, it shows nothing else for 300 ms. */
const moment = new Promise((resolve) => setTimeout(resolve, timings.firstSpinner));
void Promise.race([opened, moment]).then(() => {
  const root = document.getElementById('root');
  if (!root) return;
  const site = (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <App />
      </QueryClientProvider>
    </trpc.Provider>
  );
  // Renders in slices, so that the page stays responsive.
  startTransition(() => createRoot(root).render(site));
});
