import { useAtomValue } from 'jotai';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { paddedNumber, recordTitle } from '#domain/catalogs/recordKinds.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { Resumed } from './SaveKeeper.ts';
import * as styles from './saves.css.ts';
import { savesTexts } from './savesTexts.ts';

interface LoadedNoticeProps {
  readonly resumed: Resumed;
  readonly onClose: () => void;
}

/** Shows what has happened to a save whose work has changed since; nothing if it is unaffected. */
export function LoadedNotice({ resumed: { lost, isBroughtHome, isTakenBack, isLowered }, onClose }: LoadedNoticeProps) {
  const text = useText(savesTexts, pageTexts);
  const language = useAtomValue(languageAtom);
  if (lost.length === 0 && !isBroughtHome && !isTakenBack && !isLowered) return null;
  return (
    <Dialog
      isOpen
      title={text('saves.changed')}
      closeLabel={text('common.close')}
      onClose={onClose}
      actions={
        <Button tone="primary" autoFocus onPress={onClose}>
          {text('common.close')}
        </Button>
      }
    >
      {isTakenBack && <p>{text('saves.takenBack')}</p>}
      {isBroughtHome && <p>{text('saves.broughtHome')}</p>}
      {isLowered && <p>{text('saves.lowered')}</p>}
      {lost.length > 0 && (
        <>
          <p>{text('saves.lost')}</p>
          <ul className={styles.lost}>
            {lost.map(({ kind, number, name }) => (
              <li key={`${kind} ${number}`}>
                {text(name ? 'saves.lost.named' : 'saves.lost.one', {
                  name: name ? inLanguage(name, language) : '',
                  kind: recordTitle(kind)[language],
                  number: paddedNumber(kind, number),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
