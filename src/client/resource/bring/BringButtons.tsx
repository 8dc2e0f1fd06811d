import { Suspense, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { Button } from '#client/ui/Button.tsx';
import { sourcesOf } from '#domain/scenario/builtInRecords.ts';
import { PickDialog, TakeSetDialog } from './dialogs.ts';
import { pickTexts } from './pickTexts.ts';

interface BringButtonsProps {
  readonly desk: RecordDesk;
  /** Called with the number of a record that was picked. */
  readonly onPicked: (number: number) => void;
}

/** Buttons of a list: picks a record of those that come with the program, and takes the starter set while the list is empty. */
export function BringButtons({ desk, onPicked }: BringButtonsProps) {
  const text = useText(pickTexts);
  const canWrite = useMay(desk.resource.needs);
  const isEmpty = useDesk(desk, () => writtenNumbers(desk).length === 0);
  const [open, setOpen] = useState<'pick' | 'set'>();
  const { name: kind } = desk.resource;
  const sources = sourcesOf(kind);
  if (!canWrite || sources.length === 0) return null;
  const close = () => setOpen(undefined);
  return (
    <>
      {isEmpty && sources.includes('starter_set') && (
        <Button size="small" onPress={() => setOpen('set')}>
          {text('pick.set')}
        </Button>
      )}
      <Button size="small" onPress={() => setOpen('pick')}>
        {text('pick.open')}
      </Button>
      <Suspense>
        {open === 'set' && <TakeSetDialog scenarioId={desk.scenarioId} onClose={close} />}
        {open === 'pick' && (
          <PickDialog
            scenarioId={desk.scenarioId}
            kind={kind}
            onClose={close}
            onPicked={(number) => {
              onPicked(number);
              return undefined;
            }}
          />
        )}
      </Suspense>
    </>
  );
}
