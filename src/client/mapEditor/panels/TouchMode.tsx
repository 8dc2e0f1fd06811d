import { useAtom } from 'jotai';
import ActiveTool from 'lucide-react/icons/hand';
import Pencil from 'lucide-react/icons/pencil';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useText } from '#client/i18n/useText.ts';
import { mapEditorTexts } from '#client/mapEditor/mapEditorTexts.ts';
import { touchModeAtom } from '#client/mapEditor/state/mapAtoms.ts';
import { segment, segments } from './TouchMode.css.ts';

const MODES = [
  { mode: 'look', Icon: ActiveTool },
  { mode: 'draw', Icon: Pencil },
] as const;

/** Switches what one finger does on the map: move it and inspect cells, or draw with the current tool. */
export function TouchMode() {
  const text = useText(mapEditorTexts);
  const [chosen, setMode] = useAtom(touchModeAtom);
  return (
    <RadioGroup
      aria-label={text('map.touch')}
      className={segments}
      orientation="horizontal"
      value={chosen}
      onChange={(value) => setMode(value === 'draw' ? 'draw' : 'look')}
    >
      {MODES.map(({ mode, Icon }) => (
        <Radio key={mode} value={mode} className={segment}>
          <Icon size={18} aria-hidden />
          {text(`map.touch.${mode}`)}
        </Radio>
      ))}
    </RadioGroup>
  );
}
