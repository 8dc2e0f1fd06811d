import type { Writers } from './write.ts';

/** Changes of the spells that continue while the party walks. */
export const spellChanges: Writers<'startSpell' | 'endLights' | 'endSpells'> = {
  startSpell: ({ draft, sink }, { spell, steps, ends }) => {
    draft.spells = [...draft.spells.filter((one) => !ends.includes(one.spell)), { spell, steps }];
    sink?.({ kind: 'spellGoesOn', spell, steps });
  },
  endLights: ({ draft, sink }, { spells }) => {
    draft.spells = draft.spells.filter(({ spell }) => !spells.includes(spell));
    sink?.({ kind: 'lightsOut' });
  },
  endSpells: ({ draft, sink }) => {
    for (const { spell } of draft.spells) sink?.({ kind: 'spellEnded', spell });
    draft.spells = [];
  },
};
