import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { encountersTexts } from './encountersTexts.ts';
import { type TableView, tableHref } from './useTableAddress.ts';
import { choice } from './ViewChoice.css.ts';

interface ViewChoiceProps {
  readonly scenarioId: string;
  readonly view: TableView;
  /** The encounter table that is gone to in the other view. */
  readonly current: () => number;
}

/** How encounter tables are worked on: by pictures, or as a spreadsheet. */
export function ViewChoice({ scenarioId, view, current }: ViewChoiceProps) {
  const text = useText(encountersTexts);
  const [, navigate] = useLocation();
  return (
    <div className={choice}>
      <Choice
        label={text('encounters.view')}
        look="segments"
        value={view}
        onChange={(other) => navigate(tableHref(scenarioId, other, current()))}
        options={(['pictures', 'table'] as const).map((one) => ({ value: one, label: text(`encounters.view.${one}`) }))}
      />
    </div>
  );
}
