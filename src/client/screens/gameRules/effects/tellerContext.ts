import { createContext, useContext } from 'react';
import type { EffectTeller } from './EffectTeller.ts';

export const TellerContext = createContext<EffectTeller | undefined>(undefined);

/** @throws Error outside of the pages of rules */
export function useTeller(): EffectTeller {
  const teller = useContext(TellerContext);
  if (!teller) throw new Error('nobody tells here what fields do');
  return teller;
}
