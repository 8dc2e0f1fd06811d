import type { PictureUse } from '#domain/catalogs/pictureUses.ts';
import { type CopiedTitles, copyTitles } from '#server/ownScenarios/copyTitles.ts';
import { countBanned } from '#server/services/countBanned.ts';
import { namedPictures, renamed } from './namedPictures.ts';
import { type ProjectFault, type ProjectPicture, pictureEntry } from './projectFile.ts';
import { type ReadProject, readProject } from './readProject.ts';

/** What a file holds, with all that can be said of it without what is stored. Its document has the titles of a copy. */
export interface JudgedProject extends ReadProject {
  /** Those that a record names, each with what it is for. */
  readonly pictures: readonly (ProjectPicture & { readonly use: PictureUse })[];
  /** Pictures that the document names and that did not come with it. */
  readonly pictures_lost: number;
  /** Which titles were cut. */
  readonly told: CopiedTitles['told'];
  /** How many texts keep it from being published. */
  readonly banned: number;
}

interface JudgingTask {
  readonly file: Uint8Array;
  /** Who loads it. */
  readonly account: Parameters<typeof copyTitles>[1];
  /** The banned words. */
  readonly words: readonly string[];
}

type Fault = { readonly fault: ProjectFault; readonly entry: string };

/** Runs in a worker thread: reads a project file and judges all of it there, so that no text or number of parts holds up other requests. */
export async function judgeProject({ file, account, words }: JudgingTask): Promise<JudgedProject | Fault> {
  const read = await readProject(file);
  if ('fault' in read) return read;
  const { titles, told } = copyTitles(read.document.scenario, account);
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
  const document = { ...kept, scenario: titles };
  const pictures_lost = isAlone ? named.size : 0;
  return { ...read, document, pictures, pictures_lost, told, banned: countBanned(document, words) };
}
