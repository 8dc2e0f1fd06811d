import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { saveBackupAtom } from '#client/shell/scenario/saveBackupAtom.ts';
import { scenarioFrameTexts } from '#client/shell/scenario/scenarioFrameTexts.ts';
import { type Command, wordsOf } from './Command.ts';

/** What can be done to the open scenario as a whole; nothing while none is open that may be changed. */
export function useScenarioEntries(): readonly Command[] {
  const text = useText(scenarioFrameTexts);
  const saveBackup = useAtomValue(saveBackupAtom);
  return useMemo(
    () =>
      saveBackup
        ? [
            {
              id: 'work saveBackup',
              group: 'work',
              label: text('backup.save'),
              words: wordsOf(scenarioFrameTexts['backup.save']),
              run: saveBackup.run,
            },
          ]
        : [],
    [text, saveBackup],
  );
}
