import type { ReactNode } from 'react';
import type { Field } from '#domain/resource/field.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Label } from '#domain/text/languages.ts';
import { DefaultMark } from './DefaultMark.tsx';
import { leafSpan } from './FieldPlace.css.ts';
import { useOpenRecord, usePanelFields } from './OpenRecord.ts';

interface FieldPlaceProps {
  readonly path: string;
  readonly kind: Field['kind'];
  readonly size: 'one' | 'two' | 'whole';
  readonly label: Label;
  /** The leaves that the input edits. */
  readonly leaves: readonly Leaf[];
  /** Renders the value of a record in these leaves. */
  readonly valueIn: (record: object) => ReactNode;
  /** The input. */
  readonly children: ReactNode;
}

/** The place of an input in a form, with its default value and the area's notes below it. */
export function FieldPlace({ path, kind, size, children, ...marked }: FieldPlaceProps) {
  const { desk } = useOpenRecord();
  const beside = usePanelFields();
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
