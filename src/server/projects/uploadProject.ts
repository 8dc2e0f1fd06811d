import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { refuseTooManyPictures } from '#server/files/recordFiles.ts';
import { sentFileSchema } from '#server/files/sentFileSchema.ts';
import { cutTitlesSchema } from '#server/ownScenarios/copyTitles.ts';
import { insertFilledScenario } from '#server/ownScenarios/insertScenario.ts';
import { insideOf, insideSchema } from '#server/samples/readSample.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import { bannedNotice } from '#server/services/countBanned.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMakerProcedure } from '#server/trpc/procedures.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import type { JudgedProject } from './judgeProject.ts';
import { LARGEST } from './projectFile.ts';
import * as tasks from './projectTasks.ts';
import { takePictures } from './takePictures.ts';

/**
 * POST project-files, a call of our own: creates a scenario with the content of a project file, of this version or of an older one. A file
 * is loaded completely or not at all. A dry run answers what is in it and what would become of it, and writes nothing. Over REST alone, as
 * a form.
 * @throws RequestError 413, 422 on `file` that says what is wrong with it, 429 while another file of the account is loaded, 499 if the
 *   caller has left before everything was written
 */
export const uploadProject = keyedMakerProcedure
  .input(
    z.strictObject({
      file: sentFileSchema('application/zip'),
      dry_run: z.boolean().default(false),
    }),
  )
  .output(
    dataAnswer(
      z.strictObject({
        /** The new scenario; null for a dry run. */
        scenario: presentedScenarioSchema.nullable(),
        title_ja: z.string(),
        title_en: z.string(),
        author_name: z.string(),
        cut_titles: cutTitlesSchema,
        inside: insideSchema,
        pictures: z.int(),
        /** The number of pictures that the document names but the file does not contain. */
        pictures_lost: z.int(),
        document_version: z.int(),
        made: z.strictObject({ app_version: z.string(), created_at: z.string() }).nullable(),
        /** The number of texts that block publishing; absent if there are none. */
        banned_words: z.int().optional(),
        /** The fields that were changed by upgrading the document. */
        upgraded: z.array(
          z.strictObject({
            kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
            path: z.string(),
            change: z.enum(['added', 'dropped', 'replaced']),
            count: z.int(),
          }),
        ),
        /** The number of all such fields; only the first of them are listed. */
        upgraded_count: z.int(),
      }),
    ),
  )
  .mutation((call) => alone(call, () => load(call, call.input, call.signal)));

interface Sent {
  readonly file: Uint8Array;
  readonly dry_run: boolean;
}

async function load(call: Call, { file, dry_run }: Sent, signal: AbortSignal | undefined) {
  const { services, account, caller } = call.ctx;
  const prepare = async () => {
    const project = await open(call, file, signal);
    const { document: content, pictures } = await takePictures(services, project);
    const { languages: _, ...titles } = content.scenario;
    return {
      content,
      pictures,
      notices: {
        ...titles,
        ...project.notices,
        inside: insideOf(content),
        pictures: pictures.length,
        pictures_lost: project.pictures_lost,
        document_version: project.document_version,
        made: project.made,
        ...bannedNotice(project.banned),
        upgraded: [...project.upgraded],
        upgraded_count: project.upgraded_count,
      },
    };
  };
  if (dry_run) return { data: { scenario: null, ...(await prepare()).notices } };
  const data = await writeOnce(
    call,
    async (trx, { content, pictures, notices }, created) => {
      const scenario = await insertFilledScenario(trx, account, content, { field: 'file', pictures });
      await refuseTooManyPictures(trx, scenario.id, 'file');
      if (signal?.aborted) throw new RequestError(499);
      created();
      return { scenario, ...notices };
    },
    prepare,
  );
  caller.log.info({ event: 'project_loaded', scenario_id: data.scenario.id }, 'project file loaded');
  return { data };
}

/** The project file that each account is loading: one may cost this server as much as many other requests. */
const loading = new Map<string, { readonly key: string | undefined; readonly ended: Promise<void> }>();
/** The usual time of such a load, in seconds. */
const USUAL_TIME = 3;

/**
 * Does `work` while no other project file of the account is loaded. A retry waits for the call that it repeats; a retry of a finished call
 * is answered.
 * @throws RequestError 429
 */
async function alone<Result>({ ctx: { account, caller } }: Call, work: () => Promise<Result>): Promise<Result> {
  const key = caller.idempotencyKey;
  for (let other = loading.get(account.id); other; other = loading.get(account.id)) {
    if (key !== undefined && key === other.key) await other.ended;
    else if (await caller.operation()) return work();
    else throw new RequestError(429, 'project_busy', { retryAfter: USUAL_TIME });
  }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  loading.set(account.id, { key, ended });
  try {
    return await work();
  } finally {
    loading.delete(account.id);
    end();
  }
}

/** Checks the file in a thread; its buffer is empty afterwards. @throws RequestError 422 on `file` */
async function open({ ctx }: Call, file: Uint8Array, signal: AbortSignal | undefined): Promise<JudgedProject> {
  const { workers, bannedWords } = ctx.services;
  const { name, username } = ctx.account;
  const task = { file, account: { name, username }, words: await bannedWords.words() };
  const options = { lane: 'largeFiles', signal, transfer: [file.buffer as ArrayBuffer] } as const;
  const read = await workers.run<typeof tasks, 'judgeProject'>(tasks.PROJECT_TASKS, 'judgeProject', task, options);
  if (!('fault' in read)) return read;
  const { fault, entry, other } = read;
  if (other) throw new RequestError(422, undefined, { errors: { file: [other] } });
  throw fieldError('file', `project.${fault}`, { entry, limit: LARGEST.document / 2 ** 20 });
}
