import SquareDashedMousePointer from 'lucide-react/icons/square-dashed-mouse-pointer';
import { SelectionPanel } from '#client/mapEditor/lazy.ts';
import type { MapTool } from './mapTool.ts';

/** Chooses cells, for what is done with a part of the floor as a whole (selection/). It draws nothing itself. */
export const select: MapTool = {
  id: 'select',
  icon: SquareDashedMousePointer,
  label: { ja: '選択', en: 'Select' },
  help: {
    ja: '四角に囲んで選ぶ。ダブルクリックで囲まれた部屋を選ぶ。選んだ所をドラッグすると動かせる。Ctrlで加え、右ボタンで外す。',
    en: 'Drag a rectangle, or double-click an enclosed room. Drag what is chosen to move it. Ctrl adds, the right button takes away.',
  },
  shortcut: 's',
  gestures: ['rectangle', 'fill'],
  options: [],
  panel: SelectionPanel,
  isSelector: true,
  edit: () => ({ cell: () => ({}) }),
};
