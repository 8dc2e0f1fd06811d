import { cutToWidth, withoutControls } from './displayWidth.ts';

/**
 * What a field of `maxLines` lines may hold of a text: the longest beginning of each of the first lines that is at most `maxWidth`
 * half-width columns wide, without control characters.
 */
export function cutLines(text: string, maxWidth: number, maxLines: number): string {
  return withoutControls(text)
    .split('\n')
    .slice(0, maxLines)
    .map((line) => cutToWidth(line, maxWidth))
    .join('\n');
}
