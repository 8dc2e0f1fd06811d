import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { LeafOf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { signboard } from '#domain/resources/signboard.ts';
import { SignWriter } from './SignWriter.tsx';
import * as styles from './windows.css.ts';

/** Whether the labyrinth's signboards are shown, and the boards, which are written here. */
export function SignboardInput() {
  const { desk, number } = useOpenRecord();
  const boards = useRecordDesk(signboard, desk.scenarioId);
  return (
    <>
      <LeafOf path="with_signboard_displayed" />
      {boards && (
        <div className={`${styles.wide} ${styles.windows}`}>
          {(['entrance', 'ending'] as const).map((place) => (
            <SignWriter key={`${number} ${place}`} desk={boards} labyrinth={number} place={place} />
          ))}
        </div>
      )}
    </>
  );
}
