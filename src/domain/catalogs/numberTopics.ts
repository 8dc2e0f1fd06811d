/** What there is more to know of numbers than a sentence beside them says; the guide tells of each. */
export const NUMBER_TOPICS = [
  ...(['dice', 'armourClass', 'conduct', 'monsterSpells', 'spellResistance', 'levelDrain', 'experience'] as const),
  ...(['groupSize', 'groupCount', 'difficulty', 'encounters', 'weight'] as const),
  ...(['prices', 'factors', 'identifying', 'breaking'] as const),
  ...(['chestSlots', 'chestGold', 'chestLevel', 'traps', 'rareChance'] as const),
  ...(['stateChance', 'screen', 'stats'] as const),
] as const;

export type NumberTopic = (typeof NUMBER_TOPICS)[number];
