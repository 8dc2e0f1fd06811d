import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { type CopiedTitles, copyTitles } from '#server/ownScenarios/copyTitles.ts';
import { countBanned } from '#server/services/countBanned.ts';
import { namedPictures, renamed } from './namedPictures.ts';
import { type ProjectPicture, pictureEntry, type RefusedProject } from './projectFile.ts';
import { type ReadProject, readProject } from './readProject.ts';

/** The content of a file with everything that can be checked without the database. Its document has the titles of a copy. */
export interface JudgedProject extends ReadProject {
  /** The pictures that records name, each with its use. */
  readonly pictures: readonly (ProjectPicture & { readonly use: PictureUse })[];
  /** The number of pictures that the document names but the file does not contain. */
  readonly pictures_lost: number;
  /** The part of the answer about the titles that were shortened. */
  readonly notices: CopiedTitles['notices'];
  /** The number of texts that block publishing. */
  readonly banned: number;
}

interface JudgingTask {
  readonly file: Uint8Array;
  /** The account that loads the file. */
  readonly account: Parameters<typeof copyTitles>[1];
  /** The banned words. */
  readonly words: readonly string[];
}

/**
 * Runs in a worker thread: reads a project file and checks all of it there, so that its texts and parts, however many, hold up no other
 * requests.
 */
export async function judgeProject({ file, account, words }: JudgingTask): Promise<JudgedProject | RefusedProject> {
  const read = await readProject(file);
  if ('fault' in read) return read;
  const { titles, notices } = copyTitles(read.document.scenario, account);
  if (titles.title_ja === '') return { fault: 'invalid', entry: 'scenario.title_ja' };
  const named = namedPictures(read.document);
  const bytesOf = new Map(read.pictures.map(({ id, bytes }) => [id, bytes]));
  const pictures: JudgedProject['pictures'][number][] = [];
  const isAlone = read.made === null;
  for (const [id, use] of isAlone ? [] : named) {
    const bytes = bytesOf.get(id);
    if (!bytes) return { fault: 'missing', entry: pictureEntry(id) };
    pictures.push({ id, use, bytes });
  }
  const kept = isAlone && named.size > 0 ? renamed(read.document, () => '') : read.document;
  const document = { ...kept, scenario: { ...read.document.scenario, ...titles } };
  const pictures_lost = isAlone ? named.size : 0;
  return { ...read, document, pictures, pictures_lost, notices, banned: countBanned(document, words) };
}
