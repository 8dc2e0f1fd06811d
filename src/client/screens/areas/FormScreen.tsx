import { RecordScreen } from '#client/resource/form/RecordScreen.tsx';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';

interface FormScreenProps {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
  readonly number: string;
}

/** The form of one record, for kinds that show nothing besides their fields. */
export default function FormScreen({ scenarioId, kind, number }: FormScreenProps) {
  return <RecordScreen resource={resourceOf(kind) as Resource} scenarioId={scenarioId} number={number} />;
}
