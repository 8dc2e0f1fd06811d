import './ui/base.css.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './App.tsx';
import { watchAccessToken } from './api/accessToken.ts';
import { siteConnection } from './api/connection/siteConnection.ts';
import { tellConnection } from './api/connection/tellConnection.ts';
import { queryClient, tellFailuresWith } from './api/queryClient.ts';
import { trpc, trpcClient } from './api/trpc.ts';
import { languageAtom } from './i18n/language.ts';
import { openAhead } from './openAhead.ts';
import { ignoreStrayFiles } from './page/ignoreStrayFiles.ts';
import { registerServiceWorker } from './page/registerServiceWorker.ts';
import { showError } from './page/showError.ts';
import { watchVersion } from './page/version/watchVersion.ts';
import { timings } from './timings.ts';

// The content security policy lets nobody make code out of text, and reports who tries.
config({ jitless: true });
watchAccessToken();
tellConnection(siteConnection);
tellFailuresWith(showError);
watchVersion();
registerServiceWorker();
ignoreStrayFiles(window);
const opened = openAhead(location.pathname);
// What was read before the connection went, or from what the browser has kept, is out of date.
siteConnection.subscribe((_state, before) => before === 'offline' && void queryClient.invalidateQueries());
// Answers carry texts of the server, which are in the language they were asked for in.
getDefaultStore().sub(languageAtom, () => void queryClient.invalidateQueries());

/** A screen that comes within a moment is shown at once: where React shows first that one waits, it shows nothing else for 300 ms. */
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
  // Drawn in slices, between which the page answers.
  startTransition(() => createRoot(root).render(site));
});
