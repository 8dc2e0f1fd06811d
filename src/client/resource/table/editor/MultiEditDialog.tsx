import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import type { LeafChange } from '#client/resource/model/RecordEdits.ts';
import { APPLIES, amountFault, OPERATIONS, type Operation } from '#client/resource/table/cells/cellEdits.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel, shownText } from '#client/resource/words/shownText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { isSameValue, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import { line, lines } from './MultiEditDialog.css.ts';

interface MultiEditDialogProps {
  readonly view: TableView;
  /** The operation selected at first. */
  readonly initial?: Operation;
  readonly onClose: () => void;
}

/** Applies one operation to all selected cells. Shows its effect before it is applied. */
export function MultiEditDialog({ view, initial = 'set', onClose }: MultiEditDialogProps) {
  const text = useText(pageTexts, tableTexts);
  const { desk, reader } = view;
  const cells = view.selectedCells;
  const offered = OPERATIONS.filter((each) => cells.some(({ leaf }) => APPLIES[each](leaf)));
  const [operation, setOperation] = useState(initial);
  const [operand, setOperand] = useState('');
  const [sought, setSought] = useState('');
  const calculation = { operation, operand, sought };
  const { changes, refused } = view.calculated(calculation);
  const changed = changes.filter(
    ({ number, leaf, value }) => !isSameValue(leafValue(desk.record(number), leaf), value),
  );
  const shown = ({ number, leaf, value }: LeafChange) => {
    const record = desk.record(number);
    return [record, withLeaf(record, leaf, value)].map((each) => shownText(leaf, each, reader)) as [string, string];
  };
  // The table shows only the first line of a message, so the change may not be visible there.
  const example = changed.find((change) => shown(change)[0] !== shown(change)[1]);
  const fault = amountFault(calculation) ?? (changed.length === 0 ? refused[0]?.fault : undefined);
  function run() {
    if (changed.length === 0) return;
    view.calculate(calculation);
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('records.multiEdit.title')}
      onSubmit={run}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="primary" isDisabled={changed.length === 0}>
            {text('records.multiEdit.do')}
          </Button>
        </>
      }
    >
      <div className={lines}>
        {offered.length > 1 && (
          <Choice
            label={text('records.multiEdit.operation')}
            value={operation}
            onChange={setOperation}
            options={offered.map((value) => ({ value, label: text(`records.multiEdit.${value}`) }))}
          />
        )}
        {operation === 'replace' && (
          <TextField label={text('records.multiEdit.sought')} value={sought} onChange={setSought} autoFocus />
        )}
        <TextField
          label={text(operation === 'replace' ? 'records.multiEdit.by' : 'records.multiEdit.value')}
          value={operand}
          onChange={setOperand}
          autoFocus={operation !== 'replace'}
          errors={fault ? [faultText(fault)[reader.language]] : []}
        />
        <p className={line} role="status">
          <span>{text('records.multiEdit.count', { cells: cells.length, changed: changed.length })}</span>{' '}
          {refused.length > 0 && <span>{text('records.multiEdit.refused', { refused: refused.length })}</span>}
        </p>
        {example && (
          <p className={line}>
            {text('records.multiEdit.example', {
              number: paddedNumber(desk.resource.name, example.number),
              column: shownLabel(example.leaf, reader),
              before: shown(example)[0] || text('records.emptyValue'),
              after: shown(example)[1] || text('records.emptyValue'),
            })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
