import * as z from 'zod';
import {
  ACCOUNT_DOCUMENTS,
  type AccountDocumentName,
  LARGEST_ACCOUNT_DOCUMENT,
} from '#domain/accountDocuments/accountDocuments.ts';
import { AccountDocument } from '#server/database/models/AccountDocument.ts';
import { isUniqueViolation } from '#server/errors/databaseRefusal.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMemberProcedure } from '#server/trpc/procedures.ts';
import { writeOnce } from '#server/trpc/writeOnce.ts';
import { presentAccountDocument } from './presentAccountDocument.ts';

/** Limits the length of a document's content as a whole. */
const kept = <Schema extends z.ZodType>(schema: Schema) =>
  schema.refine((data) => JSON.stringify(data).length <= LARGEST_ACCOUNT_DOCUMENT, 'document.too_large');

const saved = <Name extends AccountDocumentName>(name: Name) =>
  z.strictObject({ name: z.literal(name), revision: z.int().min(0), data: kept(ACCOUNT_DOCUMENTS[name]) });

/**
 * Saves a document of the caller's account as a whole. Refuses with the current one if the write is not based on `revision` (0: never
 * saved), so that the client can merge.
 * @throws RequestError 409, 422
 */
export const saveAccountDocument = keyedMemberProcedure
  .input(z.discriminatedUnion('name', [saved('stamps'), saved('keyBindings'), saved('brushes')]))
  .output(dataAnswer(z.strictObject({ revision: z.int() })))
  .mutation(async (call) => {
    const { name, revision, data } = call.input;
    const { account, services } = call.ctx;
    const next = { data: JSON.stringify(data), revision: revision + 1, updated_at: services.now() };
    const saved = await writeOnce(call, async (trx) => {
      if (revision === 0) {
        await AccountDocument.query(trx).insert({ account_id: account.id, name, ...next });
      } else {
        const count = await AccountDocument.query(trx).findById([account.id, name]).where({ revision }).patch(next);
        if (count === 0) throw new Stale();
      }
      return { revision: next.revision };
    }).catch(async (error: unknown) => {
      if (!(error instanceof Stale || isUniqueViolation(error))) throw error;
      const row = await AccountDocument.query(services.database).findById([account.id, name]);
      throw new RequestError(409, undefined, { present: presentAccountDocument(name, row) });
    });
    return { data: saved };
  });

class Stale extends Error {}
