import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';

/** The tabs of the labyrinths, by path. */
export const LABYRINTH_TABS = [
  { path: 'settings', title: RECORD_KINDS.labyrinth_setting.title },
  { path: 'flag-management', title: { ja: 'フラグ管理', en: 'Flag management' } },
] as const;
