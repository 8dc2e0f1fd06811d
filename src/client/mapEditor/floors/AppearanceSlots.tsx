import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import type { FloorDesk } from '#client/floor/desk/FloorDesk.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import type { Leaf } from '#domain/resource/leaf.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { hint, slot, slotNumber, wide } from './FloorSettingsPanel.css.ts';
import { SettingLeaf } from './SettingLeaf.tsx';

const { appearance } = floorMap.fields;

interface AppearanceSlotsProps {
  readonly scenarioId: string;
  readonly desk: FloorDesk;
}

/** The encounter tables of a floor, one per line with its chance; the hint about chances is shown only once. */
export function AppearanceSlots({ scenarioId, desk }: AppearanceSlotsProps) {
  const language = useAtomValue(languageAtom);
  const values = useSyncExternalStore(
    (listener) => desk.settings.subscribe(listener),
    () => desk.settings.values,
  );
  const leafOf = (name: string, part: string) =>
    floorMap.leaves.find(({ path }) => path === `appearance.${name}.${part}`) as Leaf;
  return (
    <div className={wide}>
      {Object.entries(appearance.fields).map(([name, { label }], index) => (
        <fieldset key={name} aria-label={label[language]} className={slot}>
          <span className={slotNumber} aria-hidden>
            {index + 1}
          </span>
          <SettingLeaf {...{ scenarioId, desk }} leaf={leafOf(name, 'value')} />
          <SettingLeaf {...{ scenarioId, desk }} leaf={leafOf(name, 'probability')} />
        </fieldset>
      ))}
      <p className={hint}>
        <FieldHelp
          field={appearance.fields.no1.fields.probability}
          value={values.appearance.no1.probability}
          scenarioId={scenarioId}
        />
      </p>
    </div>
  );
}
