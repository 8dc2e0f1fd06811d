import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Table } from '#client/ui/Table.tsx';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import type { TableFile } from './TableFile.ts';
import type { LostCell } from './TableFileButtons.tsx';
import * as styles from './tableFiles.css.ts';
import { tableFilesTexts } from './tableFilesTexts.ts';

interface ExportDialogProps {
  readonly file: TableFile;
  readonly lost: readonly LostCell[];
  readonly onClose: () => void;
  readonly onExport: () => void;
}

/** Lists the cells that the file cannot hold, each with a link to it, before the file is saved. */
export function ExportDialog({ file: { scenarioId, resource }, lost, onClose, onExport }: ExportDialogProps) {
  const text = useText(pageTexts, tableFilesTexts);
  const language = useAtomValue(languageAtom);
  const [, navigate] = useLocation();
  const goTo = ({ number, path }: LostCell) => {
    onClose();
    navigate(recordHref(scenarioId, resource.name, number, path));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('files.lostTitle')}
      size="medium"
      actions={
        <>
          <Button onPress={onClose}>{text('common.cancel')}</Button>
          <Button tone="primary" onPress={onExport}>
            {text('files.exportAnyway')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <p>{text('files.lost')}</p>
        <Table
          label={text('files.lostTitle')}
          columns={[
            {
              id: 'number',
              header: text('files.number'),
              role: 'name',
              cell: (one) => (
                <Link href={recordHref(scenarioId, resource.name, one.number, one.path)} onPress={() => goTo(one)}>
                  {`${paddedNumber(resource.name, one.number)} ${inLanguage(one.name, language)}`.trim()}
                </Link>
              ),
            },
            { id: 'column', header: text('files.column'), cell: ({ column }) => column },
            { id: 'characters', header: text('files.characters'), cell: ({ characters }) => characters.join(' ') },
          ]}
          rows={lost}
          rowKey={({ number, path }) => `${number} ${path}`}
          empty=""
        />
      </div>
    </Dialog>
  );
}
