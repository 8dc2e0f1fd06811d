import * as z from 'zod';
import { ACCOUNT_DOCUMENTS, type AccountDocumentName } from '#domain/accountDocuments/accountDocuments.ts';
import type { AccountDocument } from '#server/database/models/AccountDocument.ts';

export const documentNameSchema = z.enum(Object.keys(ACCOUNT_DOCUMENTS) as AccountDocumentName[]);

/** A document as it is answered; null and revision 0 if it was never saved. Its content was checked when it was saved. */
export const accountDocumentSchema = z.strictObject({
  name: documentNameSchema,
  data: z.custom<z.infer<(typeof ACCOUNT_DOCUMENTS)[AccountDocumentName]> | null>((data) => typeof data === 'object'),
  revision: z.int(),
});

export function presentAccountDocument(
  name: AccountDocumentName,
  row: AccountDocument | undefined,
): z.infer<typeof accountDocumentSchema> {
  return { name, data: row ? JSON.parse(row.data) : null, revision: row?.revision ?? 0 };
}
