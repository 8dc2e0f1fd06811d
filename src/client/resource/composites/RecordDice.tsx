import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { FieldHelp } from '#client/resource/help/FieldHelp.tsx';
import { DiceInput } from '#client/resource/inputs/DiceInput.tsx';
import { diceField } from '#client/resource/inputs/inputs.css.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { FieldPlace } from '#client/resource/openRecord/FieldPlace.tsx';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { fact, name as nameStyle, value as valueStyle } from '#client/resource/openRecord/ReadLeaf.css.ts';
import { errorsOf } from '#client/resource/openRecord/recordProblems.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { diceText, type WrittenDice } from '#domain/dice/diceText.ts';
import { diceChanges, diceIn, diceLimits, leavesOfDice } from '#domain/resource/diceLeaves.ts';
import type { CompositeField } from '#domain/resource/field.ts';
import { leafValue } from '#domain/resource/leaf.ts';
import { faultText } from '#domain/text/fault.ts';
import type { PlacedField } from './FieldSet.tsx';

export type PlacedDice = PlacedField<CompositeField<'dice'>>;

interface RecordDiceProps extends PlacedDice {
  readonly size: 'one' | 'two' | 'whole';
  /** Shown at the end of the label row. */
  readonly measure?: ReactNode;
  /** Renders the content next to the field, for the dice as typed so far. */
  readonly children: (dice: WrittenDice) => ReactNode;
}

/** Dice of the open record in one field. All their numbers change in one step. Shown as text to users who may only read. */
export function RecordDice({ field, keys, size, measure, children }: RecordDiceProps) {
  const text = useText(recordFormTexts);
  const language = useAtomValue(languageAtom);
  const { desk, number } = useOpenRecord();
  const canWrite = useMay(desk.resource.needs);
  const path = keys.join('.');
  const leaves = useMemo(() => leavesOfDice(desk.resource.leaves, field, path.split('.')), [desk, field, path]);
  const limits = useMemo(() => diceLimits(leaves), [leaves]);
  // Returns the same object until one of the numbers changes.
  useDesk(desk, () => leafValue(desk.record(number), { keys }));
  const value = diceIn(leaves, desk.record(number));
  const own = Object.values(leaves);
  // Joined into one string, so that the snapshot stays equal until the errors change.
  const errors = useDesk(desk, () =>
    [path, ...own.map((leaf) => leaf.path)]
      .flatMap((one) => errorsOf(desk, number, one).map(({ fault }) => faultText(fault)[language]))
      .join('\n'),
  );
  const label = field.label[language];
  const words = (dice: WrittenDice) => diceText(dice) || text('record.none');
  return (
    <FieldPlace
      {...{ path, size }}
      kind={field.kind}
      label={field.label}
      leaves={own}
      valueIn={(record) => words(diceIn(leaves, record))}
    >
      {canWrite ? (
        <DiceInput
          {...{ label, limits, value, measure, children }}
          onChange={(dice) => desk.write(diceChanges(leaves, dice).map((change) => ({ number, ...change })))}
          errors={errors === '' ? [] : errors.split('\n')}
          {...((field.help || field.topic) && { hint: <FieldHelp field={field} scenarioId={desk.scenarioId} /> })}
        />
      ) : (
        <div className={diceField}>
          <dl className={fact}>
            <dt className={nameStyle}>{label}</dt>
            <dd className={valueStyle}>{words(value)}</dd>
          </dl>
          {children(value)}
        </div>
      )}
    </FieldPlace>
  );
}
