import { useId } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { type ColumnSection, sectionColumns } from '#client/resource/table/columns/sectionColumns.ts';
import { isName, PLAIN_LAYOUT } from '#client/resource/table/columns/tableColumns.ts';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import { useTableState } from '#client/resource/table/view/TableState.ts';
import type { TableView } from '#client/resource/table/view/TableView.ts';
import { shownLabel } from '#client/resource/words/shownText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { columns as columnsStyle, count as countStyle, head, section as sectionStyle } from './ColumnsDialog.css.ts';

/** A dialog to choose the visible columns among all that the records have. The choice is stored in this browser. */
export function ColumnsDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText(pageTexts, tableTexts);
  useTableState(view, 'columns');
  const sections = sectionColumns(view.desk.resource);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('records.columns.title')}
      size="large"
      actions={
        <>
          <Button onPress={() => view.setLayout(PLAIN_LAYOUT)}>{text('records.columns.reset')}</Button>
          <Button tone="primary" onPress={onClose}>
            {text('common.close')}
          </Button>
        </>
      }
    >
      {sections.map((section) => (
        <SectionColumns key={section.title.en} view={view} section={section} />
      ))}
    </Dialog>
  );
}

/** The columns of one section, with a check for all of them. */
function SectionColumns({ view, section }: { readonly view: TableView; readonly section: ColumnSection }) {
  const id = useId();
  const { resource } = view.desk;
  const { language } = view.reader;
  const shown = view.shownOf(section.columns);
  const isWhole = shown.length === section.columns.length;
  return (
    <fieldset className={sectionStyle} aria-labelledby={id}>
      <div className={head} id={id}>
        <Checkbox
          isSelected={isWhole}
          isIndeterminate={!isWhole && shown.some((leaf) => !isName(resource, leaf))}
          onChange={() => view.showColumns(section.columns, !isWhole)}
        >
          {section.title[language]}
        </Checkbox>
        <span className={countStyle}>{`${shown.length}/${section.columns.length}`}</span>
      </div>
      <div className={columnsStyle}>
        {section.columns.map((leaf) => (
          <Checkbox
            key={leaf.path}
            isSelected={shown.includes(leaf)}
            isDisabled={isName(resource, leaf)}
            onChange={(isShown) => view.showColumns([leaf], isShown)}
          >
            {shownLabel(leaf, view.reader)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
