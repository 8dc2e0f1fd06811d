import { downloadFile } from '#client/api/downloadFile.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';

/** Characters of a title that its file is named by. */
const LONGEST_NAME = 60;

/** A title as the name of a file, on every system. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .slice(0, LONGEST_NAME)
    .trim() || 'scenario';

/** Has the browser save a scenario as one file, with what is unsent in it too. */
export async function saveProject({ id, title_ja }: Pick<Scenario, 'id' | 'title_ja'>): Promise<void> {
  try {
    await flushUnsaved();
    await downloadFile(`scenarios/${id}/project-file`, `${fileNameOf(title_ja)}.meikyu.zip`);
  } catch (error) {
    showError(error);
  }
}
