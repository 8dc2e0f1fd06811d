import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { EventGlyph } from '#client/floor/paint/EventGlyph.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { keepPlacingAtom, kindChoiceAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { Button } from '#client/ui/Button.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { armed as armedStyle } from './ArmedKind.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';

interface ArmedKindProps {
  /** The id of the armed kind of event; 0 for none. */
  readonly value: number;
}

/** The kind that the next press in an empty cell places, a button that lists all kinds, and the lock that keeps the kind armed. */
export default function ArmedKind({ value }: ArmedKindProps) {
  const text = useText(eventFormTexts);
  const language = useAtomValue(languageAtom);
  const setChoice = useSetAtom(kindChoiceAtom);
  const [isLocked, setLocked] = useAtom(keepPlacingAtom);
  const button = useRef<HTMLDivElement>(null);
  const type = eventType(value);
  return (
    <div className={armedStyle}>
      <div ref={button}>
        <Button
          size="small"
          icon={type && <EventGlyph event={type.id} size={18} />}
          aria-haspopup="dialog"
          onPress={() => {
            const box = button.current?.getBoundingClientRect();
            if (box) setChoice({ beside: { left: box.left, top: box.top, width: box.width, height: box.height } });
          }}
        >
          {type ? text('map.event.armed', { name: type.name[language] }) : text('map.event.choose')}
        </Button>
      </div>
      <Switch isSelected={isLocked} onChange={setLocked}>
        {text('map.event.keepPlacing')}
      </Switch>
    </div>
  );
}
