import { useText } from '#client/i18n/useText.ts';
import { displayWidth } from '#domain/text/displayWidth.ts';
import { pageTexts } from './pageTexts.ts';

/** Says by how much a line is wider than `maxWidth` half-width columns, as the errors of its field; none where it fits. */
export function useTooLong(line: string, maxWidth: number): readonly string[] {
  const text = useText(pageTexts);
  const over = displayWidth(line) - maxWidth;
  return over > 0 ? [text('common.tooLong', { count: over })] : [];
}
