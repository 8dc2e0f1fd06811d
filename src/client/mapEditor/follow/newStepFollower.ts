import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorsLinkedTo, floorsOfShafts } from './floorsLinkedTo.ts';
import { notifyFollowed } from './notifyFollowed.ts';
import { StepFollower, type WayBackQuestion } from './StepFollower.ts';

interface NewStepFollowerParts {
  readonly floors: ScenarioFloors;
  /** Returns the current state of the screen. */
  readonly shown: () => {
    readonly listed: readonly ListedFloor[];
    readonly go: (to: Place) => void;
  };
  readonly ask: (questions: readonly WayBackQuestion[]) => Promise<boolean>;
}

/** Builds the follower for the steps of a scenario's floors; fetched with the first step that may reach another floor. */
export function newStepFollower({ floors, shown, ask }: NewStepFollowerParts): StepFollower {
  const known = (number: number) => floors.known(number)?.session.grid;
  return new StepFollower({
    floors: { known: (number) => floors.known(number), open: (number) => floors.open(number) },
    linkedTo: (moved) => floorsLinkedTo(moved, shown().listed, known),
    shaftsOf: (moved) => floorsOfShafts(moved, shown().listed, known),
    ask,
    report: (news) => notifyFollowed(shown().go, news),
  });
}
