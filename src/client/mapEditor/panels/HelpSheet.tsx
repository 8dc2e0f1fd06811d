import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { keyText } from '#client/commands/keyCombination.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { keyBindingsAtom, shortcutsAtom, withBindings } from '#client/mapEditor/keys/keyBindings.ts';
import type { ChangeKeys } from '#client/mapEditor/keys/useKeyBindings.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { singleKeysAtom } from '#client/mapEditor/state/mapAtoms.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { lazyScreen } from '#client/shell/lazyScreen.ts';
import { shellTexts } from '#client/shell/shellTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { KeyColumns, KeyPart } from '#client/ui/KeyLines.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import type { HelpName } from './helpTexts.ts';
import { helpTexts } from './helpTexts.ts';
import { MapSigns } from './MapSigns.tsx';

/** Gestures that no list holds, by text key: what one does, and under `.does` what it is for. */
const POINTER: readonly HelpName[] = [
  'drag',
  'rightDrag',
  'ctrlDrag',
  'shiftDrag',
  'pick',
  'doublePress',
  'pan',
  'oneFinger',
  'wheel',
  'escape',
];
const KEYBOARD: readonly HelpName[] = [
  'arrows',
  'hold',
  'holdShift',
  'enter',
  'grow',
  'shift',
  'lay',
  'stamp',
  'storeStamp',
  'palette',
];

const KeyEditor = lazyScreen(() => import('#client/mapEditor/keys/KeyEditor.tsx'));

interface HelpSheetProps {
  readonly onClose: () => void;
  /** With the keys that they come with. */
  readonly commands: readonly MapCommand[];
  readonly onKeysChanged: ChangeKeys;
}

/** Every key and gesture of the map, from the lists that make them work. */
export default function HelpSheet({ onClose, commands, onKeysChanged }: HelpSheetProps) {
  const text = useText(helpTexts, mapEditorTexts, shellTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useAtomValue(canWriteAtom);
  const [hasSingleKeys, setSingleKeys] = useAtom(singleKeysAtom);
  const shortcutOf = useAtomValue(shortcutsAtom);
  const bindings = useAtomValue(keyBindingsAtom);
  const [isChanging, setChanging] = useState(false);
  const gestures = (names: readonly HelpName[]) =>
    names.map((name) => [text(`map.help.${name}`), text(`map.help.${name}.does`)] as const);
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
        <KeyColumns>
          {canWrite && (
            <KeyPart
              title={text('map.help.tools')}
              lines={mapTools.map((tool) => [[shortcutOf(tool).toUpperCase()], tool.label[language]])}
            />
          )}
          <KeyPart
            title={text('map.help.commands')}
            lines={withBindings(commands, bindings)
              .filter(({ keys }) => keys.length > 0)
              .map((command) => [command.keys.map(keyText), command.label[language]])}
          />
          <KeyPart title={text('map.help.pointer')} lines={gestures(POINTER)} />
          <KeyPart title={text('map.help.keyboard')} lines={gestures(KEYBOARD)} />
          <MapSigns />
        </KeyColumns>
      )}
      <Switch isSelected={hasSingleKeys} onChange={setSingleKeys}>
        {text('map.help.singleKeys')}
      </Switch>
    </Dialog>
  );
}
