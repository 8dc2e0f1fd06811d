import type { Knex } from 'knex';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { LabyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { fitFloorSizes } from './fitFloorSizes.ts';

/** A record of a kind as it is now. */
interface Written {
  readonly number: number;
  readonly data: object;
}

/** Writes what follows from all written records of a kind, in the transaction that wrote some of them and under its revision. */
type FollowUp = (trx: Knex.Transaction, scenarioId: string, revision: number, all: readonly Written[]) => Promise<void>;

/** What follows where writes of a kind reach beyond its own rows: whichever way a labyrinth is changed, its floors have its size. */
export const FOLLOW_UPS: { readonly [Kind in RecordKindName]?: FollowUp } = {
  labyrinth_setting: (trx, scenarioId, revision, all) =>
    fitFloorSizes(
      trx,
      scenarioId,
      revision,
      all.map(({ number, data }) => ({ number, data: data as LabyrinthSetting })),
    ),
};
