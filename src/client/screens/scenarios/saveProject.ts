import { downloadFile } from '#client/api/downloadFile.ts';
import type { Scenario } from '#client/page/scenario/scenario.ts';
import { showError } from '#client/page/showError.ts';
import { flushUnsaved } from '#client/page/unsaved.ts';

/** Lets the browser save a scenario as one file, including what was unsent. */
export async function saveProject({ id }: Pick<Scenario, 'id'>): Promise<void> {
  try {
    await flushUnsaved();
    await downloadFile(`scenarios/${id}/project-file`);
  } catch (error) {
    showError(error);
  }
}
