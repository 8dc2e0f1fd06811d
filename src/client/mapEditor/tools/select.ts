import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import type { MapTool } from './mapTool.ts';

/** Selects cells for actions on a part of the floor (selection/). It draws nothing itself. */
export const select: MapTool = {
  id: 'select',
  icon: SquareDashedMousePointer,
  label: { ja: '選択', en: 'Select' },
  help: {
    ja: '四角に囲んで選びます。ダブルクリックで囲まれた部屋を選びます。選んだ所はドラッグで動かせます。CtrlかShiftで加え（選んだマスなら外し）、右ボタンのドラッグで外します。',
    en: 'Drag a rectangle, or double-click an enclosed room. Drag the selection to move it. Ctrl or Shift adds, or takes out a selected cell; dragging with the right button removes.',
  },
  shortcut: 's',
  gestures: ['rectangle', 'fill'],
  options: [],
  panel: 'selection',
  isSelector: true,
  edit: () => ({ cell: () => ({}) }),
};
