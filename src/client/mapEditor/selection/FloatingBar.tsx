import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyScreen } from '#client/i18n/lazyScreen.ts';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { ActionButton } from './ActionButton.tsx';
import { bar, dropped, place } from './FloatingBar.css.ts';
import { type SelectionDesk, selectionDeskAtom } from './selectionDesk.ts';
import { useSelection } from './useSelection.ts';

const LinkQuestion = lazyScreen(() => import('./LinkQuestion.tsx'));
const TURNS = ['left', 'right', 'mirror'];

/** Over the map while a part floats there: what it is, what falls off the rim, and buttons for who has no keys. */
export function FloatingBar() {
  const desk = useAtomValue(selectionDeskAtom);
  return desk ? <OpenBar desk={desk} /> : null;
}

function OpenBar({ desk: { selection, commands } }: { readonly desk: SelectionDesk }) {
  const text = useText();
  const { floating, isAsking } = useSelection(selection);
  if (!floating) return null;
  return (
    <div className={place}>
      <section className={bar} aria-label={text('map.floating')}>
        <span>
          {text(`map.step.${floating.origin}`)} {text('map.floating.count', { count: floating.count })}
        </span>
        {floating.dropped > 0 && (
          <strong className={dropped}>{text('map.floating.dropped', { count: floating.dropped })}</strong>
        )}
        {commands
          .filter(({ id }) => TURNS.includes(id))
          .map((command) => (
            <ActionButton key={command.id} command={command} />
          ))}
        <Button size="small" tone="plain" onPress={() => selection.cancel()}>
          {text('map.floating.cancel')}
        </Button>
        <Button size="small" tone="primary" onPress={() => selection.drop()}>
          {text('map.floating.lay')}
        </Button>
      </section>
      {isAsking && (
        <Suspense>
          <LinkQuestion selection={selection} />
        </Suspense>
      )}
    </div>
  );
}
