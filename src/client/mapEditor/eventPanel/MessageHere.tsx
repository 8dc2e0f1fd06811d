import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { useScenarioLanguages, useWritingLanguage } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { makeRecord, mayBeMade } from '#client/resource/model/makeRecord.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { useLastDraft } from '#client/saving/useLastDraft.ts';
import { Button } from '#client/ui/Button.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { askedLanguages } from '#domain/scenario/scenarioLanguages.ts';
import { withoutControls } from '#domain/text/displayWidth.ts';
import type { Language } from '#domain/text/languages.ts';
import { wrapLines } from '#domain/text/wrapLines.ts';
import { eventFormTexts } from './eventFormTexts.ts';
import { languages, message as messageStyle } from './MessageHere.css.ts';

type Message = RecordOf<typeof labyrinthMessage>;

interface MessageHereProps {
  readonly scenarioId: string;
  /** The message's number; 0 if the event has none. */
  readonly number: number;
  /** Called with the number of a message that was created by typing. */
  readonly onMade: (number: number) => void;
  /** Called when the text is loaded, or known not to come. */
  readonly onShown?: (() => void) | undefined;
}

/** The text of an event's message, edited in place; typing into an empty field creates a message. */
export default function MessageHere({ scenarioId, number, onMade, onShown }: MessageHereProps) {
  const desk = useRecordDesk(labyrinthMessage, scenarioId);
  const canWrite = useMay('edit');
  useEffect(() => {
    if (desk) onShown?.();
  }, [desk, onShown]);
  if (!desk) return null;
  if (number > 0) return <Written desk={desk} number={number} />;
  return canWrite && mayBeMade(desk) && <Unwritten desk={desk} onMade={onMade} />;
}

function Unwritten({ desk, onMade }: { readonly desk: RecordDesk; readonly onMade: (number: number) => void }) {
  const text = useText(eventFormTexts);
  const language = useWritingLanguage();
  const { maxWidth, maxLines } = labyrinthMessage.fields.message_ja_boxes;
  const [typed, setTyped] = useState('');
  /** Creates the message. Not called in typing pauses, because then another field replaces this one. */
  async function begin() {
    const words = wrapLines(withoutControls(typed), maxWidth, maxLines);
    if (words.trim() === '') return;
    setTyped('');
    const number = await makeRecord(desk, words, language);
    if (number !== undefined) onMade(number);
  }
  useLastDraft(() => void begin());
  return (
    <TextArea
      label={text('map.event.message.new')}
      hint={text('map.event.message.new.hint')}
      value={typed}
      onChange={setTyped}
      onBlur={() => void begin()}
      {...{ maxWidth, maxLines }}
    />
  );
}

function Written({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText(eventFormTexts, pageTexts);
  const shown = useAtomValue(languageAtom);
  const message = useDesk(desk, () => desk.typed(number)) as Message;
  const { message_ja_boxes: ja, message_en_boxes: en } = message;
  const asked = askedLanguages(useScenarioLanguages(), { ja: ja.join('\n'), en: en.join('\n') });
  const [chosen, setLanguage] = useState<Language>(shown);
  const language = asked.includes(chosen) ? chosen : (asked[0] ?? chosen);
  const path = `message_${language}_boxes` as const;
  const leaf = labyrinthMessage.leaves.find((one) => one.path === path);
  return (
    <div className={messageStyle}>
      <div className={languages}>
        {(asked.length > 1 ? asked : []).map((one) => (
          <Button
            key={one}
            size="small"
            tone={one === language ? 'quiet' : 'plain'}
            aria-pressed={one === language}
            onPress={() => setLanguage(one)}
          >
            {text(`language.${one}`)}
          </Button>
        ))}
      </div>
      <OpenRecordContext value={{ desk, number }}>{leaf && <RecordLeaf key={path} leaf={leaf} />}</OpenRecordContext>
      <GameWindow
        text={message[path][0] ?? ''}
        columns={40}
        lines={message.window_lines}
        language={language}
        label={text('map.event.message.preview')}
      />
    </div>
  );
}
