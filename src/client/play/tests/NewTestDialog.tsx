import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { ChosenFew, type Named } from '#client/play/panels/ChosenFew.tsx';
import type { Names } from '#client/play/words/Names.ts';
import { Choice } from '#client/ui/Choice.tsx';
import { ENDING_GOAL, FLAGS_GOAL, PLACE_GOAL, type PlayTest, playTest } from '#domain/resources/tests/playTest.ts';
import { goalWords } from './goalWords.ts';
import { NameDialog } from './NameDialog.tsx';
import { testTexts } from './testTexts.ts';

interface NewTestDialogProps {
  readonly names: Names;
  readonly flags: readonly Named[];
  readonly flagName: (flag: number) => string;
  /** The number of inputs in the test. */
  readonly count: number;
  /** Whether it begins from a save. */
  readonly isFromSave: boolean;
  /** The goal that fits the current moment. */
  readonly goal: PlayTest['goal'];
  readonly onMade: (made: Pick<PlayTest, 'name' | 'goal'>) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a test and the goal that it checks at its end; the current state is offered. */
export function NewTestDialog(props: NewTestDialogProps) {
  const { names, flags, flagName, count, isFromSave, goal: now, onMade, onClose } = props;
  const text = useText(testTexts);
  const [goal, setGoal] = useState(now);
  const narration = { text, names, flagName };
  const words = (kind: number) => goalWords(narration, { ...goal, kind });
  const { kind, flags: chosen } = goal;
  return (
    <NameDialog
      title={text('test.make.title')}
      action={text('kept.do')}
      name={words(now.kind)}
      isDecided={kind !== FLAGS_GOAL || chosen.some((flag) => flag > 0)}
      onNamed={(name) => onMade({ name, goal })}
      onClose={onClose}
    >
      <Choice
        label={text('test.goal')}
        hint={text(isFromSave ? 'test.make.hint.save' : 'test.make.hint', { count })}
        value={kind}
        onChange={(other) => setGoal({ ...goal, kind: other })}
        options={[
          // An ending is offered only if it was reached.
          ...(now.kind === ENDING_GOAL ? [{ value: ENDING_GOAL, label: words(ENDING_GOAL) }] : []),
          { value: PLACE_GOAL, label: words(PLACE_GOAL) },
          { value: FLAGS_GOAL, label: text('test.goal.chosenFlags') },
        ]}
      />
      {kind === FLAGS_GOAL && (
        <ChosenFew
          label={playTest.fields.goal.fields.flags.label[names.language]}
          options={flags}
          slots={chosen}
          onChange={(slots) => setGoal({ ...goal, flags: slots })}
        />
      )}
    </NameDialog>
  );
}
