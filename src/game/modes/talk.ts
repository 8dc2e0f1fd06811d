import { FACILITY_INPUTS } from '#game/facilities/facilityInputs.ts';
import { trainingFits } from '#game/facilities/training.ts';
import type { PlayerInput, Unread } from '#game/inputs.ts';
import { resume } from '#game/interpreter/runOperations.ts';
import { bagInputs, handle } from '#game/party/bag.ts';
import { elevatorStops } from '#game/queries/elevatorStops.ts';
import { isRightAnswer } from '#game/queries/isRightAnswer.ts';
import type { Run } from '#game/run/Run.ts';
import type { Operations, Waiting } from '#game/state/Operation.ts';
import { conversed, converseInputs } from './converse.ts';
import { doDeed } from './deeds.ts';
import type { ModeRules } from './Mode.ts';

const NEXT: readonly PlayerInput[] = [{ do: 'next' }];
const LEAVE: PlayerInput = { do: 'leave' };
const NO: PlayerInput = { do: 'no' };

/** Messages and questions, one after the other. */
export const talk: ModeRules = {
  inputs: (world, state) => {
    const { pending, place } = state;
    const operation = pending?.operation;
    switch (operation?.op) {
      case 'ask':
        return [{ do: 'yes' }, NO];
      case 'answer':
        return [{ do: 'answer', text: '' }, LEAVE];
      case 'choose':
        return operation.choices.map((_, choice) => ({ do: 'choose', choice }));
      case 'ride':
        return [
          ...elevatorStops(world, place, operation).map((choice): PlayerInput => ({ do: 'choose', choice })),
          LEAVE,
        ];
      case 'stow':
        return [NO, ...bagInputs(world, state).filter((input) => input.do === 'drop')];
      case 'converse':
        return [LEAVE, ...converseInputs(world, state)];
      case 'visit':
        return [LEAVE, ...FACILITY_INPUTS[operation.facility](world, state)];
      default:
        return NEXT;
    }
  },
  fits: (world, state, input): input is Unread & PlayerInput => {
    const operation = state.pending?.operation;
    return operation?.op === 'visit' && operation.facility === 'training' && trainingFits(world, state, input);
  },
  take: (run, input) => {
    const operation = run.draft.pending?.operation;
    if (operation?.op !== 'stow' && doDeed(run, input)) return;
    resume(run, operation ? answered(run, operation, input) : []);
  },
};

/** The operations after an input. */
function answered(run: Run, operation: Waiting, input: PlayerInput): Operations {
  switch (operation.op) {
    case 'ask':
      return input.do === 'yes' ? operation.yes : operation.no;
    case 'answer': {
      if (input.do !== 'answer') return operation.no;
      const isRight = isRightAnswer(run.world, operation.right, input.text);
      run.sink?.({ kind: 'answered', isRight });
      return isRight ? operation.yes : operation.no;
    }
    case 'converse':
      return conversed(run.world, run.draft, input);
    case 'stow':
      if (input.do !== 'drop') return operation.left;
      handle(run, input);
      return operation.again;
    case 'choose':
      return (input.do === 'choose' && operation.choices[input.choice]?.chosen) || [];
    case 'ride': {
      if (input.do !== 'choose') return [];
      const { x, y, boarding } = operation;
      return [{ op: 'go', to: { floor: input.choice, x, y }, facing: 0, way: 'elevator', done: boarding }];
    }
    default:
      return [];
  }
}
