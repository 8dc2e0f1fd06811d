import { EyedropperIcon } from '#client/ui/icons/toolIcons.tsx';
import type { MapTool } from './mapTool.ts';

/** Picks up the tool and brush for the content under the pointer, as Alt and a click do with any tool. */
export const eyedropper: MapTool = {
  id: 'eyedropper',
  icon: EyedropperIcon,
  label: { ja: 'スポイト', en: 'Eyedropper' },
  help: {
    ja: '指した所にあるものを描く道具と設定を拾います。どの道具でもAlt+クリックで同じことができます。',
    en: 'Picks the tool and settings that draw what is there. Alt+click does the same with any tool.',
  },
  shortcut: 'e',
  gestures: ['place'],
  options: [],
  isPicker: true,
  edit: () => ({}),
};
