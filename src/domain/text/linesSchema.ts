import type * as z from 'zod';
import { typedTextSchema } from './composed.ts';
import { displayWidth, withoutControls } from './displayWidth.ts';

/**
 * Schema of a text as somebody types it (`typedTextSchema`), of at most `maxLines` lines, each at most `maxWidth` half-width columns
 * wide; with one line no line breaks are allowed.
 */
export function linesSchema(maxWidth: number, maxLines: number): z.ZodType<string, string> {
  const params = { maxWidth, maxWidthHalf: Math.floor(maxWidth / 2), maxLines };
  return typedTextSchema
    .refine((value) => withoutControls(value) === value, { error: 'control_characters' })
    .refine((value) => value.split('\n').length <= maxLines, {
      error: maxLines > 1 ? 'too_many_lines' : 'no_line_breaks',
      params,
    })
    .refine((value) => value.split('\n').every((line) => displayWidth(line) <= maxWidth), {
      error: 'too_wide',
      params,
    });
}
