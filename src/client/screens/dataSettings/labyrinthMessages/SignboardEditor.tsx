import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { DeskSaving } from '#client/resource/DeskSaving.tsx';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { DeskSteps } from '#client/resource/form/DeskSteps.tsx';
import { HistoryPanel } from '#client/resource/form/HistoryPanel.tsx';
import { OpenRecordContext, useDesk } from '#client/resource/form/OpenRecord.ts';
import { ProblemList } from '#client/resource/form/ProblemList.tsx';
import { RecordLeaf } from '#client/resource/form/RecordLeaf.tsx';
import { sectionsOf } from '#client/resource/form/sectionsOf.ts';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { GameWindow } from '#client/screens/dataSettings/GameWindow.tsx';
import { useTypedText } from '#client/screens/dataSettings/useTypedText.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { Panel } from '#client/ui/Panel.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { SIGNBOARD_SIZE, type signboard } from '#domain/resources/signboard.ts';
import { LANGUAGES, type Language } from '#domain/text/languages.ts';
import { messageTexts } from './messageTexts.ts';
import * as styles from './Signboard.css.ts';

interface SignboardEditorProps {
  readonly desk: RecordDesk;
  readonly number: number;
  /** The language that is written; the other one stands beside it to be read. */
  readonly language: Language;
  /** Of the labyrinth. */
  readonly title: string;
}

/** One signboard, written on the left and hanging on the right. */
export function SignboardEditor({ desk, number, language, title }: SignboardEditorProps) {
  const text = useText(messageTexts);
  const canWrite = useAtomValue(canWriteAtom);
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  // What is to be said of the other language is said where that is written.
  const sections = useMemo(
    () => sectionsOf(desk.resource).map((section) => ({ ...section, fields: [language] })),
    [desk, language],
  );
  useFormKeys(desk, number);
  useFieldInAddress(number);
  const board = useDesk(desk, () => desk.typed(number)) as RecordOf<typeof signboard>;
  const typed = useTypedText(desk);
  const leaf = desk.resource.leaves.find(({ path }) => path === language);
  const others = LANGUAGES.filter((other) => other !== language);
  return (
    <OpenRecordContext value={open}>
      <ConflictPanel />
      <ProblemList sections={sections} />
      <Panel
        title={title}
        actions={
          <>
            <DeskSaving desk={desk} />
            {canWrite && <DeskSteps desk={desk} number={number} />}
          </>
        }
      >
        <div className={styles.editor}>
          <div>{leaf && <RecordLeaf leaf={leaf} />}</div>
          <div className={styles.boards}>
            <GameWindow
              look="signboard"
              text={(typed?.path === language ? typed.text : undefined) ?? board[language]}
              columns={SIGNBOARD_SIZE.columns}
              lines={SIGNBOARD_SIZE.lines}
              language={language}
              label={text(`message.${language}`)}
            />
            {others.map((other) => (
              <GameWindow
                key={other}
                look="signboard"
                text={board[other]}
                columns={SIGNBOARD_SIZE.columns}
                lines={SIGNBOARD_SIZE.lines}
                language={other}
                label={text(`message.${other}`)}
              />
            ))}
          </div>
        </div>
      </Panel>
      <HistoryPanel />
    </OpenRecordContext>
  );
}
