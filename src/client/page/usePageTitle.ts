import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from './pageTexts.ts';

/** The title of the current page; inside of the default layout the top bar shows it as the page's heading. */
export const pageTitleAtom = atom('');
/** The name of the current screen within that page. */
export const partTitleAtom = atom('');

/** Sets the page's title in the top bar and in the browser's tab. */
export function usePageTitle(title: string): void {
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => setTitle(title), [title, setTitle]);
}

/** Adds the name of one of several screens of a page to the browser's tab; the page keeps its own title. Undefined adds none. */
export function usePartTitle(part: string | undefined): void {
  const setPart = useSetAtom(partTitleAtom);
  useEffect(() => {
    if (part === undefined) return;
    setPart(part);
    return () => setPart('');
  }, [part, setPart]);
}

/** Shows the names of the page and its screen in the browser's tab. */
export function useDocumentTitle(): void {
  const text = useText(pageTexts);
  const names = [useAtomValue(partTitleAtom), useAtomValue(pageTitleAtom), text('product.name')];
  const title = names.filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
