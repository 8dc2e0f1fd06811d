// A page with one text field that shows the banned words in it, like the screens that take texts.
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '#client/api/queryClient.ts';
import { useBannedWords } from '#client/api/useBannedWords.ts';

function BannedWordsPage() {
  const [text, setText] = useState('');
  const places = useBannedWords(text);
  return (
    <main>
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{places.map(({ word, start, end }) => `${word} ${start}-${end}`).join(', ')}</output>
    </main>
  );
}

createRoot(document.body).render(
  <QueryClientProvider client={queryClient}>
    <BannedWordsPage />
  </QueryClientProvider>,
);
