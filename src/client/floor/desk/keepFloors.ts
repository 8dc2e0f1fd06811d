import { isUnreached } from '#client/api/apiError.ts';
import type { KeptAnswers } from '#client/api/kept/KeptAnswers.ts';
import type { FloorApi } from './FloorApi.ts';

type ReadFloor = Awaited<ReturnType<FloorApi['read']>>;

/**
 * Wraps an API so that the browser stores its floors as they were last read or saved, and each can be opened without a connection too.
 * `owner`: account and scenario.
 */
export function keepFloors(api: FloorApi, kept: KeptAnswers, owner: string): FloorApi {
  const keyOf = (number: number) => `floor with settings ${owner}.${number}`;
  /**
   * Stores what the server has saved of a floor, its grid or its settings, before the save is reported. After the report the unsent edits
   * are forgotten, and a tab closed in between would open the old floor when there is no connection.
   */
  async function keepSaved<Result extends Awaited<ReturnType<FloorApi['saveGrid' | 'saveSettings']>>>(
    number: number,
    saved: Promise<Result>,
    part: Partial<Pick<ReadFloor['floor'], 'grid'>>,
    changes: Partial<ReadFloor['settings']['values']>,
  ): Promise<Result> {
    const result = await saved;
    if (result.kind === 'saved') {
      const { revision } = result;
      const before = (await kept.read(keyOf(number))) as ReadFloor | undefined;
      if (before) {
        const { floor, settings } = before;
        await kept.write(keyOf(number), {
          floor: { ...floor, ...part, revision },
          settings: { ...settings, revision, values: { ...settings.values, ...changes } },
        } satisfies ReadFloor);
      }
    }
    return result;
  }
  return {
    async read(number) {
      try {
        const answer = await api.read(number);
        void kept.write(keyOf(number), answer);
        return answer;
      } catch (error) {
        const answer = !isUnreached(error) ? undefined : ((await kept.read(keyOf(number))) as ReadFloor | undefined);
        if (answer) return answer;
        throw error;
      }
    },

    saveGrid: (number, grid, revision, isLeaving) =>
      keepSaved(number, api.saveGrid(number, grid, revision, isLeaving), { grid }, {}),
    saveSettings: (number, changes, revision, isLeaving) =>
      keepSaved(number, api.saveSettings(number, changes, revision, isLeaving), {}, changes),
  };
}
