import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { defaultLook } from '#domain/catalogs/monsterGraphics.ts';
import { setLooks } from './monstersOnDesk.ts';
import { monstersTexts } from './monstersTexts.ts';

interface LoadDefaultDialogProps {
  readonly desk: RecordDesk;
  readonly numbers: readonly number[];
  readonly onClose: () => void;
}

/** Gives every monster the default look of its number, after showing how many they are. */
export function LoadDefaultDialog({ desk, numbers, onClose }: LoadDefaultDialogProps) {
  const text = useText(monstersTexts, pageTexts);
  const count = numbers.length;
  function load() {
    setLooks(desk, numbers, defaultLook);
    showSnackbar(text('graphics.setCategory.done', { count }));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('graphics.loadDefault.title')}
      onSubmit={load}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary">
            {text('graphics.loadDefault.do', { count })}
          </Button>
        </>
      }
    >
      <p>{text('graphics.loadDefault.about', { count })}</p>
    </Dialog>
  );
}
