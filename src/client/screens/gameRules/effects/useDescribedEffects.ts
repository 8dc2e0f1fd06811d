import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import type { EffectDescriber } from './EffectDescriber.ts';

/** Returns the effects of some fields of the open record, and whether their charts are open; renders again when one of these changes. */
export function useDescribedEffects(fields: FieldEffects) {
  const describer = useDescriber();
  const { desk, number } = useOpenRecord();
  const read = useCallback(
    () => describer.described(fields, { resource: desk.resource, number, record: desk.record(number) }),
    [describer, fields, desk, number],
  );
  const described = useSyncExternalStore(describer.subscribe, read);
  const isOpen = useSyncExternalStore(describer.subscribe, () => describer.isOpen(fields));
  return { described, isOpen, toggle: () => describer.toggle(fields) };
}

export const DescriberContext = createContext<EffectDescriber | undefined>(undefined);

/** @throws Error outside of the pages of rules */
export function useDescriber(): EffectDescriber {
  const describer = useContext(DescriberContext);
  if (!describer) throw new Error('nobody tells here what fields do');
  return describer;
}
