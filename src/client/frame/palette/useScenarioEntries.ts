import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { saveBackupAtom } from '#client/frame/scenario/saveBackupAtom.ts';
import { useText } from '#client/i18n/useText.ts';
import { backupActionTexts } from '#client/screens/backups/backupActionTexts.ts';
import { saveBackupKeyAtom } from '#client/screens/backups/overwriteBackup.ts';
import { type Command, wordsOf } from './Command.ts';

/** Returns the commands for the open scenario as a whole; empty if none is open that may be changed. */
export function useScenarioEntries(): readonly Command[] {
  const text = useText(backupActionTexts);
  const saveBackup = useAtomValue(saveBackupAtom);
  const saveKey = useAtomValue(saveBackupKeyAtom);
  return useMemo(
    () =>
      saveBackup
        ? [
            {
              id: 'work saveBackup',
              group: 'work',
              label: text(saveKey),
              words: wordsOf(backupActionTexts[saveKey]),
              run: saveBackup.run,
            },
          ]
        : [],
    [text, saveBackup, saveKey],
  );
}
