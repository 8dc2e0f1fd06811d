import { useAtomValue } from 'jotai';
import { keyText } from '#client/commands/keyCombination.ts';
import type { NamedKeys } from '#client/commands/OpenCommand.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { KeyColumns, KeyPart } from '#client/ui/KeyLines.tsx';

/** Keys and gestures that are not commands, by text key; their purpose is the text under `.does`. */
const KEYBOARD = ['arrows', 'enter', 'space', 'list', 'listen', 'escape'] as const;
const POINTER = ['drag', 'handle', 'double', 'open', 'edge'] as const;

/** Lists every key and gesture of a table, taken from the command list itself. */
export function TableKeyColumns({ commands }: { readonly commands: readonly NamedKeys[] }) {
  const text = useText(tableTexts);
  const language = useAtomValue(languageAtom);
  const gestures = (names: typeof KEYBOARD | typeof POINTER) =>
    names.map((name) => [text(`records.help.${name}`), text(`records.help.${name}.does`)] as const);
  return (
    <KeyColumns>
      <KeyPart
        title={text('records.help.commands')}
        lines={commands
          .filter(({ keys }) => keys.length > 0)
          .map(({ keys, label }) => [keys.map(keyText), label[language]])}
      />
      <KeyPart title={text('records.help.keyboard')} lines={gestures(KEYBOARD)} />
      <KeyPart title={text('records.help.pointer')} lines={gestures(POINTER)} />
    </KeyColumns>
  );
}
