import { useAtom } from 'jotai';
import { type CompositionEvent, type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { placedAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { focusMap } from '#client/mapEditor/focusMap.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { isComposing } from '#client/ui/isComposing.ts';
import { visuallyHidden } from '#client/ui/visuallyHidden.css.ts';
import { CATCHER, doFingersPoint, handToMap, isInForm } from './useTypedAhead.ts';

/**
 * Takes the focus when an event is placed, and what is typed before its form has loaded. A finger that places calls up no keyboard: there
 * the form gets the focus with the first letter.
 */
export function TypedAhead() {
  const [placed, setPlaced] = useAtom(placedAtom);
  return placed === 'waiting' && <Catcher onMissed={() => setPlaced(undefined)} />;
}

function Catcher({ onMissed }: { readonly onMissed: () => void }) {
  const text = useText(mapEditorTexts);
  const catcher = useRef<HTMLTextAreaElement>(null);
  const missed = useRef(onMissed);
  missed.current = onMissed;
  useLayoutEffect(() => {
    catcher.current?.focus({ preventScroll: true });
    // Where the panels are hidden there is no form to type into.
    if (document.activeElement !== catcher.current) missed.current();
  }, []);
  const convert = ({ currentTarget, type }: CompositionEvent) =>
    currentTarget.toggleAttribute('data-converting', type === 'compositionstart');
  function press(event: KeyboardEvent) {
    if (event.key === 'Escape' && !isComposing(event)) focusMap();
    else handToMap(event);
  }
  return (
    <textarea
      {...{ [CATCHER]: true }}
      ref={catcher}
      className={visuallyHidden}
      aria-label={text('map.event.typedAhead')}
      tabIndex={-1}
      inputMode={doFingersPoint() ? 'none' : undefined}
      onCompositionStart={convert}
      onCompositionEnd={convert}
      onBlur={({ relatedTarget }: FocusEvent) => relatedTarget !== null && !isInForm(relatedTarget) && onMissed()}
      onKeyDown={press}
    />
  );
}
