import * as z from 'zod';
import { PUBLISH_VARIANTS, type PublishVariant } from '#domain/catalogs/scenarioStatuses.ts';
import { readersContent } from '#domain/scenario/readersContent.ts';
import { readContent } from '#server/content/readContent.ts';
import { bestEffort } from '#server/database/bestEffort.ts';
import { Release } from '#server/database/models/Release.ts';
import { Scenario } from '#server/database/models/Scenario.ts';
import { Work } from '#server/database/models/Work.ts';
import { transaction } from '#server/database/transaction.ts';
import { RequestError } from '#server/errors/RequestError.ts';
import { documentHash } from '#server/publishing/storeRelease.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import type { Caller } from '#server/trpc/Caller.ts';
import { type Context, publicProcedure } from '#server/trpc/procedures.ts';
import { countedWork } from './countedWork.ts';
import { lookUpCode } from './lookUpCode.ts';
import { variantSchema, workCodeSchema } from './workSchema.ts';

/**
 * GET works/{code}/file: the frozen file of an open work, packed, for anybody. Each download is counted, under the same limits as plays
 * (`countedWork`); fetching the file to play it here (`purpose`) does not count. For a private work its author gets the present content,
 * for a test in the game. @throws RequestError 404 in any other status and to anybody else, 429
 */
export const downloadWork = publicProcedure
  .input(
    z.strictObject({
      code: workCodeSchema,
      variant: variantSchema.optional(),
      purpose: z.enum(['download', 'play']).default('download'),
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        name: z.string(),
        /** SHA-256 of the packed file, hexadecimal. */
        hash: z.string(),
        /** gzip of the document, as base64. */
        document: z.base64(),
      }),
    ),
  )
  .query(async ({ input: { code, variant, purpose }, ctx }) => {
    const { services, caller } = ctx;
    const { document, hash } = await lookUpCode(
      ctx,
      async () => (await openFile(services, code, variant)) ?? (await ownFile(services, caller, code, variant)),
    );
    // A caller who has the file already, or only asks about it, downloads nothing.
    if (purpose === 'download' && caller.takesBody(hash)) await countDownload(ctx, code);
    return { data: { name: `${code}.json.gz`, hash, document: document.toString('base64') } };
  });

interface FoundFile {
  readonly document: Buffer;
  readonly hash: string;
}

async function openFile(
  { database }: Services,
  address: string,
  variant: PublishVariant | undefined,
): Promise<FoundFile | undefined> {
  const work = await Work.query(database).findOne({ address, category: 'open' });
  if (!work) return undefined;
  const ids = PUBLISH_VARIANTS.filter(({ code }) => variant === undefined || code === variant).map(
    ({ code }) => work[`release_${code}`],
  );
  const id = ids.find((one) => one !== null);
  const release = id && (await Release.query(database).findById(id).select('document', 'document_hash'));
  return release ? { document: release.document, hash: release.document_hash } : undefined;
}

/** Counts a download; one beyond the limit of the counter is answered all the same. */
async function countDownload(ctx: Context, address: string): Promise<void> {
  const { database } = ctx.services;
  const work = await countedWork(ctx, address, 'download').catch((error: unknown) => {
    if (error instanceof RequestError && error.status === 429) return undefined;
    throw error;
  });
  if (work) await bestEffort(database, () => Work.query(database).findById(work.scenario_id).increment('downloads', 1));
}

async function ownFile(
  { database, documents }: Services,
  caller: Caller,
  scenario_code: string,
  variant: PublishVariant = 'general',
): Promise<FoundFile | undefined> {
  const scenario = await Scenario.query(database).findOne({ scenario_code }).whereNull('archived_at');
  const { field } = PUBLISH_VARIANTS.find(({ code }) => code === variant) ?? PUBLISH_VARIANTS[0];
  if (scenario?.[field] !== 'private') return undefined;
  // An invalid token gets the same answer as none.
  const account = await caller.knownAccount();
  if (!account?.is_verified || account.id !== scenario.account_id) return undefined;
  const { content } = await transaction(database, (trx) => readContent(trx, scenario.id));
  const { bytes } = await documents.pack(readersContent(content));
  const document = Buffer.from(bytes);
  return { document, hash: documentHash(document) };
}
