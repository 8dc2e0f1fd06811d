import type { Label } from '#domain/text/languages.ts';

/** One area of the data settings (spec 2 §2), in the order of its tabs. */
interface DataSettingsArea {
  /** Its path below data-settings. */
  readonly path: string;
  readonly title: Label;
  /** The path below its own of the screen that it opens with. */
  readonly first: string;
}

export const DATA_SETTINGS_AREAS: readonly DataSettingsArea[] = [
  { path: 'items', title: { ja: 'アイテム', en: 'Items' }, first: 'item-list' },
];
