/** Topics that explain numbers in more detail than a sentence; each is in the guide. */
export const NUMBER_TOPICS = [
  ...(['dice', 'armourClass', 'conduct', 'monsterSpells', 'spellResistance', 'levelDrain', 'experience'] as const),
  ...(['groupSize', 'groupCount', 'difficulty', 'encounters', 'weight'] as const),
  ...(['prices', 'factors', 'identifying', 'breaking'] as const),
  ...(['chestSlots', 'chestGold', 'chestLevel', 'traps', 'rareChance'] as const),
  ...(['stateChance', 'screen', 'stats'] as const),
] as const;

export type NumberTopic = (typeof NUMBER_TOPICS)[number];
