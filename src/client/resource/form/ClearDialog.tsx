import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { DeskReference } from '#client/resource/inputs/ReferenceInput.tsx';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { numberedName } from '#client/resource/recordName.ts';
import { useRecordDesks } from '#client/resource/useRecordDesk.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Spinner } from '#client/ui/Spinner.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { useOpenRecord } from './OpenRecord.ts';
import { stack } from './panels.css.ts';
import { UseList } from './UseList.tsx';
import { type Use, useUses } from './useUses.ts';

/** Makes a record blank. Where it is used it says so first, and carries the references along as the author decides. */
export function ClearDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const [name] = useState(() => numberedName(desk.resource, desk.record(number), number, language));
  const { query, uses } = useUses(desk, number);
  const users = useRecordDesks([...new Set(uses?.map(({ resource }) => resource))], desk.scenarioId);
  const { none } = RECORD_KINDS[desk.resource.name];
  const [way, setWay] = useState<'leave' | 'clear' | 'replace'>('clear');
  const [by, setBy] = useState<number>(none);
  const isKnown = uses !== undefined && users.every((user) => user !== undefined);

  function clear() {
    if (!isKnown) return;
    if (way !== 'leave') nameInstead(users, uses, way === 'replace' ? by : none);
    desk.put(new Map([[number, desk.resource.blank]]));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('record.clear.title', { name })}
      tone="danger"
      size="medium"
      onSubmit={clear}
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button type="submit" tone="danger" isDisabled={!isKnown || (way === 'replace' && by === none)}>
            {text('record.clear.do')}
          </Button>
        </>
      }
    >
      <div className={stack}>
        {!isKnown && !query.isError && <Spinner label={text('common.loading')} />}
        {query.isError && <p>{text('error.notLoaded')}</p>}
        {uses?.length === 0 && <p>{text('record.clear.unused')}</p>}
        {uses && uses.length > 0 && (
          <>
            <p>{text('record.clear.used', { count: uses.length })}</p>
            <UseList uses={uses} scenarioId={desk.scenarioId} />
            <Choice
              label={text('record.clear.references')}
              value={way}
              onChange={setWay}
              options={(['clear', 'replace', 'leave'] as const).map((value) => ({
                value,
                label: text(`record.clear.${value}`),
              }))}
            />
            {way === 'replace' && (
              <DeskReference
                desk={desk}
                label={text('record.clear.by')}
                value={by}
                onChange={(other) => setBy(other === number ? none : other)}
                errors={[]}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Has every place name another record instead, one step on each of the desks. */
function nameInstead(desks: readonly (RecordDesk | undefined)[], uses: readonly Use[], value: number): void {
  for (const desk of desks) {
    const own = uses.filter(({ resource }) => resource === desk?.resource);
    desk?.edit(own.map(({ number, leaf }) => ({ number, leaf, value })));
  }
}
