import { keyText } from '#client/commands/keyCombination.ts';
import { useText } from '#client/i18n/useText.ts';
import type { MapCommand } from '#client/mapEditor/state/mapCommands.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { actionIcons } from './actionIcons.ts';

/** A command of the selection as a button with its picture; whoever shows it renders it anew when what is chosen changes. */
export function ActionButton({ command }: { readonly command: MapCommand }) {
  const text = useText();
  const Icon = actionIcons[command.id];
  if (!Icon) return null;
  return (
    <IconButton
      label={text(command.label)}
      hint={command.keys.map(keyText).join(' / ')}
      icon={<Icon size={18} />}
      isDisabled={!command.isEnabled()}
      onPress={command.run}
    />
  );
}
