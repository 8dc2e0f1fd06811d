import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useText } from '#client/i18n/useText.ts';

/** The title of the present screen; inside of the default layout the top bar shows it as the page's heading. */
export const pageTitleAtom = atom('');

/** Names the screen in the top bar and in the browser's tab. */
export function usePageTitle(title: string): void {
  const text = useText();
  const setTitle = useSetAtom(pageTitleAtom);
  useEffect(() => {
    setTitle(title);
    document.title = title ? `${title} - ${text('product.name')}` : text('product.name');
  }, [title, text, setTitle]);
}
