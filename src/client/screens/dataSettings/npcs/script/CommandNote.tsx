import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { scriptTexts } from './scriptTexts.ts';

interface CommandNoteProps {
  /** The name of the command that is missing. */
  readonly command: string;
  readonly onTurnOn: (() => void) | undefined;
}

/** Says that the rows below it cannot be chosen, because the NPC lacks their command. */
export function CommandNote({ command, onTurnOn }: CommandNoteProps) {
  const text = useText(scriptTexts);
  return (
    <Notice tone="warning">
      <span>{text('script.off', { command })}</span>{' '}
      {onTurnOn && (
        <Button size="small" onPress={onTurnOn}>
          {text('script.turnOn')}
        </Button>
      )}
    </Notice>
  );
}
