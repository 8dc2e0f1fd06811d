import { type ComponentType, useMemo } from 'react';
import { FieldInput } from '#client/resource/composites/FieldInput.tsx';
import { fieldsOf } from '#client/resource/composites/FieldSet.tsx';
import { ConflictPanel } from '#client/resource/form/ConflictPanel.tsx';
import { HistoryPanel } from '#client/resource/form/HistoryPanel.tsx';
import { ProblemList } from '#client/resource/form/ProblemList.tsx';
import { RecordHead } from '#client/resource/form/RecordHead.tsx';
import { RecordSection } from '#client/resource/form/RecordSection.tsx';
import { sectionsOf } from '#client/resource/form/sectionsOf.ts';
import { useFieldInAddress } from '#client/resource/form/useFieldInAddress.ts';
import { useFormKeys } from '#client/resource/form/useFormKeys.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { OpenRecordContext } from '#client/resource/openRecord/OpenRecord.ts';
import { UsesPanel } from '#client/resource/uses/UsesPanel.tsx';
import { SPELL_CATEGORY_NAMES, type SpellCategoryName } from '#domain/catalogs/spellCategories.ts';
import type { CompositeField } from '#domain/resource/field.ts';
import { spell } from '#domain/resources/spell.ts';
import { DEFAULT_LANGUAGES } from '#domain/scenario/scenarioLanguages.ts';
import * as styles from './CategoryScreen.css.ts';
import { EffectPanel } from './EffectPanel.tsx';
import { SpellSentence } from './SpellSentence.tsx';
import { useOpenSpell } from './spellOnDesk.ts';

const SECTIONS = sectionsOf(spell, DEFAULT_LANGUAGES);

/** The parameters of a category need no frame in their section: its title already names them. */
const INPUTS: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  SPELL_CATEGORY_NAMES.map((name) => {
    // A map of fields holds fields; its type is wider so that definitions keep the types of their values.
    const placed = fieldsOf({ field: spell.fields[name] as unknown as CompositeField, keys: [name] });
    return [name, () => placed.map(({ field, keys }) => <FieldInput key={keys.join('.')} field={field} keys={keys} />)];
  }),
);

interface SpellEditorProps {
  readonly desk: RecordDesk;
  readonly number: number;
  readonly category: SpellCategoryName;
  readonly onGo: (number: number) => void;
}

/** The form of a spell: first the effect of its numbers, then the numbers, and then its level and names. */
export function SpellEditor({ desk, number, category, onGo }: SpellEditorProps) {
  const open = useMemo(() => ({ desk, number }), [desk, number]);
  useFormKeys(desk, number, onGo);
  useFieldInAddress(number, '[data-record-form]');
  const [own, others] = [
    SECTIONS.filter(({ fields }) => fields.includes(category)),
    SECTIONS.filter(({ fields }) => !fields.some((name) => Object.hasOwn(INPUTS, name))).toReversed(),
  ];
  return (
    <OpenRecordContext value={open}>
      <div className={styles.editor} data-record-form>
        <RecordHead onGo={onGo} />
        <div className={styles.sheets} key={number}>
          <OpenSentence />
          <ConflictPanel />
          <ProblemList sections={SECTIONS} />
          {own.map((section) => (
            <RecordSection key={section.id} section={section} inputs={INPUTS} />
          ))}
          <EffectPanel category={category} />
          {others.map((section) => (
            <RecordSection key={section.id} section={section} />
          ))}
          <UsesPanel />
          <HistoryPanel />
        </div>
      </div>
    </OpenRecordContext>
  );
}

function OpenSentence() {
  return <SpellSentence {...useOpenSpell()} />;
}
