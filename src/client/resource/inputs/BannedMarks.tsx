import { useText } from '#client/i18n/useText.ts';
import type { BannedPlace } from '#domain/text/bannedWords.ts';
import { bannedMarksTexts } from './bannedMarksTexts.ts';
import { banned, bannedWord } from './inputs.css.ts';

interface BannedMarksProps {
  readonly text: string;
  readonly places: readonly BannedPlace[];
}

/** The banned words of a text, each once (docs/product.md, "Input rules"). The text itself is in the field above. */
export function BannedMarks({ text, places }: BannedMarksProps) {
  const say = useText(bannedMarksTexts);
  const words = new Set(partsOf(text, places).flatMap(({ part, isBanned }) => (isBanned ? part : [])));
  return (
    <span className={banned} role="status">
      <span>{say('banned.words')}</span>
      {[...words].map((word) => (
        <mark key={word} className={bannedWord}>
          {word}
        </mark>
      ))}
    </span>
  );
}

/** A text with the given places marked. */
export function MarkedText({ text, places }: BannedMarksProps) {
  return partsOf(text, places).map(({ start, part, isBanned }) =>
    isBanned ? (
      <mark key={start} className={bannedWord}>
        {part}
      </mark>
    ) : (
      <span key={start}>{part}</span>
    ),
  );
}

/** Splits the text at the ends of the places; overlapping places are merged. */
function partsOf(text: string, places: readonly BannedPlace[]) {
  const parts: { start: number; part: string; isBanned: boolean }[] = [];
  let at = 0;
  for (const { start, end } of places.toSorted((one, other) => one.start - other.start)) {
    if (start > at) parts.push({ start: at, part: text.slice(at, start), isBanned: false });
    if (end > at)
      parts.push({ start: Math.max(start, at), part: text.slice(Math.max(start, at), end), isBanned: true });
    at = Math.max(at, end);
  }
  if (at < text.length) parts.push({ start: at, part: text.slice(at), isBanned: false });
  return parts;
}
