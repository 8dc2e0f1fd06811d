import { Button } from '#client/ui/Button.tsx';
import { overlong } from './inputs.css.ts';

interface OverlongNoteProps {
  readonly words: string;
  /** What the author can do about the text, by the words of its button. */
  readonly ways: Readonly<Record<string, () => void>>;
}

/** Below a field of which more was typed than is stored: that it is kept, and the ways out. */
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
