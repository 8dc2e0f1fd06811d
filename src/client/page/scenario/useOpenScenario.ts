import { useRoute } from 'wouter';

/** Returns the id of the scenario whose screens are shown; undefined anywhere else. */
export const useOpenScenario = (): string | undefined => useRoute('/scenarios/:id/*?')[1]?.id;
