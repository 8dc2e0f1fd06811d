import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useWritingLanguage } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { SIGNBOARD_SIZE, type SignboardPlace, signboard, signboardNumber } from '#domain/resources/signboard.ts';
import * as styles from './windows.css.ts';

/** Whether the labyrinth's signboards are shown, with their texts; they are edited with the messages. */
export function SignboardInput() {
  const { desk, number } = useOpenRecord();
  const boards = useRecordDesk(signboard, desk.scenarioId);
  return (
    <>
      <LeafOf path="with_signboard_displayed" />
      {boards && (
        <div className={`${styles.wide} ${styles.windows}`}>
          {(['entrance', 'ending'] as const).map((place) => (
            <Board key={place} desk={boards} labyrinth={number} place={place} />
          ))}
        </div>
      )}
    </>
  );
}

interface BoardProps {
  readonly desk: RecordDesk;
  readonly labyrinth: number;
  readonly place: SignboardPlace;
}

function Board({ desk, labyrinth, place }: BoardProps) {
  const text = useText(labyrinthTexts);
  const language = useWritingLanguage();
  const canWrite = useMay('edit');
  const number = signboardNumber(labyrinth, place);
  const board = useRecord(desk, number) as RecordOf<typeof signboard>;
  const name = text(`sign.${place}`);
  return (
    <div className={styles.sign}>
      <span className={styles.title}>{name}</span>
      {board[language] === '' ? (
        <p className={styles.empty}>{text('sign.empty')}</p>
      ) : (
        <GameWindow
          look="signboard"
          text={board[language]}
          columns={SIGNBOARD_SIZE.columns}
          lines={SIGNBOARD_SIZE.lines}
          language={language}
          label={name}
        />
      )}
      {canWrite && (
        <div>
          <RouteLink href={recordHref(desk.scenarioId, 'signboard', number, language)}>
            {text(`sign.${place}.edit`)}
          </RouteLink>
        </div>
      )}
    </div>
  );
}
