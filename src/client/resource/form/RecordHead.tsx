import { useAtomValue } from 'jotai';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronsRight from 'lucide-react/icons/chevrons-right';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { Suspense, useRef, useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import type { FileActions } from '#client/resource/files/TableFile.ts';
import { ClearDialog, TableFileButtons } from '#client/resource/lazy.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { useFormPlace } from '#client/resource/recordDialog/FormPlace.ts';
import { DeskSaving } from '#client/resource/status/DeskSaving.tsx';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { IconActions } from '#client/ui/IconActions.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu, type MenuItem } from '#client/ui/Menu.tsx';
import { screen } from '#client/ui/screen.ts';
import { useMedia } from '#client/ui/useMedia.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { blankOf, isBlank } from '#domain/resource/defineResource.ts';
import { CopyDialog } from './CopyDialog.tsx';
import { useDeskSteps } from './DeskSteps.tsx';
import { focusField } from './focusField.ts';
import * as styles from './RecordHead.css.ts';
import { neighbour } from './useFormKeys.ts';

type Dialog = 'copy' | 'clear';

/** The name of the record, links to other records, and actions on the whole record; on a phone most actions are in a menu. */
export function RecordHead({ onGo }: { readonly onGo: (number: number) => void }) {
  const text = useText(recordFormTexts);
  const place = useFormPlace();
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const { resource, scenarioId } = desk;
  const table = Object.entries(resource.tables ?? {}).find(([, { recordFiles }]) => recordFiles)?.[0];
  const canWrite = useMay(resource.needs);
  const isPhone = useMedia(screen.phone);
  const file = useRef<FileActions>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const isEmpty = useDesk(desk, () => isBlank(resource, desk.record(number), number));
  const name = useDesk(desk, () => recordName(resource, desk.record(number), number, language));
  const onward = useOnward(onGo);
  const actions = useActions(isEmpty, setDialog);
  const { isWhole } = resource;
  const isSingle = resource.numbers.first === resource.numbers.last;
  const nameless =
    isEmpty && !isWhole
      ? text('record.blank')
      : resource.names && resource.naming !== 'note' && text('record.nameless');
  const files: readonly MenuItem[] = [
    {
      id: 'import',
      label: text('record.import'),
      icon: <Upload size={18} aria-hidden />,
      isDisabled: !canWrite,
      onAction: () => file.current?.openImport(),
    },
    {
      id: 'export',
      label: text('record.export'),
      icon: <Download size={18} aria-hidden />,
      onAction: () => file.current?.startExport(),
    },
  ];
  const sections = [
    { id: 'record', items: actions },
    { id: 'onward', items: onward },
    { id: 'files', items: table ? files : [] },
  ].filter(({ items }) => items.length > 0);
  function goToField(other: number, path: string) {
    if (other === number) focusField(path);
    else place.goTo({ scenarioId, kind: resource.name, number: other, path });
  }
  return (
    <header className={styles.head} data-terse>
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
          {!isPhone && <IconActions items={onward} />}
        </div>
      )}
      <h2 className={styles.title}>
        {!isSingle && <span className={styles.number}>{paddedNumber(resource.name, number)}</span>}
        <span className={styles.name}>{isSingle ? resource.title[language] : name || nameless}</span>
      </h2>
      <DeskSaving desk={desk} onGo={goToField} />
      {isPhone && sections.length > 0 && (
        <Menu
          label={text('record.more')}
          trigger={<IconButton label={text('record.more')} icon={<Ellipsis size={18} aria-hidden />} />}
          sections={sections}
        />
      )}
      {!isPhone && actions.length > 0 && (
        <div className={styles.group}>
          <IconActions items={actions} />
        </div>
      )}
      {table && <TableFileButtons {...{ resource, scenarioId, table, number }} actions={file} />}
      {dialog === 'copy' && <CopyDialog onClose={() => setDialog(undefined)} onCopied={onGo} />}
      <Suspense>
        {dialog === 'clear' && <ClearDialog desk={desk} numbers={[number]} onClose={() => setDialog(undefined)} />}
      </Suspense>
    </header>
  );
}

/** Returns the action that opens the next blank record, for kinds whose records are created one by one. */
function useOnward(onGo: (number: number) => void): readonly MenuItem[] {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const blank = useDesk(desk, () => nextBlank(desk, number));
  const { isWhole, numbers } = desk.resource;
  if (isWhole || numbers.first === numbers.last) return [];
  return [
    {
      id: 'nextBlank',
      label: text('record.nextBlank'),
      icon: <ChevronsRight size={18} aria-hidden />,
      isDisabled: blank === undefined,
      onAction: () => blank !== undefined && onGo(blank),
    },
  ];
}

/** Returns the actions on the whole record; empty for users who may only read. */
function useActions(isEmpty: boolean, open: (dialog: Dialog) => void): readonly MenuItem[] {
  const text = useText(recordFormTexts);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  const steps = useDeskSteps(desk, number);
  const { resource } = desk;
  if (!canWrite) return [];
  if (!resource.isWhole) {
    return [
      ...steps,
      {
        id: 'copy',
        label: text('record.copy'),
        icon: <Copy size={18} aria-hidden />,
        isDisabled: isEmpty,
        onAction: () => open('copy'),
      },
      {
        id: 'clear',
        label: text('record.clear'),
        icon: <Trash2 size={18} aria-hidden />,
        isDisabled: isEmpty,
        onAction: () => open('clear'),
      },
    ];
  }
  // A settings page has its own reset to defaults, as pages with several records do.
  if (resource.numbers.first === resource.numbers.last) return steps;
  return [
    ...steps,
    {
      id: 'default',
      label: text('record.default.all'),
      icon: <RotateCcw size={18} aria-hidden />,
      isDisabled: isEmpty,
      onAction: () => desk.put(new Map([[number, blankOf(resource, number)]])),
    },
  ];
}

/** Returns the next blank number after this one, wrapping around after the last; undefined if all are taken. */
function nextBlank(desk: RecordDesk, number: number): number | undefined {
  const { first, last } = desk.resource.numbers;
  const count = last - first + 1;
  for (let step = 1; step < count; step++) {
    const other = first + ((number - first + step) % count);
    if (!desk.isThere(other)) return other;
  }
  return undefined;
}
