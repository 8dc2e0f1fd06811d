import * as z from 'zod';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { toldBanned } from '#server/bannedWords/heldTexts.ts';
import { fieldError, RequestError } from '#server/errors/RequestError.ts';
import { refuseTooManyPictures } from '#server/files/recordFiles.ts';
import { sentFileSchema } from '#server/files/sentFileSchema.ts';
import { insideOf, insideSchema } from '#server/samples/readSample.ts';
import { copyTitles, cutTitlesSchema } from '#server/scenarios/copyTitles.ts';
import { insertFilledScenario } from '#server/scenarios/insertScenario.ts';
import { presentedScenarioSchema } from '#server/scenarios/presentScenario.ts';
import type { Services } from '#server/services.ts';
import { dataAnswer } from '#server/trpc/answer.ts';
import { keyedMakerProcedure } from '#server/trpc/procedures.ts';
import { type Call, writeOnce } from '#server/trpc/writeOnce.ts';
import { LARGEST, ProjectError } from './projectFile.ts';
import * as tasks from './projectTasks.ts';
import type { ReadProject } from './readProject.ts';
import { takePictures } from './takePictures.ts';

/**
 * POST project-files, a call of our own: a new scenario that holds what a project file does, of this version or of an older one. A file is
 * taken as it is or not at all. A dry run tells what is in it and what would become of it, and writes nothing. Over REST alone, as a form.
 * @throws RequestError 413, 422 on `file` that says what is wrong with it, 429 while another of the account is loaded, 499 if whoever asked has left before all was written
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
        /** What was made of it; null of a dry run. */
        scenario: presentedScenarioSchema.nullable(),
        title_ja: z.string(),
        title_en: z.string(),
        author_name: z.string(),
        cut_titles: cutTitlesSchema,
        inside: insideSchema,
        pictures: z.int(),
        /** Pictures that the document names and that did not come with it. */
        pictures_lost: z.int(),
        document_version: z.int(),
        made: z.strictObject({ app_version: z.string(), created_at: z.string() }).nullable(),
        /** How many texts keep it from being published; absent if none do. */
        banned_words: z.int().optional(),
        /** What of it is otherwise than it was written. */
        upgraded: z.array(
          z.strictObject({
            kind: z.enum(Object.keys(RECORD_KINDS) as RecordKindName[]),
            path: z.string(),
            change: z.enum(['added', 'dropped', 'replaced']),
            count: z.int(),
          }),
        ),
        /** How many fields that are; the first of them are told. */
        upgraded_count: z.int(),
      }),
    ),
  )
  .mutation((call) => alone(call.ctx.account.id, () => load(call, call.input, call.signal)));

interface Sent {
  readonly file: Uint8Array;
  readonly dry_run: boolean;
}

async function load(call: Call, { file, dry_run }: Sent, signal: AbortSignal | undefined) {
  const { services, account, caller } = call.ctx;
  const prepare = async () => {
    const project = await open(services, file, signal);
    const { titles, told } = copyTitles(project.document.scenario, account);
    if (titles.title_ja === '') throw refusalOf('invalid', 'scenario.title_ja');
    const sent = project.made === null ? undefined : project.pictures;
    const { document, pictures, lost } = await takePictures(services, project.document, sent).catch(refuseProject);
    const content = { ...document, scenario: titles };
    return {
      content,
      pictures,
      told: {
        ...titles,
        ...told,
        inside: insideOf(document),
        pictures: pictures.length,
        pictures_lost: lost,
        document_version: project.document_version,
        made: project.made,
        ...(await toldBanned(services.bannedWords, content)),
        upgraded: [...project.upgraded],
        upgraded_count: project.upgraded_count,
      },
    };
  };
  if (dry_run) return { data: { scenario: null, ...(await prepare()).told } };
  const data = await writeOnce(
    call,
    async (trx, { content, pictures, told }, created) => {
      const scenario = await insertFilledScenario(trx, account, content, { field: 'file', pictures });
      await refuseTooManyPictures(trx, scenario.id, 'file');
      if (signal?.aborted) throw new RequestError(499);
      created();
      return { scenario, ...told };
    },
    prepare,
  );
  caller.log.info({ event: 'project_loaded', scenario_id: data.scenario.id }, 'project file loaded');
  return { data };
}

/** Accounts of which a project file is being loaded: it may take as much of this server as many other requests. */
const loading = new Set<string>();
/** Seconds. */
const USUAL_TIME = 3;

/** Does `work` while no other project file of the account is loaded. @throws RequestError 429 */
async function alone<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
  if (loading.has(accountId)) throw new RequestError(429, 'project_busy', { retryAfter: USUAL_TIME });
  loading.add(accountId);
  try {
    return await work();
  } finally {
    loading.delete(accountId);
  }
}

/** The file is gone afterwards. @throws RequestError 422 on `file` */
async function open({ workers }: Services, file: Uint8Array, signal: AbortSignal | undefined): Promise<ReadProject> {
  const options = { lane: 'largeFiles', signal, transfer: [file.buffer as ArrayBuffer] } as const;
  const read = await workers.run<typeof tasks, 'readProject'>(tasks.PROJECT_TASKS, 'readProject', file, options);
  if ('fault' in read) throw refusalOf(read.fault, read.entry);
  return read;
}

const refusalOf = (fault: string, entry: string): RequestError =>
  fieldError('file', `project.${fault}`, { entry, limit: LARGEST.document / 2 ** 20 });

function refuseProject(error: unknown): never {
  throw error instanceof ProjectError ? refusalOf(error.fault, error.entry) : error;
}
