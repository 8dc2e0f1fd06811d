import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Problem } from '#domain/resource/defineResource.ts';
import type { Label } from '#domain/text/languages.ts';

/** Something to be said of the content of a scenario while all is gathered: words are made of what is listed alone. */
export interface Remark extends Problem {
  readonly kind: RecordKindName;
  readonly number: number;
  /** What the leaf, the field or the value of a cell is called; '' where the kind has no such leaf. */
  readonly label: () => Label;
}
