import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { useRules } from '#client/resource/model/useRules.ts';
import { BesideFieldsContext } from '#client/resource/openRecord/OpenRecord.ts';
import { EffectTeller } from './EffectTeller.ts';
import { FieldEffect } from './FieldEffect.tsx';
import { FieldsEffect } from './FieldsEffect.tsx';
import { useScene } from './useScene.ts';
import { TellerContext } from './useToldEffects.ts';

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
  const [teller] = useState(() => new EffectTeller(scene));
  useEffect(() => teller.tellBy(rules, scene), [teller, rules, scene]);
  return (
    <TellerContext value={teller}>
      <BesideFieldsContext value={BESIDE}>{children}</BesideFieldsContext>
    </TellerContext>
  );
}
