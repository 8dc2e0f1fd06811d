import { useText } from '#client/i18n/useText.ts';
import { useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { gameWindowTexts } from '#client/pictures/gameWindowTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk, useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { settingOn } from './useRanges.ts';
import { wide, windows } from './windows.css.ts';

/** The message at the entrance: its choice, and its first page as the game shows it. */
export function MessageInput() {
  const { desk, number } = useOpenRecord();
  const chosen = useDesk(desk, () => settingOn(desk, number).message_number);
  const messages = useRecordDesk(labyrinthMessage, desk.scenarioId);
  return (
    <>
      <LeafOf path="message_number" />
      {messages && chosen > 0 && <FirstPage desk={messages} number={chosen} />}
    </>
  );
}

function FirstPage({ desk, number }: { readonly desk: RecordDesk; readonly number: number }) {
  const text = useText(gameWindowTexts);
  const message = useRecord(desk, number) as RecordOf<typeof labyrinthMessage>;
  const languages = useWrittenLanguages();
  return (
    <section className={`${wide} ${windows}`} aria-label={text('message.preview')}>
      {languages.map((language) => (
        <GameWindow
          key={language}
          text={message[`message_${language}_boxes`][0] ?? ''}
          columns={40}
          lines={message.window_lines}
          language={language}
          label={message[`title_${language}`]}
        />
      ))}
    </section>
  );
}
