import { useMemo, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { useWritingLanguage, useWrittenLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { labyrinthTexts } from '#client/screens/labyrinths/labyrinthTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { SIGNBOARD_SIZE, type SignboardPlace, signboard, signboardNumber } from '#domain/resources/signboard.ts';
import * as styles from './windows.css.ts';

interface SignWriterProps {
  /** The desk of the signboards. */
  readonly desk: RecordDesk;
  readonly labyrinth: number;
  readonly place: SignboardPlace;
}

/** A signboard of a labyrinth as the game shows it, and written in the same place. */
export function SignWriter({ desk, labyrinth, place }: SignWriterProps) {
  const text = useText(labyrinthTexts);
  const canWrite = useMay('edit');
  const [isWriting, write] = useState(false);
  const language = useWritingLanguage();
  const languages = useWrittenLanguages();
  const number = signboardNumber(labyrinth, place);
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  const board = useDesk(desk, () => desk.typed(number)) as RecordOf<typeof signboard>;
  const name = text(`sign.${place}`);
  const shown = board[language] || languages.map((one) => board[one]).find((words) => words !== '');
  return (
    <div className={styles.sign}>
      {shown === undefined || shown === '' ? (
        <>
          <span className={styles.title}>{name}</span>
          {!isWriting && <p className={styles.empty}>{text('sign.empty')}</p>}
        </>
      ) : (
        <GameWindow
          look="signboard"
          text={shown}
          columns={SIGNBOARD_SIZE.columns}
          lines={SIGNBOARD_SIZE.lines}
          language={language}
          label={name}
        />
      )}
      {isWriting && (
        <OpenRecordContext value={open}>
          {signboard.leaves
            .filter(({ path }) => languages.some((one) => one === path))
            .map((leaf) => (
              <RecordLeaf key={leaf.path} leaf={leaf} />
            ))}
          <DeskSaving desk={desk} />
        </OpenRecordContext>
      )}
      {canWrite && (
        <div>
          <Button size="small" aria-expanded={isWriting} onPress={() => write(!isWriting)}>
            {text(isWriting ? 'sign.close' : `sign.${place}.edit`)}
          </Button>
        </div>
      )}
    </div>
  );
}
