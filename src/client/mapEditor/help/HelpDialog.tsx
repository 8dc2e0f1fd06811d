import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { ChangeKeys } from '#client/mapEditor/keys/useKeyBindings.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { singleKeysAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { helpTexts } from './helpTexts.ts';
import { MapKeyColumns } from './MapKeyColumns.tsx';

const KeyEditor = lazyScreen(() => import('./KeyEditor.tsx'));

interface HelpDialogProps {
  readonly onClose: () => void;
  /** The commands with their default keys. */
  readonly commands: readonly MapCommand[];
  readonly onKeysChanged: ChangeKeys;
}

/** The help dialog with all keys and gestures of the map, generated from the lists that implement them. */
export default function HelpDialog({ onClose, commands, onKeysChanged }: HelpDialogProps) {
  const text = useText(helpTexts, mapEditorTexts, pageTexts);
  const canWrite = useMay('edit');
  const [hasSingleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const [isChanging, setChanging] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('map.command.help')}
      size="large"
      closeLabel={text('common.close')}
      actions={
        <>
          {canWrite && (
            <Button tone="plain" onPress={() => setChanging(!isChanging)}>
              {text(isChanging ? 'map.help.showAll' : 'map.help.changeKeys')}
            </Button>
          )}
          <Button onPress={onClose}>{text('common.close')}</Button>
        </>
      }
    >
      {isChanging ? (
        <Suspense fallback={<Spinner />}>
          <KeyEditor commands={commands} onChanged={onKeysChanged} />
        </Suspense>
      ) : (
        <MapKeyColumns commands={commands} hasTools={canWrite} />
      )}
      <Switch isSelected={hasSingleKeys} onChange={setSingleKeys}>
        {text('map.help.singleKeys')}
      </Switch>
    </Dialog>
  );
}
