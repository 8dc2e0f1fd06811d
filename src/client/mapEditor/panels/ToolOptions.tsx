import { useAtom, useAtomValue } from 'jotai';
import Grid2x2 from 'lucide-react/icons/grid-2x2';
import Paintbrush from 'lucide-react/icons/paintbrush';
import SquareDashed from 'lucide-react/icons/square-dashed';
import type { ComponentType } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { GestureName } from '#client/mapEditor/gestures/mapGestures.ts';
import { SelectionPanel } from '#client/mapEditor/selection/SelectionPanel.tsx';
import { gestureAtom, oneSidedAtom, toolAtom, toolValuesAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { select } from '#client/mapEditor/tools/select.ts';
import { FillIcon } from '#client/ui/icons/FillIcon.tsx';
import type { IconProps } from '#client/ui/icons/ToolIcon.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import type { Border } from '#domain/map/cell.ts';
import { BorderPicture } from './BorderPicture.tsx';
import { OptionGrid } from './OptionGrid.tsx';
import { help, options } from './ToolOptions.css.ts';

const GESTURE_ICONS: Record<GestureName, ComponentType<IconProps>> = {
  edge: Grid2x2,
  paint: Paintbrush,
  rectangle: SquareDashed,
  fill: FillIcon,
};

/** What the tool in hand does and how, and whether it writes one side of an edge or both. */
export function ToolOptions() {
  const text = useText();
  const tool = useAtomValue(toolAtom);
  const [gesture, setGesture] = useAtom(gestureAtom);
  const [valuesOf, setValues] = useAtom(toolValuesAtom);
  const [isOneSided, setOneSided] = useAtom(oneSidedAtom);
  const values = valuesOf(tool);
  return (
    <div className={options}>
      <p className={help}>{text(tool.help)}</p>
      {tool.gestures.length > 1 && (
        <OptionGrid
          label={text('map.gesture')}
          flow="row"
          value={gesture}
          onChange={setGesture}
          options={tool.gestures.map((name) => {
            const Icon = GESTURE_ICONS[name];
            return { value: name, label: text(`map.gesture.${name}`), picture: <Icon size={14} /> };
          })}
        />
      )}
      {tool.options.map((option) => (
        <OptionGrid
          key={option.id}
          label={text(option.label)}
          flow={option.picture ? 'column' : 'row'}
          value={values[option.id] ?? option.initial}
          onChange={(value) => setValues(tool, { [option.id]: value })}
          options={option.choices.map(({ value, label }) => ({
            value,
            label: text(label),
            picture: option.picture === 'border' && <BorderPicture border={value as Border} />,
          }))}
        />
      ))}
      {tool === select && <SelectionPanel />}
      {tool.edit(values).edge && (
        <div>
          <Switch isSelected={isOneSided} onChange={setOneSided}>
            {text('map.option.oneSided')}
          </Switch>
          <p className={help}>{text('map.option.oneSided.hint')}</p>
        </div>
      )}
    </div>
  );
}
