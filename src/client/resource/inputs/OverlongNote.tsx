import { Button } from '#client/ui/Button.tsx';
import { overlong } from './inputs.css.ts';

interface OverlongNoteProps {
  readonly words: string;
  /** Actions for the author, keyed by the label of their button. */
  readonly ways: Readonly<Record<string, () => void>>;
}

/** A note below a field whose typed text is longer than what is stored: the text is kept, and these are the ways to resolve it. */
export function OverlongNote({ words, ways }: OverlongNoteProps) {
  return (
    <div className={overlong} role="status">
      {words}
      {Object.entries(ways).map(([label, take]) => (
        <Button key={label} size="small" onPress={take}>
          {label}
        </Button>
      ))}
    </div>
  );
}
