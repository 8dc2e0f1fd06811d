import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { ReadOnlyReason } from '#client/page/scenario/ReadOnlyReason.tsx';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { AppearanceSlots } from './AppearanceSlots.tsx';
import { AppearanceWarnings } from './AppearanceWarnings.tsx';
import { EmptyTables } from './EmptyTables.tsx';
import { FloorLook } from './FloorLook.tsx';
import { fields, notices, panel, part, parts, partTitle } from './FloorSettingsPanel.css.ts';
import { floorTexts } from './floorTexts.ts';
import { SettingLeaf } from './SettingLeaf.tsx';
import { SETTING_PARTS } from './settingParts.ts';
import { useSettingKeys } from './useSettingKeys.ts';

interface FloorSettingsPanelProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
}

/** The form of the floor's settings; each setting is saved separately when it changes. */
export default function FloorSettingsPanel({ scenarioId, desk }: FloorSettingsPanelProps) {
  const text = useText(floorTexts);
  const canWrite = useMay('edit');
  useFieldInAddress(desk.number);
  const keys = useSettingKeys(desk.settings);
  const leaf = (one: Leaf) => <SettingLeaf key={`${desk.number} ${one.path}`} {...{ scenarioId, desk }} leaf={one} />;
  return (
    <div className={panel} {...keys}>
      {!canWrite && <ReadOnlyReason />}
      <div className={parts}>
        {SETTING_PARTS.map(({ id, names }) => (
          <section key={id} className={part} aria-label={text(`floor.part.${id}`)}>
            <h3 className={partTitle}>{text(`floor.part.${id}`)}</h3>
            {id === 'encounters' && (
              <div className={notices}>
                <EmptyTables scenarioId={scenarioId} desk={desk} />
                <AppearanceWarnings desk={desk} />
              </div>
            )}
            <div className={fields[id]}>
              {id === 'encounters' && <AppearanceSlots key={desk.number} {...{ scenarioId, desk }} />}
              {leavesOfFields(floorMap, names).map(leaf)}
              {id === 'looks' && <FloorLook desk={desk} />}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
