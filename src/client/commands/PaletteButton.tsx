import { useAtom } from 'jotai';
import Search from 'lucide-react/icons/search';
import { Suspense, useEffect } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { useText } from '#client/i18n/useText.ts';
import { prefetchWhenIdle } from '#client/shell/prefetchWhenIdle.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { isComposing } from '#client/ui/isComposing.ts';
import { isPaletteOpenAtom } from './isPaletteOpenAtom.ts';

const CommandPalette = lazyScreen(() => import('./CommandPalette.tsx'));

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the command palette, which loads with its first use; so does Ctrl+K, Cmd+K on a Mac, from anywhere. */
export function PaletteButton() {
  const text = useText();
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  useEffect(() => prefetchWhenIdle([CommandPalette.load]), []);
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey || isComposing(event)) return;
        if (!(isMac ? event.metaKey : event.ctrlKey)) return;
        event.preventDefault();
        // Another dialog first wants an answer.
        if (!document.querySelector('[role=dialog], [role=alertdialog]')) setOpen(true);
        else setOpen(false);
      },
      { signal: ending.signal },
    );
    return () => {
      ending.abort();
      setOpen(false);
    };
  }, [setOpen]);
  return (
    <>
      <IconButton
        label={text('palette.title')}
        hint={isMac ? '⌘K' : 'Ctrl+K'}
        icon={<Search size={18} />}
        onPress={() => setOpen(true)}
      />
      <Suspense>{isOpen && <CommandPalette />}</Suspense>
    </>
  );
}
