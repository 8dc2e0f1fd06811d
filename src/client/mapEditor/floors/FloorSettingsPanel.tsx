import { useAtomValue } from 'jotai';
import { useText } from '#client/i18n/useText.ts';
import type { FloorDesk } from '#client/mapEditor/state/FloorDesk.ts';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { canWriteAtom } from '#client/shell/account.ts';
import { ReadOnlyReason } from '#client/shell/scenario/ReadOnlyReason.tsx';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { AppearanceWarnings } from './AppearanceWarnings.tsx';
import { EmptyTables } from './EmptyTables.tsx';
import { fields, panel, part, partTitle } from './FloorSettingsPanel.css.ts';
import { floorTexts } from './floorTexts.ts';
import { SettingLeaf } from './SettingLeaf.tsx';
import { SETTING_PARTS } from './settingParts.ts';
import { useSettingKeys } from './useSettingKeys.ts';

interface FloorSettingsPanelProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
}

/** The floor's settings; each is saved by itself when it was changed. */
export default function FloorSettingsPanel({ scenarioId, desk }: FloorSettingsPanelProps) {
  const text = useText(floorTexts);
  const canWrite = useAtomValue(canWriteAtom);
  useFieldInAddress(desk.number);
  const keys = useSettingKeys(desk.settings);
  return (
    <div className={panel} {...keys}>
      {!canWrite && <ReadOnlyReason />}
      {SETTING_PARTS.map(({ id, names }) => (
        <section key={id} className={part} aria-label={text(`floor.part.${id}`)}>
          <h3 className={partTitle}>{text(`floor.part.${id}`)}</h3>
          {id === 'encounters' && (
            <>
              <EmptyTables scenarioId={scenarioId} desk={desk} />
              <AppearanceWarnings desk={desk} />
            </>
          )}
          <div className={fields}>
            {leavesOfFields(floorMap, names).map((leaf) => (
              <SettingLeaf key={`${desk.number} ${leaf.path}`} scenarioId={scenarioId} desk={desk} leaf={leaf} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
