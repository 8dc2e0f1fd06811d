import { AreaScreen } from '#client/screens/areas/AreaScreen.tsx';
import { GAME_RULES } from './gameRuleAreas.tsx';

/** /scenarios/{id}/scenario-tools/game-rules: the pages of the rules, and their forms. */
export default function GameRulesScreen({ scenarioId }: { readonly scenarioId: string }) {
  return <AreaScreen scenarioId={scenarioId} group={GAME_RULES} />;
}
