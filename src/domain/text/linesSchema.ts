import * as z from 'zod';
import { displayWidth } from './displayWidth.ts';

const CONTROLS = /\p{Cc}/u;
const CONTROLS_IN_LINES = /[^\P{Cc}\n]/u;

/** A text of at most `maxLines` lines, each at most `maxWidth` half-width columns wide; with one line no line break is allowed. */
export function linesSchema(maxWidth: number, maxLines: number): z.ZodType<string, string> {
  const params = { maxWidth, maxWidthHalf: Math.floor(maxWidth / 2), maxLines };
  return z
    .string()
    .refine((value) => !(maxLines > 1 ? CONTROLS_IN_LINES : CONTROLS).test(value), { error: 'control_characters' })
    .refine((value) => value.split('\n').length <= maxLines, { error: 'too_many_lines', params })
    .refine((value) => value.split('\n').every((line) => displayWidth(line) <= maxWidth), {
      error: 'too_wide',
      params,
    });
}
