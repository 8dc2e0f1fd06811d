import type { ReactNode } from 'react';
import type { Field } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import { DefaultMark } from './DefaultMark.tsx';
import { leafSpan } from './FieldPlace.css.ts';
import { useBesideFields, useOpenRecord } from './OpenRecord.ts';

interface FieldPlaceProps {
  readonly path: string;
  readonly kind: Field['kind'];
  readonly size: 'one' | 'two' | 'whole';
  readonly label: Label;
  /** What its input edits. */
  readonly leaves: readonly Leaf[];
  /** How a record reads in them. */
  readonly valueIn: (record: object) => ReactNode;
  /** Its input. */
  readonly children: ReactNode;
}

/** The place of an input in a form, with what stands in it below: what it is by default, and what the area shows beside it. */
export function FieldPlace({ path, kind, size, children, ...marked }: FieldPlaceProps) {
  const { desk } = useOpenRecord();
  const beside = useBesideFields();
  return (
    <>
      <div data-path={path} data-kind={kind} className={leafSpan({ size })}>
        {children}
        {desk.resource.isWhole && <DefaultMark {...marked} />}
        {beside && <beside.Within path={path} />}
      </div>
      {beside && <beside.After path={path} />}
    </>
  );
}
