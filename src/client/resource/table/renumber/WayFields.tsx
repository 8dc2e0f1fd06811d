import { useText } from '#client/i18n/useText.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel } from '#client/resource/words/shownText.ts';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { ComboBox } from '#client/ui/ComboBox.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { renumberTexts } from './renumberTexts.ts';
import type { ChosenWay } from './useWay.ts';

interface WayFieldsProps {
  readonly view: TableView;
  readonly choice: ChosenWay;
  readonly count: number;
}

/** Fields that choose the way to renumber records, and its parameters. */
export function WayFields({ view, choice: { choice, change, way }, count }: WayFieldsProps) {
  const text = useText(renumberTexts);
  const { resource } = view.desk;
  const { kind } = choice;
  return (
    <>
      <Choice
        label={text('renumber.way', { count })}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
        options={(['row', 'insert', 'gaps', 'sort', 'each'] as const).map((value) => ({
          value,
          label: text(`renumber.way.${value}`),
        }))}
        hint={text(`renumber.hint.${kind}`)}
      />
      {(kind === 'row' || kind === 'insert') && (
        <NumberField
          label={text('renumber.start')}
          value={choice.first}
          onChange={(first) => change({ first })}
          min={resource.numbers.first}
          max={resource.numbers.last}
        />
      )}
      {kind === 'sort' && (
        <>
          <ComboBox
            label={text('renumber.column')}
            value={choice.path}
            onChange={(path) => change({ path: path ?? choice.path })}
            options={view.state.columns.map(({ leaf }) => ({
              value: leaf.path,
              label: shownLabel(leaf, view.reader),
            }))}
            emptyText={text('renumber.noColumn')}
          />
          <Checkbox isSelected={choice.isDescending} onChange={(isDescending) => change({ isDescending })}>
            {text('renumber.descending')}
          </Checkbox>
        </>
      )}
      {kind === 'each' && (
        <TextField
          label={text('renumber.targets')}
          value={choice.typed}
          onChange={(typed) => change({ typed })}
          autoComplete="off"
          errors={choice.typed === '' || way ? [] : [text('renumber.targets.fault', { ...resource.numbers, count })]}
        />
      )}
    </>
  );
}
