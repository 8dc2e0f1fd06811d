import { AreaScreen } from '#client/screens/areas/AreaScreen.tsx';
import { EffectsOfFields } from './effects/EffectsOfFields.tsx';
import { GAME_RULES } from './gameRuleAreas.tsx';

/** /scenarios/{id}/scenario-tools/game-rules: the pages of the rules, and their forms. */
export default function GameRulesScreen({ scenarioId }: { readonly scenarioId: string }) {
  return (
    <EffectsOfFields scenarioId={scenarioId}>
      <AreaScreen scenarioId={scenarioId} group={GAME_RULES} />
    </EffectsOfFields>
  );
}
