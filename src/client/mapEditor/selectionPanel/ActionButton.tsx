import { useAtomValue } from 'jotai';
import { keyText } from '#client/commands/keyCombination.ts';
import { languageAtom } from '#client/i18n/language.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { actionIcons } from './actionIcons.ts';

/** A command of the selection as an icon button; the parent must render it again when the selection changes. */
export function ActionButton({ command }: { readonly command: MapCommand }) {
  const language = useAtomValue(languageAtom);
  const Icon = actionIcons[command.id];
  if (!Icon) return null;
  return (
    <IconButton
      label={command.label[language]}
      hint={command.keys.map(keyText).join(' / ')}
      icon={<Icon size={18} />}
      isDisabled={!command.isEnabled()}
      onPress={command.run}
    />
  );
}
