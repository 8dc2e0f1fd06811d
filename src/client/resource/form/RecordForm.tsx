import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { openFormAtom } from '#client/commands/openFormAtom.ts';
import { useScenarioLanguages } from '#client/page/scenario/scenarioLanguages.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { useFormPlace } from '#client/resource/recordDialog/FormPlace.ts';
import { UsesPanel } from '#client/resource/uses/UsesPanel.tsx';
import { isEverNamed } from '#client/resource/uses/useUses.ts';
import { ownLabel } from '#domain/resource/leaf.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { focusedPath, focusField } from './focusField.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { ProblemFold } from './ProblemFold.tsx';
import * as styles from './RecordForm.css.ts';
import { RecordHead } from './RecordHead.tsx';
import { type OwnInputs, RecordSection } from './RecordSection.tsx';
import { SectionList } from './SectionList.tsx';
import { type FormSection, isWithin, sectionsOf } from './sectionsOf.ts';
import { useFieldInAddress } from './useFieldInAddress.ts';
import { useFormKeys } from './useFormKeys.ts';
import { useProblems } from './useProblems.ts';

interface RecordFormProps {
  readonly desk: RecordDesk;
  readonly number: number;
  /** Custom inputs of an area, keyed by field name; each gets the record from `useOpenRecord`. */
  readonly inputs?: OwnInputs;
  /** Content of the area, shown after the sections. */
  readonly children?: ReactNode;
  /** Content of the area, shown before the sections. */
  readonly before?: ReactNode;
}

/** All fields of one record in their sections, with its problems, its uses, and its history. */
export function RecordForm({ desk, number, inputs = {}, children, before }: RecordFormProps) {
  const languages = useScenarioLanguages();
  const sections = useMemo(() => sectionsOf(desk.resource, languages), [desk, languages]);
  // Without sections whose fields all stand elsewhere.
  const own = useMemo(
    () => sections.filter(({ fields }) => fields.some((name) => inputs[name] !== null)),
    [sections, inputs],
  );
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  const isNamed = useMemo(() => isEverNamed(desk.resource.name), [desk]);
  const place = useFormPlace();
  const isPage = place.kind === 'page';
  const frame = useRef<HTMLDivElement>(null);
  const path = useRef<string>(undefined);

  function goTo(other: number) {
    path.current = focusedPath();
    place.goTo({ scenarioId: desk.scenarioId, kind: desk.resource.name, number: other });
  }
  useFormKeys(desk, number, goTo, frame);
  useFieldInAddress(isPage ? number : undefined);
  const setOpenForm = useSetAtom(openFormAtom);
  useEffect(() => {
    if (!isPage) return;
    const leaves = () => {
      const shown = sections.filter((section) => section.isVisible(desk.record(number), number));
      return desk.resource.leaves
        .filter(({ path }) => shown.some((section) => isWithin(section, path)))
        .map((leaf) => ({ ...leaf, label: ownLabel(leaf, languages) }));
    };
    setOpenForm({ leaves, goTo: focusField });
    return () => setOpenForm(undefined);
  }, [setOpenForm, sections, languages, desk, number, isPage]);
  // When the user moves to another record, the same field keeps the focus.
  useEffect(() => {
    if (path.current !== undefined && number >= 0) focusField(path.current);
  }, [number]);

  return (
    <OpenRecordContext value={open}>
      <div ref={frame} className={styles.form} data-record-form={isPage || undefined}>
        <div className={styles.top}>
          <RecordHead onGo={goTo} />
          <div className={styles.line}>
            <SectionList sections={own} isNamed={isNamed} />
            <FormProblems sections={sections} />
          </div>
        </div>
        <div className={styles.sheets} key={number}>
          <ConflictPanel />
          {before}
          {own.map((section) => (
            <RecordSection key={section.id} section={section} inputs={inputs} />
          ))}
          {children}
          {isNamed && <UsesPanel />}
          <HistoryPanel />
        </div>
      </div>
    </OpenRecordContext>
  );
}

function FormProblems({ sections }: { readonly sections: readonly FormSection[] }) {
  return <ProblemFold {...useProblems(sections)} />;
}
