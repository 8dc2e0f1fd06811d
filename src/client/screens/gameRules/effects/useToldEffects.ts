import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import type { FieldEffects } from '#game/effects/effect.ts';
import type { EffectTeller } from './EffectTeller.ts';

/** Returns the effects of some fields of the open record, and whether their charts are open; renders again when one of these changes. */
export function useToldEffects(fields: FieldEffects) {
  const teller = useTeller();
  const { desk, number } = useOpenRecord();
  const read = useCallback(
    () => teller.told(fields, { resource: desk.resource, number, record: desk.record(number) }),
    [teller, fields, desk, number],
  );
  const told = useSyncExternalStore(teller.subscribe, read);
  const isOpen = useSyncExternalStore(teller.subscribe, () => teller.isOpen(fields));
  return { told, isOpen, toggle: () => teller.toggle(fields) };
}

export const TellerContext = createContext<EffectTeller | undefined>(undefined);

/** @throws Error outside of the pages of rules */
export function useTeller(): EffectTeller {
  const teller = useContext(TellerContext);
  if (!teller) throw new Error('nobody tells here what fields do');
  return teller;
}
