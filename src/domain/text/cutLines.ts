import { cutToWidth, withoutControls } from './displayWidth.ts';

/**
 * Returns the part of a text that fits a field of `maxLines` lines: of each of the first lines the longest prefix that is at most
 * `maxWidth` half-width columns wide, without control characters.
 */
export function cutLines(text: string, maxWidth: number, maxLines: number): string {
  return withoutControls(text)
    .split('\n')
    .slice(0, maxLines)
    .map((line) => cutToWidth(line, maxWidth))
    .join('\n');
}
