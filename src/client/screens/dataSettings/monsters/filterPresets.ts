import type { ColorFilter } from '#client/pictures/MonsterPicture.tsx';
import type { Label } from '#domain/text/languages.ts';

interface FilterPreset {
  readonly label: Label;
  readonly filter: ColorFilter;
}

const preset = (ja: string, en: string, red: number, green: number, blue: number): FilterPreset => ({
  label: { ja, en },
  filter: { red, green, blue },
});

/** The named colour filters; the first one changes nothing. */
export const FILTER_PRESETS: readonly FilterPreset[] = [
  preset('なし', 'None', 255, 255, 255),
  preset('赤', 'Red', 255, 112, 104),
  preset('橙', 'Orange', 255, 176, 96),
  preset('金', 'Gold', 255, 224, 112),
  preset('毒', 'Poison', 184, 232, 80),
  preset('緑', 'Green', 120, 232, 136),
  preset('氷', 'Ice', 168, 236, 255),
  preset('青', 'Blue', 120, 160, 255),
  preset('紫', 'Purple', 200, 136, 255),
  preset('桃', 'Pink', 255, 168, 208),
  preset('灰', 'Ash', 168, 168, 168),
  preset('影', 'Shadow', 88, 80, 120),
];
