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
  /** As it stands in the address; zeros before it do not matter. */
  readonly number: string;
  /** Fields that the area edits in its own way, by name. */
  readonly inputs?: OwnInputs;
  /** What an area shows of the record beside its fields; it finds the record by `useOpenRecord`. */
  readonly children?: ReactNode;
  /** What it shows above them. */
  readonly before?: ReactNode;
}

/** The form of the record that an address names. */
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
