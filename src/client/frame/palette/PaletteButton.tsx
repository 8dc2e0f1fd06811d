import { useAtom } from 'jotai';
import Search from 'lucide-react/icons/search';
import { Suspense, useCallback, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { isKey } from '#client/commands/keyCombination.ts';
import { frameTexts } from '#client/frame/frameTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { isComposing } from '#client/ui/isComposing.ts';
import { isPaletteOpenAtom } from './isPaletteOpenAtom.ts';

const CommandPalette = lazyScreen(() => import('./CommandPalette.tsx'));

const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the command palette, which loads with its first use; so does Ctrl+K, Cmd+K on a Mac, from anywhere. */
export function PaletteButton() {
  const text = useText(frameTexts);
  const [isOpen, setOpen] = useAtom(isPaletteOpenAtom);
  useEffect(() => prefetchWhenIdle([CommandPalette.load]), []);
  const open = useCallback(() => {
    if (CommandPalette.isLoaded()) setOpen(true);
    else void holdFocus(CommandPalette.load).then(() => flushSync(() => setOpen(true)));
  }, [setOpen]);
  useEffect(() => {
    const ending = new AbortController();
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isKey(event, 'k') || event.shiftKey || event.altKey || isComposing(event)) return;
        if (!(isMac ? event.metaKey : event.ctrlKey)) return;
        event.preventDefault();
        // Another dialog has to be answered first.
        if (!document.querySelector('[role=dialog], [role=alertdialog]')) open();
        else setOpen(false);
      },
      { signal: ending.signal },
    );
    return () => {
      ending.abort();
      setOpen(false);
    };
  }, [open, setOpen]);
  return (
    <>
      <IconButton
        label={text('palette.title')}
        hint={isMac ? '⌘K' : 'Ctrl+K'}
        icon={<Search size={18} />}
        onPress={open}
      />
      <Suspense>{isOpen && <CommandPalette />}</Suspense>
    </>
  );
}

/** Discards keys typed while something loads: it is too early for the palette, and they are not for the element that had the focus. */
async function holdFocus(load: () => Promise<unknown>): Promise<void> {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement)) return;
  focused.blur();
  // On a failure, nothing gets the focus: the palette waits for its chunk where it is rendered.
  await load().then(
    () => focused.focus({ preventScroll: true }),
    () => {},
  );
}
