import { useEffect, useRef, useState } from 'react';
import type { ListedFloor } from '#client/floor/desk/FloorApi.ts';
import type { ScenarioFloors } from '#client/floor/desk/ScenarioFloors.ts';
import { fetchChunk } from '#client/page/fetchChunk.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { reachesElsewhere } from './reachesElsewhere.ts';
import type { StepFollower, WayBackQuestion } from './StepFollower.ts';

/** The questions of a step before it changes other floors, with the callback for the author's decision. */
export interface AskedWayBacks {
  readonly questions: readonly WayBackQuestion[];
  readonly answer: (isAgreed: boolean) => void;
}

/** Applies the consequences of steps on other floors. @returns the open question, if there is one */
export function useStepFollower(
  floors: ScenarioFloors,
  listed: readonly ListedFloor[],
  go: (to: Place) => void,
): AskedWayBacks | undefined {
  const [asked, setAsked] = useState<AskedWayBacks>();
  const latest = useRef({ listed, go });
  latest.current = { listed, go };
  useEffect(() => {
    let follower: Promise<StepFollower> | undefined;
    const ask = (questions: readonly WayBackQuestion[]) =>
      new Promise<boolean>((resolve) => {
        const answer = (isAgreed: boolean) => {
          setAsked(undefined);
          resolve(isAgreed);
        };
        setAsked({ questions, answer });
      });
    const load = async () => {
      const { newStepFollower } = await fetchChunk(() => import('./newStepFollower.ts'));
      return newStepFollower({ floors, shown: () => latest.current, ask });
    };
    return floors.onStep((step) => {
      if (!reachesElsewhere(step)) return;
      follower ??= load();
      void follower.then((ready) => ready.follow(step));
    });
  }, [floors]);
  return asked;
}
