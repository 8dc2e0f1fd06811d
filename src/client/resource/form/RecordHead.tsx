import { useAtomValue } from 'jotai';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Copy from 'lucide-react/icons/copy';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import { Suspense, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { ClearDialog } from '#client/resource/clear/ClearDialog.ts';
import { DeskSaving } from '#client/resource/DeskSaving.tsx';
import { TableFiles } from '#client/resource/files/TableFiles.ts';
import type { RecordDesk } from '#client/resource/RecordDesk.ts';
import { recordFormTexts } from '#client/resource/recordFormTexts.ts';
import { recordName } from '#client/resource/recordName.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { blankOf, isBlank } from '#domain/resource/defineResource.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { DeskSteps } from './DeskSteps.tsx';
import { useFormPlace } from './FormPlace.ts';
import { focusField } from './focusField.ts';
import { useDesk, useOpenRecord } from './OpenRecord.ts';
import * as styles from './RecordHead.css.ts';
import { neighbour } from './useFormKeys.ts';

/** Which record it is, the ways to others, and what is done with it as a whole. */
export function RecordHead({ onGo }: { readonly onGo: (number: number) => void }) {
  const text = useText(recordFormTexts);
  const place = useFormPlace();
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const { resource, scenarioId } = desk;
  const table = Object.entries(resource.tables ?? {}).find(([, { recordFiles }]) => recordFiles)?.[0];
  const canWrite = useAtomValue(canWriteAtom);
  const [dialog, setDialog] = useState<'copy' | 'clear'>();
  const isEmpty = useDesk(desk, () => isBlank(resource, desk.record(number), number));
  const name = useDesk(desk, () => recordName(resource, desk.record(number), number, language));
  const blank = useDesk(desk, () => nextBlank(desk, number));
  const { isWhole } = resource;
  const isSingle = resource.numbers.first === resource.numbers.last;
  const nameless =
    isEmpty && !isWhole
      ? text('record.blank')
      : resource.names && resource.naming !== 'note' && text('record.nameless');
  function goToField(other: number, path: string) {
    if (other === number) focusField(path);
    else place.goTo({ scenarioId, kind: resource.name, number: other, path });
  }
  return (
    <header className={styles.head}>
      {!isSingle && (
        <div className={styles.group}>
          <IconButton
            label={text('record.previous')}
            hint="Alt+←"
            icon={<ChevronLeft size={18} aria-hidden />}
            onPress={() => onGo(neighbour(desk, number, 'previous'))}
          />
          <IconButton
            label={text('record.next')}
            hint="Alt+→"
            icon={<ChevronRight size={18} aria-hidden />}
            onPress={() => onGo(neighbour(desk, number, 'next'))}
          />
          {!isWhole && (
            <IconButton
              label={text('record.nextBlank')}
              icon={<ChevronsRight size={18} aria-hidden />}
              isDisabled={blank === undefined}
              onPress={() => blank !== undefined && onGo(blank)}
            />
          )}
        </div>
      )}
      <h2 className={styles.title}>
        {!isSingle && <span className={styles.number}>{paddedNumber(resource.name, number)}</span>}
        <span className={styles.name}>{isSingle ? resource.title[language] : name || nameless}</span>
      </h2>
      <DeskSaving desk={desk} onGo={goToField} />
      {canWrite && (
        <div className={styles.group}>
          <DeskSteps desk={desk} number={number} />
          {/* A page of settings brings its own way back, as it does with several records. */}
          {isWhole && !isSingle && (
            <IconButton
              label={text('record.default.all')}
              icon={<RotateCcw size={18} aria-hidden />}
              isDisabled={isEmpty}
              onPress={() => desk.put(new Map([[number, blankOf(resource, number)]]))}
            />
          )}
          {!isWhole && (
            <>
              <IconButton
                label={text('record.copy')}
                icon={<Copy size={18} aria-hidden />}
                isDisabled={isEmpty}
                onPress={() => setDialog('copy')}
              />
              <IconButton
                label={text('record.clear')}
                icon={<Trash2 size={18} aria-hidden />}
                isDisabled={isEmpty}
                onPress={() => setDialog('clear')}
              />
            </>
          )}
        </div>
      )}
      {table && <TableFiles {...{ resource, scenarioId, table, number }} />}
      {dialog === 'copy' && <CopyDialog onClose={() => setDialog(undefined)} onCopied={onGo} />}
      <Suspense>
        {dialog === 'clear' && <ClearDialog desk={desk} numbers={[number]} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </header>
  );
}

/** The next number after this one, from the first again past the last, that holds nothing; none where all are taken. */
function nextBlank(desk: RecordDesk, number: number): number | undefined {
  const { first, last } = desk.resource.numbers;
  const count = last - first + 1;
  for (let step = 1; step < count; step++) {
    const other = first + ((number - first + step) % count);
    if (!desk.isThere(other)) return other;
  }
  return undefined;
}
