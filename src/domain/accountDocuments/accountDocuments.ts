import type * as z from 'zod';
import { brushesSchema } from './brushes.ts';
import { keyBindingsSchema } from './keyBindings.ts';
import { stampsSchema } from './stamps.ts';

/** The documents that an account stores besides its scenarios, by name. Each is a document that is read and saved as a whole. */
export const ACCOUNT_DOCUMENTS = {
  stamps: stampsSchema,
  keyBindings: keyBindingsSchema,
  brushes: brushesSchema,
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type AccountDocumentName = keyof typeof ACCOUNT_DOCUMENTS;
export type AccountDocuments = { readonly [Name in AccountDocumentName]: z.infer<(typeof ACCOUNT_DOCUMENTS)[Name]> };

/** Maximum length of a document as JSON. */
export const LARGEST_ACCOUNT_DOCUMENT = 262_144;
