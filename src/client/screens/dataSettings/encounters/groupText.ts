import type { useText } from '#client/i18n/useText.ts';

/** How many come at once, in words. */
export function groupText(text: ReturnType<typeof useText>, { min, max }: { min: number; max: number }): string {
  return text(min === max ? 'checkSheet.groupOne' : 'checkSheet.group', { min, max });
}
