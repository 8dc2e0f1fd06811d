import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { kindNamesAtom } from '#client/mapEditor/events/eventAtoms.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';

interface EventNamesProps {
  readonly scenarioId: string;
  /** The kinds of record that the events refer to. */
  readonly kinds: readonly RecordKindName[];
}

/** Reads the records that the events of a floor refer to, so that all descriptions of events can use their names. */
export default function EventNames({ scenarioId, kinds }: EventNamesProps) {
  const resources = kinds.map(resourceOf).filter((resource) => resource !== undefined);
  return resources.map((resource) => <KindNames key={resource.name} resource={resource} scenarioId={scenarioId} />);
}

function KindNames({ resource, scenarioId }: { readonly resource: Resource; readonly scenarioId: string }) {
  const language = useAtomValue(languageAtom);
  const setNames = useSetAtom(kindNamesAtom);
  const desk = useRecordDesk(resource, scenarioId);
  useEffect(() => {
    if (!desk) return;
    const { first, last } = resource.numbers;
    const nameOf = (number: number) =>
      number < first || number > last
        ? undefined
        : recordName(resource, desk.record(number), number, language) || undefined;
    // Set a new function each time, so that descriptions of events are updated.
    const report = () => setNames((names) => ({ ...names, [resource.name]: (number: number) => nameOf(number) }));
    report();
    return desk.subscribe(report);
  }, [desk, resource, language, setNames]);
  return null;
}
