import { trpc } from '#client/api/trpc.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { isMarkable } from '#domain/catalogs/checkRules.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import { recordPlaceHash } from '#game/measure/placeHash.ts';

/** Returns whether a problem of a record is marked as meant (docs/product.md, "Checks"), by what stands at its place now. */
export function useMeant(
  { resource, scenarioId }: RecordDesk,
  number: number,
  record: object,
  problems: readonly Problem[],
): (problem: Problem) => boolean {
  // Only asked for where there is something that may be marked.
  const enabled = problems.some(
    ({ severity, rule }) => severity === 'warning' && rule !== undefined && isMarkable(rule),
  );
  const { data } = trpc.checks.marks.useQuery({ scenario_id: scenarioId, kind: resource.name }, { enabled });
  const own = data?.data.filter((mark) => mark.number === number) ?? [];
  return ({ rule, path }) =>
    own.some(
      (mark) =>
        mark.rule === rule && mark.path === path && mark.content === recordPlaceHash(resource, number, record, path),
    );
}
