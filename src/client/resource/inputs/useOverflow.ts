import { useText } from '#client/i18n/useText.ts';
import { overflowOf } from '#domain/text/textCells.ts';
import { overlongTexts } from './overlongTexts.ts';

/** Returns a function that describes by how many columns and lines a text exceeds its field; empty if it fits. */
export function useOverflow({ maxWidth, maxLines }: { readonly maxWidth: number; readonly maxLines: number }) {
  const text = useText(overlongTexts);
  return (written: string): string[] => {
    const { columns, lines } = overflowOf(written, maxWidth, maxLines);
    return [
      ...(columns > 0 ? [text('overlong.columns', { count: columns })] : []),
      ...(lines > 0 ? [text('overlong.lines', { count: lines })] : []),
    ];
  };
}
