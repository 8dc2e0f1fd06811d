import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import { GameWindow } from '#client/pictures/GameWindow.tsx';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { DeskSteps } from '#client/resource/form/DeskSteps.tsx';
import { HistoryPanel } from '#client/resource/form/HistoryPanel.tsx';
import { ProblemList } from '#client/resource/form/ProblemList.tsx';
import { sectionsOf } from '#client/resource/form/sectionsOf.ts';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { useTypedText } from '#client/screens/dataSettings/useTypedText.ts';
import { Panel } from '#client/ui/Panel.tsx';
import type { RecordOf } from '#domain/resource/defineResource.ts';
import { SIGNBOARD_SIZE, type signboard } from '#domain/resources/signboard.ts';
import { askedLanguages, DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { otherLanguage } from '#domain/text/inLanguage.ts';
import type { Language } from '#domain/text/languages.ts';
import { messageTexts } from './messageTexts.ts';
import * as styles from './Signboard.css.ts';

interface SignboardEditorProps {
  readonly desk: RecordDesk;
  readonly number: number;
  /** The language being edited; the other one is only shown. */
  readonly language: Language;
  /** The title of the labyrinth. */
  readonly title: string;
}

/** One signboard, with the field on the left and the board on the right; below it the other language's board. */
export function SignboardEditor({ desk, number, language, title }: SignboardEditorProps) {
  const text = useText(messageTexts);
  const canWrite = useMay('edit');
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  // Problems of the other language are shown where that is edited.
  const sections = useMemo(
    () => sectionsOf(desk.resource, DEFAULT_LANGUAGES).map((section) => ({ ...section, fields: [language] })),
    [desk, language],
  );
  useFormKeys(desk, number);
  useFieldInAddress(number);
  const board = useDesk(desk, () => desk.typed(number)) as RecordOf<typeof signboard>;
  const languages = useScenarioLanguages();
  const typed = useTypedText(desk);
  const leaf = desk.resource.leaves.find(({ path }) => path === language);
  const other = otherLanguage(language);
  const isOtherAsked = askedLanguages(languages, board).includes(other);
  return (
    <OpenRecordContext value={open}>
      <div className={styles.sheets}>
        <ConflictPanel />
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
            <div className={styles.writing}>{leaf && <RecordLeaf leaf={leaf} />}</div>
            <div className={styles.hanging}>
              <Board
                text={(typed?.path === language ? typed.text : undefined) ?? board[language]}
                language={language}
              />
            </div>
          </div>
        </Panel>
        {/* The problems stand below the text, because above it they would move it up and down. */}
        <ProblemList sections={sections} />
        <div className={styles.pair}>
          {isOtherAsked && (
            <Panel
              title={text(`signboard.other.${other}`)}
              actions={
                <RouteLink href={recordHref(desk.scenarioId, desk.resource.name, number, other)}>
                  {text(canWrite ? `signboard.write.${other}` : `signboard.read.${other}`)}
                </RouteLink>
              }
            >
              <div className={styles.smaller}>
                <Board text={board[other]} language={other} />
              </div>
            </Panel>
          )}
          <HistoryPanel />
        </div>
      </div>
    </OpenRecordContext>
  );
}

function Board({ text: words, language }: { readonly text: string; readonly language: Language }) {
  const text = useText(messageTexts);
  return (
    <GameWindow
      look="signboard"
      text={words}
      columns={SIGNBOARD_SIZE.columns}
      lines={SIGNBOARD_SIZE.lines}
      language={language}
      label={text(`message.${language}`)}
    />
  );
}
