import { useAtomValue } from 'jotai';
import { keyText } from '#client/commands/keyCombination.ts';
import { languageAtom } from '#client/i18n/language.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { actionIcons } from './actionIcons.ts';

interface ActionButtonProps {
  readonly command: MapCommand;
  readonly size?: 'small';
}

/** A command of the selection as an icon button; the parent must render it again when the selection changes. */
export function ActionButton({ command, size }: ActionButtonProps) {
  const language = useAtomValue(languageAtom);
  const Icon = actionIcons[command.id];
  if (!Icon) return null;
  return (
    <IconButton
      {...(size && { size })}
      label={command.label[language]}
      hint={command.keys.map(keyText).join(' / ')}
      icon={<Icon size={18} />}
      isDisabled={!command.isEnabled()}
      onPress={command.run}
    />
  );
}
