import { lazyScreen } from '#client/page/lazyScreen.ts';
import type { AreaGroup } from '#client/screens/areas/areas.tsx';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import type { Label } from '#domain/text/languages.ts';

const TITLE: Label = { ja: '迷宮', en: 'Labyrinths' };

/** The settings of the ten labyrinths, and the flags (docs/product.md, "Labyrinths"). */
export const LABYRINTHS: AreaGroup = {
  path: 'labyrinths',
  title: TITLE,
  areasTitle: TITLE,
  areas: [
    {
      path: '',
      title: TITLE,
      pages: [
        {
          path: 'settings',
          title: RECORD_KINDS.labyrinth_setting.title,
          Screen: lazyScreen(() => import('./settings/SettingsScreen.tsx')),
          form: { path: 'settings/:number', Screen: lazyScreen(() => import('./settings/SettingFormScreen.tsx')) },
        },
        {
          path: 'flag-management',
          title: { ja: 'フラグ管理', en: 'Flag management' },
          Screen: lazyScreen(() => import('./flags/FlagsScreen.tsx')),
        },
      ],
    },
  ],
};
