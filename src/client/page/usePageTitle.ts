import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from './pageTexts.ts';

/** The title of the present page; inside of the default layout the top bar shows it as the page's heading. */
export const pageTitleAtom = atom('');
/** Which of the screens of that page is shown. */
export const partTitleAtom = atom('');

/** Names the page in the top bar and in the browser's tab. */
export function usePageTitle(title: string): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => setTitle(title), [title, setTitle]);
}

/** Names one of several screens of a page, which keeps its own title, in the browser's tab. */
export function usePartTitle(part: string): void {
  const setPart = useSetAtom(partTitleAtom);
  useEffect(() => {
    setPart(part);
    return () => setPart('');
  }, [part, setPart]);
}

/** The browser's tab bears what the page and its screen are called. */
export function useDocumentTitle(): void {
  const text = useText(pageTexts);
  const names = [useAtomValue(partTitleAtom), useAtomValue(pageTitleAtom), text('product.name')];
  const title = names.filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
