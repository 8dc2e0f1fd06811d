import { downloadFile } from '#client/api/downloadFile.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';

/** The maximum length of a file name made from a title, in characters. */
const LONGEST_NAME = 60;

/** Converts a title to a file name that is valid on every system. */
const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .slice(0, LONGEST_NAME)
    .trim() || 'scenario';

/** Lets the browser save a scenario as one file, including what was unsent. */
export async function saveProject({ id, title_ja }: Pick<Scenario, 'id' | 'title_ja'>): Promise<void> {
  try {
    await flushUnsaved();
    await downloadFile(`scenarios/${id}/project-file`, `${fileNameOf(title_ja)}.meikyu.zip`);
  } catch (error) {
    showError(error);
  }
}
