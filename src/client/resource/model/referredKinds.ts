import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';

/** The other kinds that fields may refer to. */
export function referredKinds(resource: Resource): Resource[] {
  const kinds = resource.leaves.flatMap(({ field }) =>
    field.kind === 'reference' && field.to !== resource.name ? (resourceOf(field.to) ?? []) : [],
  );
  return [...new Set(kinds)];
}
