import { useText } from '#client/i18n/useText.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { pageTexts } from './pageTexts.ts';

/** Returns the error of a line that is wider than `maxWidth` half-width columns, saying by how much; empty if it fits. */
export function useTooLong(line: string, maxWidth: number): readonly string[] {
  const text = useText(pageTexts);
  const over = displayWidth(line) - maxWidth;
  return over > 0 ? [text('common.tooLong', { count: over })] : [];
}
