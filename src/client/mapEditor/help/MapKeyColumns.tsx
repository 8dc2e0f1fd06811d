import { useAtomValue } from 'jotai';
import { keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { keyBindingsAtom, shortcutsAtom, withBindings } from '#client/mapEditor/keys/keyBindings.ts';
import { mapTools } from '#client/mapEditor/tools/mapTools.ts';
import { KeyColumns, KeyPart } from '#client/ui/KeyLines.tsx';
import { type HelpName, helpTexts, KEYBOARD_GESTURES, POINTER_GESTURES } from './helpTexts.ts';
import { MapSigns } from './MapSigns.tsx';

interface MapKeyColumnsProps {
  /** The commands with their default keys; the user's own bindings are shown. */
  readonly commands: readonly NamedKeys[];
  readonly hasTools: boolean;
}

/** Lists all keys and gestures of the map, generated from the lists that implement them. */
export function MapKeyColumns({ commands, hasTools }: MapKeyColumnsProps) {
  const text = useText(helpTexts);
  const language = useAtomValue(languageAtom);
  const shortcutOf = useAtomValue(shortcutsAtom);
  const bindings = useAtomValue(keyBindingsAtom);
  const gestures = (names: readonly HelpName[]) =>
    names.map((name) => [text(`map.help.${name}`), text(`map.help.${name}.does`)] as const);
  return (
    <KeyColumns>
      {hasTools && (
        <KeyPart
          title={text('map.help.tools')}
          lines={mapTools.map((tool) => [[shortcutOf(tool).toUpperCase()], tool.label[language]])}
        />
      )}
      <KeyPart
        title={text('map.help.commands')}
        lines={withBindings(commands, bindings)
          .filter(({ keys }) => keys.length > 0)
          .map(({ keys, label }) => [keys.map(keyText), label[language]])}
      />
      <KeyPart title={text('map.help.pointer')} lines={gestures(POINTER_GESTURES)} />
      <KeyPart title={text('map.help.keyboard')} lines={gestures(KEYBOARD_GESTURES)} />
      <MapSigns />
    </KeyColumns>
  );
}
