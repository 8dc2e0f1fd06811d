import type { ReactNode } from 'react';
import { ErrorPage } from '#client/page/ErrorPage.tsx';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import type { Resource } from '#domain/resource/defineResource.ts';
import { RecordForm } from './RecordForm.tsx';
import type { OwnInputs } from './RecordSection.tsx';

interface RecordScreenProps {
  readonly resource: Resource;
  readonly scenarioId: string;
  /** As written in the address; leading zeros are ignored. */
  readonly number: string;
  /** Custom inputs of an area, keyed by field name. */
  readonly inputs?: OwnInputs;
  /** Content of the area, shown after the fields; it gets the record from `useOpenRecord`. */
  readonly children?: ReactNode;
  /** Content of the area, shown above the fields. */
  readonly before?: ReactNode;
}

/** The form of the record named by the address. */
export function RecordScreen({
  resource,
  scenarioId,
  number: digits,
  inputs = {},
  children,
  before,
}: RecordScreenProps) {
  const desk = useRecordDesk(resource, scenarioId);
  const number = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  const { first, last } = resource.numbers;
  if (!(number >= first && number <= last)) return <ErrorPage code={404} isRoute />;
  if (!desk) return <RecordsPending resources={[resource]} scenarioId={scenarioId} />;
  return (
    <RecordForm desk={desk} number={number} inputs={inputs} before={before}>
      {children}
    </RecordForm>
  );
}
