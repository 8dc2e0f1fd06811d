import { useRef, useState } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';
import { useFieldErrors } from '#client/page/useFieldErrors.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import { TextField } from '#client/ui/TextField.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { FloorDialogProps } from './FloorDialogProps.ts';
import * as styles from './floorDialogs.css.ts';
import { LoadMapDialog } from './LoadMapDialog.tsx';
import { SavedMapList } from './SavedMapList.tsx';
import { savedMapTexts } from './savedMapTexts.ts';

export type SavedMap = RouterOutputs['savedMaps']['list']['data'][number];

/** Saves the open floor under a name, and loads saved maps into it. */
export function SavedMapsDialog(props: FloorDialogProps) {
  const { scenarioId, desk, onClose } = props;
  const text = useText(savedMapTexts, pageTexts);
  const utils = trpc.useUtils();
  const form = useRef<HTMLDivElement>(null);
  const errors = useFieldErrors(form, ['name']);
  const list = trpc.savedMaps.list.useQuery({ scenario_id: scenarioId }, { staleTime: 0 });
  const saveMap = trpc.savedMaps.save.useMutation({ meta: { hasForm: true } });
  const [name, setName] = useState('');
  const [isPending, setPending] = useState(false);
  const [chosen, choose] = useState<SavedMap>();
  const number = floorNumberText(desk.number);
  const saved = list.data?.data ?? [];
  const isTaken = saved.some((one) => one.name === name.trim());

  async function save() {
    errors.clear();
    setPending(true);
    try {
      await flushUnsaved();
      await saveMap.mutateAsync({ scenario_id: scenarioId, floor_number: number, name, overwrite: isTaken });
      showSnackbar(text('savedMap.saved', { name: name.trim() }), { tone: 'success' });
      setName('');
    } catch (error) {
      errors.show(error);
    } finally {
      setPending(false);
      await utils.savedMaps.invalidate();
    }
  }
  if (chosen) return <LoadMapDialog {...props} saved={chosen} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      title={text('savedMap.title')}
      closeLabel={text('common.close')}
      onSubmit={() => void save()}
      actions={<Button onPress={onClose}>{text('common.close')}</Button>}
    >
      <div className={styles.dialog}>
        <div ref={form} className={styles.savedForm}>
          <div className={styles.grow}>
            <TextField
              label={text('savedMap.name')}
              hint={text('savedMap.nameHint')}
              value={name}
              onChange={setName}
              errors={errors.messages.name}
              autoComplete="off"
              isRequired
            />
          </div>
          <Button type="submit" tone="primary" isPending={isPending}>
            {text(isTaken ? 'savedMap.overwrite' : 'savedMap.saveHead', { number })}
          </Button>
        </div>
        {isTaken && (
          <Notice tone="warning" role="status">
            {text('savedMap.taken', { name: name.trim() })}
          </Notice>
        )}
        <SavedMapList scenarioId={scenarioId} saved={saved} isPending={list.isPending} onLoad={choose} />
      </div>
    </Dialog>
  );
}
