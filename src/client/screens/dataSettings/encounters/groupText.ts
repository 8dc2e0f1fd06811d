import type { TextOf } from '#client/i18n/defineTexts.ts';
import type { encountersTexts } from './encountersTexts.ts';

/** Describes the size of a group in words. */
export function groupText(
  text: TextOf<keyof typeof encountersTexts>,
  { min, max }: { min: number; max: number },
): string {
  return text(min === max ? 'checkSheet.groupOne' : 'checkSheet.group', { min, max });
}
