import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { fields } from '#client/resource/composites/FieldSet.css.ts';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { HistoryPanel } from '#client/resource/form/HistoryPanel.tsx';
import { ProblemList } from '#client/resource/form/ProblemList.tsx';
import { RecordHead } from '#client/resource/form/RecordHead.tsx';
import { sectionsOf } from '#client/resource/form/sectionsOf.ts';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { filteredHref } from '#client/resource/words/filteredHref.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import type { Field } from '#domain/resource/field.ts';
import { encounterSetting } from '#domain/resources/encounterSetting.ts';
import { UNCHOSEN_TABLE } from '#domain/resources/floorMap.ts';
import { DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import { encountersTexts } from './encountersTexts.ts';
import { NoMonster } from './NoMonster.tsx';
import { SlotEditor } from './SlotEditor.tsx';
import * as styles from './TableEditor.css.ts';
import { TableUses } from './TableUses.tsx';
import type { useTableUses } from './useEncounters.ts';

const SECTIONS = sectionsOf(encounterSetting, DEFAULT_LANGUAGES);

interface TableEditorProps {
  /** The desks of the scenario's encounter tables and monsters. */
  readonly tables: RecordDesk;
  readonly monsters: RecordDesk;
  /** The current table. */
  readonly number: number;
  /** The floors that use the tables. */
  readonly uses: ReturnType<typeof useTableUses>;
}

/** An encounter table edited with pictures. */
export function TableEditor({ tables, monsters, number, uses }: TableEditorProps) {
  const text = useText(encountersTexts);
  const { scenarioId } = tables;
  const [, navigate] = useLocation();
  const goTo = (other: number) =>
    navigate(filteredHref(recordHref(scenarioId, 'encounter_setting', other), location.search));
  useFormKeys(tables, number, goTo);
  useFieldInAddress(number);
  const open = useMemo(() => ({ desk: tables, number }), [tables, number]);
  return (
    <OpenRecordContext value={open}>
      <div className={styles.editor} data-record-form>
        <RecordHead onGo={goTo} />
        <div className={styles.sheets} key={number}>
          <NoMonster monsters={monsters} />
          <ConflictPanel />
          <ProblemList sections={SECTIONS} />
          {number === UNCHOSEN_TABLE && <Notice>{text('encounters.unchosen')}</Notice>}
          <Panel
            title={text('encounters.slots')}
            actions={
              <RouteLink href={`${scenarioPath(scenarioId)}/data-settings/encounters/check-sheet`}>
                {text('encounters.toCheckSheet')}
              </RouteLink>
            }
          >
            <div className={fields}>
              {(['name_ja', 'name_en'] as const).map((name) => (
                // A map of fields holds fields; its type is wider so that definitions keep the types of their values.
                <FieldInput key={name} field={encounterSetting.fields[name] as Field} keys={[name]} />
              ))}
            </div>
            <SlotEditor monsters={monsters} />
          </Panel>
          <TableUses query={uses} />
          <HistoryPanel />
        </div>
      </div>
    </OpenRecordContext>
  );
}
