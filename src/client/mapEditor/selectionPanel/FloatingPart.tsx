import { Suspense } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { SelectionState } from '#client/mapEditor/selection/MapSelection.ts';
import type { SelectionDesk } from '#client/mapEditor/selection/selectionDesk.ts';
import { selectionTexts } from '#client/mapEditor/selectionTexts.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { Button } from '#client/ui/Button.tsx';
import { ActionButton } from './ActionButton.tsx';
import { bar, dropped, place, words } from './FloatingPart.css.ts';
import { floatingTexts } from './floatingTexts.ts';

const LinkQuestion = lazyScreen(() => import('./LinkQuestion.tsx'));
const NumberQuestion = lazyScreen(() => import('./NumberQuestion.tsx'));

const TURNS = ['left', 'right', 'mirror'];

interface FloatingPartProps {
  readonly desk: SelectionDesk;
  readonly floating: NonNullable<SelectionState['floating']>;
  readonly asked: SelectionState['asked'];
}

/** Shows the number of floating cells and of those that would fall off the rim, with buttons for users without a keyboard. */
export default function FloatingPart({ desk, floating, asked }: FloatingPartProps) {
  const { selection, commands } = desk;
  const text = useText(floatingTexts, selectionTexts);
  return (
    <div className={place} data-over-tools>
      <section className={bar} aria-label={text('map.floating')}>
        <p className={words}>
          <span>
            {text('map.floating.count', { origin: text(`map.step.${floating.origin}`), count: floating.count })}
          </span>
          {floating.dropped > 0 && (
            <strong className={dropped}>{text('map.floating.dropped', { count: floating.dropped })}</strong>
          )}
        </p>
        {commands
          .filter(({ id }) => TURNS.includes(id))
          .map((command) => (
            <ActionButton key={command.id} command={command} size="small" />
          ))}
        <Button size="small" tone="plain" onPress={() => selection.cancel()}>
          {text('map.floating.cancel')}
        </Button>
        <Button size="small" tone="primary" onPress={() => selection.drop()}>
          {text('map.floating.lay')}
        </Button>
      </section>
      {asked === 'links' && (
        <Suspense>
          <LinkQuestion selection={selection} />
        </Suspense>
      )}
      {asked === 'numbers' && (
        <Suspense>
          <NumberQuestion desk={desk} />
        </Suspense>
      )}
    </div>
  );
}
