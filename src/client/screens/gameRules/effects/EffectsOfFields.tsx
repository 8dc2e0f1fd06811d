import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useRules } from '#client/resource/model/useRules.ts';
import { PanelFieldsContext } from '#client/resource/openRecord/OpenRecord.ts';
import { EffectDescriber } from './EffectDescriber.ts';
import { FieldEffect } from './FieldEffect.tsx';
import { FieldsEffect } from './FieldsEffect.tsx';
import { DescriberContext } from './useDescribedEffects.ts';
import { useScene } from './useScene.ts';

const BESIDE = { Within: FieldEffect, After: FieldsEffect };

interface EffectsOfFieldsProps {
  readonly scenarioId: string;
  readonly children: ReactNode;
}

/**
 * Provides the effects of the fields of rules, by the party and the monsters of the scenario; deferred, so that a key press never waits for
 * them.
 */
export function EffectsOfFields({ scenarioId, children }: EffectsOfFieldsProps) {
  const rules = useDeferredValue(useRules(scenarioId));
  const scene = useDeferredValue(useScene(scenarioId));
  const [describer] = useState(() => new EffectDescriber(scene));
  useEffect(() => describer.describeBy(rules, scene), [describer, rules, scene]);
  return (
    <DescriberContext value={describer}>
      <PanelFieldsContext value={BESIDE}>{children}</PanelFieldsContext>
    </DescriberContext>
  );
}
