import { apiErrorOf } from '#client/api/apiError.ts';
import type { KeptAnswers } from '#client/shell/kept/KeptAnswers.ts';
import type { FloorApi } from './FloorApi.ts';

type ReadFloor = Awaited<ReturnType<FloorApi['read']>>;

/**
 * A server whose floors are kept in the browser as they were last read or saved, so that each opens without a connection
 * too. `owner`: account and scenario.
 */
export function keepFloors(api: FloorApi, kept: KeptAnswers, owner: string): FloorApi {
  const keyOf = (number: number) => `floor with settings ${owner}.${number}`;
  const change = async (number: number, changed: (before: ReadFloor) => ReadFloor) => {
    const before = (await kept.read(keyOf(number))) as ReadFloor | undefined;
    if (before) await kept.write(keyOf(number), changed(before));
  };
  return {
    async read(number) {
      try {
        const answer = await api.read(number);
        void kept.write(keyOf(number), answer);
        return answer;
      } catch (error) {
        const answer = apiErrorOf(error) ? undefined : ((await kept.read(keyOf(number))) as ReadFloor | undefined);
        if (answer) return answer;
        throw error;
      }
    },

    async saveGrid(number, grid, revision, isLeaving) {
      const result = await api.saveGrid(number, grid, revision, isLeaving);
      if (result.kind === 'saved') {
        void change(number, (before) => ({
          floor: { ...before.floor, grid, revision: result.revision },
          settings: { ...before.settings, revision: result.revision },
        }));
      }
      return result;
    },

    async saveSettings(number, changes, revision, isLeaving) {
      const result = await api.saveSettings(number, changes, revision, isLeaving);
      if (result.kind === 'saved') {
        void change(number, (before) => ({
          floor: { ...before.floor, revision: result.revision },
          settings: {
            ...before.settings,
            revision: result.revision,
            values: { ...before.settings.values, ...changes },
          },
        }));
      }
      return result;
    },
  };
}
