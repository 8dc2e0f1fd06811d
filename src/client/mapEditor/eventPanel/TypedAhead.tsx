import { useAtom } from 'jotai';
import { type CompositionEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { focusMap } from '#client/mapEditor/stage/focusMap.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { CATCHER, doFingersPoint, isInForm, passToMap } from './useTypedAhead.ts';

interface TypedAheadProps {
  /** Called with the first letter: if the panels are hidden, the form must be shown now. */
  readonly onTyped: () => void;
}

/**
 * Takes the focus when an event is placed, and buffers the text typed before its form appears. Placing with a finger opens no keyboard,
 * and hidden panels stay hidden: in these cases the form gets the focus with the first letter.
 */
export function TypedAhead({ onTyped }: TypedAheadProps) {
  const [placed, setPlaced] = useAtom(placedAtom);
  return placed === 'waiting' && <Catcher onMissed={() => setPlaced(undefined)} onTyped={onTyped} />;
}

function Catcher({ onMissed, onTyped }: TypedAheadProps & { readonly onMissed: () => void }) {
  const text = useText(mapEditorTexts);
  const catcher = useRef<HTMLTextAreaElement>(null);
  const missed = useRef(onMissed);
  missed.current = onMissed;
  useLayoutEffect(() => {
    catcher.current?.focus({ preventScroll: true });
    // A dialog over the map keeps the focus.
    if (document.activeElement !== catcher.current) missed.current();
  }, []);
  const convert = ({ currentTarget, type }: CompositionEvent) =>
    currentTarget.toggleAttribute('data-converting', type === 'compositionstart');
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event)) focusMap();
    else passToMap(event);
  }
  return (
    <textarea
      {...{ [CATCHER]: true }}
      ref={catcher}
      className={visuallyHidden}
      aria-label={text('map.event.typedAhead')}
      tabIndex={-1}
      onInput={onTyped}
      onCompositionUpdate={onTyped}
      inputMode={doFingersPoint() ? 'none' : undefined}
      onCompositionStart={convert}
      onCompositionEnd={convert}
      onBlur={({ relatedTarget }: FocusEvent) => relatedTarget !== null && !isInForm(relatedTarget) && onMissed()}
      onKeyDown={press}
    />
  );
}
