import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { fitFloorSizes } from './fitFloorSizes.ts';

/** A record of a kind with its current data. */
interface Written {
  readonly number: number;
  readonly data: object;
}

/**
 * Writes the consequences of a change, given all written records of a kind, in the transaction that wrote some of them and under its
 * revision.
 */
type FollowUp = (trx: Knex.Transaction, scenarioId: string, revision: number, all: readonly Written[]) => Promise<void>;

/** Follow-ups of the kinds whose writes reach beyond their own rows: however a labyrinth is changed, its floors get its size. */
export const FOLLOW_UPS: { readonly [Kind in RecordKindName]?: FollowUp } = {
  labyrinth_setting: (trx, scenarioId, revision, all) =>
    fitFloorSizes(
      trx,
      scenarioId,
      revision,
      all.map(({ number, data }) => ({ number, data: data as LabyrinthSetting })),
    ),
};
