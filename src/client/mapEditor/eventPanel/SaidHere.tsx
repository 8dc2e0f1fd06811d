import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { mayBeMade } from '#client/resource/model/makeRecord.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { type Message, SaidText } from '#client/resource/said/SaidText.tsx';
import { Button } from '#client/ui/Button.tsx';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { askedLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { about } from './EventForm.css.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { languages, message as messageStyle } from './SaidHere.css.ts';

interface SaidHereProps {
  readonly scenarioId: string;
  /** The name of what is said. */
  readonly name: string;
  /** The message's number; 0 if there is none. */
  readonly number: number;
  /** The messages of all texts of the event, this one among them: they are written in the same languages. */
  readonly all: readonly number[];
  /** The first text has the switch of the languages, and the game's window below it. */
  readonly isFirst: boolean;
  /** Called with the number of a message that was made by typing. */
  readonly onMade: (number: number) => void;
  /** Called when the text is loaded, or known not to come. */
  readonly onShown?: (() => void) | undefined;
}

/** The language in which the texts of events are written, once it was chosen. */
const chosenAtom = atom<Language | undefined>(undefined);

/** A text of an event, written in place; typing where there is none makes a message. */
export default function SaidHere({ scenarioId, onShown, ...props }: SaidHereProps) {
  const desk = useRecordDesk(labyrinthMessage, scenarioId);
  useEffect(() => {
    if (desk) onShown?.();
  }, [desk, onShown]);
  return desk ? <Said desk={desk} {...props} /> : null;
}

function Said({
  desk,
  name,
  number,
  all,
  isFirst,
  onMade,
}: Omit<SaidHereProps, 'scenarioId' | 'onShown'> & { readonly desk: RecordDesk }) {
  const text = useText(eventFormTexts, pageTexts);
  const canWrite = useMay('edit');
  const asked = useAsked(desk, all);
  const shown = useAtomValue(languageAtom);
  const [chosen, setChosen] = useAtom(chosenAtom);
  const wanted = chosen ?? shown;
  const language = asked.includes(wanted) ? wanted : (asked[0] ?? wanted);
  const canMake = useDesk(desk, () => mayBeMade(desk));
  if (number === 0 && !canWrite) return null;
  return (
    <div className={messageStyle}>
      {isFirst && asked.length > 1 && (
        <div className={languages}>
          {asked.map((one) => (
            <Button
              key={one}
              size="small"
              tone={one === language ? 'quiet' : 'plain'}
              aria-pressed={one === language}
              onPress={() => setChosen(one)}
            >
              {text(`language.${one}`)}
            </Button>
          ))}
        </div>
      )}
      <SaidText
        desk={desk}
        number={number}
        language={language}
        label={text('map.event.said', { name })}
        onMade={onMade}
      />
      {number === 0 && isFirst && canMake && <p className={about}>{text('map.event.said.hint')}</p>}
      {number > 0 && isFirst && <Preview {...{ desk, number, language }} />}
    </div>
  );
}

function Preview({
  desk,
  number,
  language,
}: {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly language: Language;
}) {
  const text = useText(eventFormTexts);
  const message = useDesk(desk, () => desk.typed(number)) as Message;
  return (
    <GameWindow
      text={message[`message_${language}_boxes`][0] ?? ''}
      columns={40}
      lines={message.window_lines}
      language={language}
      label={text('map.event.message.preview')}
    />
  );
}

/** Returns the languages in which the author is asked for texts: those of the scenario, and those in which one is written. */
function useAsked(desk: RecordDesk, numbers: readonly number[]): readonly Language[] {
  const written = useScenarioLanguages();
  const asked = useDesk(desk, () => {
    const messages = numbers.filter((one) => one > 0).map((one) => desk.typed(one) as Message);
    const texts = (language: Language) => messages.map((one) => one[`message_${language}_boxes`].join('\n')).join('');
    return askedLanguages(written, { ja: texts('ja'), en: texts('en') }).join(' ');
  });
  return LANGUAGES.filter((language) => asked.split(' ').includes(language));
}
