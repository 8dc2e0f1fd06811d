import { useText } from '#client/i18n/useText.ts';
import { overlongTexts } from '#client/resource/inputs/overlongTexts.ts';
import type { RecordCell } from '#client/resource/table/cells/cellEdits.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { Button } from '#client/ui/Button.tsx';
import { leafValue } from '#domain/resource/leaf.ts';
import { overlong } from './TableStatus.css.ts';

/** Says that more was typed into a cell than is stored, and offers to discard the rest; editing the cell edits the whole text. */
export function CellOverlong({ view, cell }: { readonly view: TableView; readonly cell: RecordCell }) {
  const text = useText(overlongTexts);
  const words = useOverlongWords(view)(cell);
  return (
    words && (
      <span className={overlong}>
        {words}
        <Button size="small" onPress={() => view.discardOverlong()}>
          {text('overlong.discard')}
        </Button>
      </span>
    )
  );
}

/** Returns a function that says whether more was typed into a cell than is stored; undefined if all of it is stored. */
export function useOverlongWords({ desk }: TableView): (cell: RecordCell) => string | undefined {
  const text = useText(overlongTexts);
  return ({ number, leaf }) => {
    if (!desk.overlong.get(number)?.includes(leaf)) return undefined;
    if (leaf.field.kind !== 'text' || leaf.field.maxLines > 1) return text('overlong.kept');
    const [whole = '', stored = ''] = [desk.typed(number), desk.record(number)].map(
      (one) => leafValue(one, leaf) as string,
    );
    return text('overlong.end', { whole, count: Array.from(whole).length - Array.from(stored).length });
  };
}
