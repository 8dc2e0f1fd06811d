import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { isSameValue, leafValue, withLeaf } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import type { Operation } from './cellEdits.ts';
import { line, lines } from './MultiEditDialog.css.ts';
import { shownText } from './shownText.ts';
import type { TableView } from './TableView.ts';

const OPERATIONS: readonly Operation[] = ['set', 'add', 'multiply'];

/** One operation on all selected cells. What it would do is said before it is done. */
export function MultiEditDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText();
  const { desk, reader } = view;
  const cells = view.selectedCells;
  const hasNumbers = cells.some(({ leaf }) => leaf.field.kind === 'int');
  const [operation, setOperation] = useState<Operation>('set');
  const [operand, setOperand] = useState('');
  const { changes, refused } = operand === '' ? { changes: [], refused: [] } : view.calculated(operation, operand);
  const changed = changes.filter(
    ({ number, leaf, value }) => !isSameValue(leafValue(desk.record(number), leaf), value),
  );
  const example = changed[0];
  const [refusal] = refused;
  function run() {
    if (changed.length === 0) return;
    view.calculate(operation, operand);
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
        {hasNumbers && (
          <Choice
            label={text('records.multiEdit.operation')}
            value={operation}
            onChange={setOperation}
            options={OPERATIONS.map((value) => ({ value, label: text(`records.multiEdit.${value}`) }))}
          />
        )}
        <TextField
          label={text('records.multiEdit.value')}
          value={operand}
          onChange={setOperand}
          autoFocus
          errors={refusal && changed.length === 0 ? [faultText(refusal.fault)[reader.language]] : []}
        />
        <p className={line} role="status">
          {text('records.multiEdit.count', { cells: cells.length, changed: changed.length })}{' '}
          {refused.length > 0 && text('records.multiEdit.refused', { refused: refused.length })}
        </p>
        {example && (
          <p className={line}>
            {text('records.multiEdit.example', {
              number: paddedNumber(desk.resource.name, example.number),
              column: example.leaf.label[reader.language],
              before: shownText(example.leaf, desk.record(example.number), reader) || text('records.emptyValue'),
              after: shownText(
                example.leaf,
                withLeaf(desk.record(example.number), example.leaf, example.value),
                reader,
              ),
            })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
