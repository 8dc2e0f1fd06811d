import * as z from 'zod';
import { AccountDocument } from '#server/database/models/AccountDocument.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { memberProcedure } from '#server/trpc/procedures.ts';
import { accountDocumentSchema, documentNameSchema, presentAccountDocument } from './presentAccountDocument.ts';

/** A document of the caller's own account. */
export const readAccountDocument = memberProcedure
  .input(z.strictObject({ name: documentNameSchema }))
  .output(dataAnswer(accountDocumentSchema))
  .query(async ({ input: { name }, ctx: { services, account } }) => {
    const row = await AccountDocument.query(services.database).findById([account.id, name]);
    return { data: presentAccountDocument(name, row) };
  });
