import * as z from 'zod';

/** The maximum of keys for one command, and of commands with custom keys. */
const MOST_KEYS = 3;
const MOST_BINDINGS = 200;

const combinationSchema = z.strictObject({
  /** `KeyboardEvent.key` in lower case. */
  key: z
    .string()
    .min(1)
    .max(20)
    .refine((key) => key === key.toLowerCase() && !/[\s\p{Cc}]/u.test(key), 'wrong_format'),
  ctrl: z.literal(true).optional(),
  shift: z.literal(true).optional(),
});

/** Custom keys for tools and commands of the map, by `tool.` or `command.` and the id; all others keep their defaults. */
export const keyBindingsSchema = z.strictObject({
  bindings: z
    .record(
      z.string().regex(/^(tool|command)\.[A-Za-z]{1,40}$/, 'wrong_format'),
      z.array(combinationSchema).max(MOST_KEYS),
    )
    .refine((bindings) => Object.keys(bindings).length <= MOST_BINDINGS, 'document.too_large'),
});

export type KeyBindings = z.infer<typeof keyBindingsSchema>['bindings'];
