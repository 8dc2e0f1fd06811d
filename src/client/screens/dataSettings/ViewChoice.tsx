import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { recordListTexts } from './recordListTexts.ts';
import { choice } from './ViewChoice.css.ts';

/** The ways to edit records: one at a time next to the list of all, or all of them in a spreadsheet. */
export type RecordView = 'single' | 'table';
const VIEWS: readonly RecordView[] = ['single', 'table'];

interface ViewChoiceProps {
  readonly view: RecordView;
  /** Returns the address of the other view, at the current record. */
  readonly hrefOf: (view: RecordView) => string;
}

/** The choice between the views. */
export function ViewChoice({ view, hrefOf }: ViewChoiceProps) {
  const text = useText(recordListTexts);
  const [, navigate] = useLocation();
  return (
    <div className={choice}>
      <Choice
        label={text('recordList.view')}
        look="segments"
        value={view}
        onChange={(other) => navigate(hrefOf(other))}
        options={VIEWS.map((one) => ({ value: one, label: text(`recordList.view.${one}`) }))}
      />
    </div>
  );
}
