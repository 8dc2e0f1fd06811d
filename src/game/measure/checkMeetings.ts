// Monsters that appear nowhere, and floors without encounters. These are information, because a floor can be quiet on purpose.
import type { KnownFloor, KnownLabyrinth } from '#domain/map/check/CheckedFloor.ts';
import type { NumberedProblem } from '#domain/resource/defineResource.ts';
import type { BattleRules } from '#game/rules/compileRules.ts';
import type { EncounterFloor } from './encounterFloor.ts';
import { type MetContent, monstersMet } from './monstersMet.ts';

type MetFloor = EncounterFloor & Pick<KnownFloor, 'number' | 'events'>;

/** The problems of floors and of monsters. */
export interface MeetingProblems {
  readonly floors: readonly NumberedProblem[];
  readonly monsters: readonly NumberedProblem[];
}

/**
 * Finds floors of labyrinths without encounters, and monsters that appear on no floor. Nothing is reported before a map is drawn.
 * @param floors all floors with a drawn map
 */
export function checkMeetings(
  rules: BattleRules,
  floors: readonly MetFloor[],
  labyrinths: readonly Pick<KnownLabyrinth, 'start' | 'end'>[],
  content: MetContent,
): MeetingProblems {
  if (floors.length === 0) return { floors: [], monsters: [] };
  const metOn = floors.map((floor) => ({ floor, met: monstersMet(rules, floor, content) }));
  const met = new Set(metOn.flatMap(({ met: numbers }) => [...numbers]));
  const isInLabyrinth = (number: number) => labyrinths.some(({ start, end }) => start <= number && number <= end);
  return {
    floors: metOn
      .filter(({ floor: { number, settings }, met: { size } }) => {
        return size === 0 && !settings.no_random_encounters && isInLabyrinth(number);
      })
      .map(({ floor: { number } }) => ({ number, path: 'appearance.no1.value', ...QUIET })),
    monsters: [...content.monsters.keys()]
      .filter((number) => !met.has(number))
      .map((number) => ({ number, path: '', ...UNMET })),
  };
}

const QUIET = {
  severity: 'warning',
  rule: 'information',
  fault: {
    ja: 'このフロアでは何にも出会いません。モンスターの入った遭遇表を選ぶと、出会うようになります。',
    en: 'No encounters on this floor. Choose an encounter table that has monsters.',
  },
} as const;

const UNMET = {
  severity: 'warning',
  rule: 'information',
  fault: {
    ja: 'どのフロアでも出会いません。遭遇表かイベントに入れると、出会うようになります。',
    en: 'It appears on no floor. Add it to an encounter table that a floor uses, or to an event.',
  },
} as const;
