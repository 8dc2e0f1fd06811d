import { FillIcon } from '#client/ui/icons/toolIcons.tsx';
import type { StrokeEdit } from '#domain/map/strokePatch.ts';
import { ceilingMark } from './ceilingMark.ts';
import { darkZone } from './darkZone.ts';
import { floorMark } from './floorMark.ts';
import type { ChoiceLabel, MapTool } from './mapTool.ts';
import { monsterRoom } from './monsterRoom.ts';
import { noTeleportZone } from './noTeleportZone.ts';

interface Brush {
  readonly label: ChoiceLabel;
  readonly edit: StrokeEdit;
}

/** The brushes for filling an area: everything that the tools for zones, marks and rooms draw. */
const BRUSHES: readonly Brush[] = [darkZone, noTeleportZone, floorMark, ceilingMark, monsterRoom].flatMap(
  (tool): Brush[] => {
    const option = tool.options[0];
    if (!option) return [{ label: tool.label, edit: tool.edit({}) }];
    return option.choices.map(({ value, label }) => ({ label, edit: tool.edit({ [option.id]: value }) }));
  },
);

/** Fills the enclosed area around a cell. */
export const fill: MapTool = {
  id: 'fill',
  icon: FillIcon,
  label: { ja: '塗りつぶし', en: 'Fill' },
  help: { ja: '壁や扉で囲まれた所を一度に塗ります。', en: 'Fills an area enclosed by walls and doors.' },
  shortcut: 'f',
  gestures: ['fill'],
  options: [
    {
      id: 'brush',
      label: 'map.option.fillWith',
      initial: 0,
      choices: BRUSHES.map(({ label }, value) => ({ value, label })),
    },
  ],
  edit: ({ brush = 0 }) => BRUSHES[brush]?.edit ?? {},
};
