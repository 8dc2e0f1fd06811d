import { JOBS, RACES, SEXES } from '#domain/catalogs/adventurers.ts';
import { jobRow, learningRow, raceRow, recordOfJob, SUMMON_ROWS, THE_ONE } from '#domain/catalogs/ruleRows.ts';
import { blankOf, type RecordOf, type Resource } from '#domain/resource/defineResource.ts';
import {
  type BattleSystemTreasureChest,
  battleSystemTreasureChest,
} from '#domain/resources/rules/battleSystemTreasureChest.ts';
import { type DirectAttackSetting, directAttackSetting } from '#domain/resources/rules/directAttackSetting.ts';
import { type ExperiencePoint, experiencePoint } from '#domain/resources/rules/experiencePoint.ts';
import { type FortifiedCitySetting, fortifiedCitySetting } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { type MagicEffectRule, magicEffectRule } from '#domain/resources/rules/magicEffectRule.ts';
import { type MessageItem, messageItem } from '#domain/resources/rules/messageItem.ts';
import { type NpcMagicRelated, npcMagicRelated } from '#domain/resources/rules/npcMagicRelated.ts';
import { type RaceOccupation, raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { type RaceOccupationSetting, raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { type RememberAndSummonSpell, rememberAndSummonSpell } from '#domain/resources/rules/rememberAndSummonSpell.ts';

export interface JobRules {
  readonly attack: DirectAttackSetting;
  readonly experience: ExperiencePoint;
  readonly learning: Pick<RememberAndSummonSpell, 'mage' | 'priest' | 'known_spells'>;
  readonly class: Omit<RaceOccupationSetting, 'initial_stats' | 'wards'>;
}

/** The starting values of a race and sex. */
export type RaceRules = Pick<RaceOccupationSetting, 'initial_stats' | 'wards'>;

/** All rules of a game as one value, compiled from the ten pages. */
export interface Rules {
  readonly battle: BattleSystemTreasureChest;
  readonly city: FortifiedCitySetting;
  readonly learning: RememberAndSummonSpell;
  readonly effects: MagicEffectRule;
  readonly items: MessageItem;
  readonly magic: NpcMagicRelated;
  readonly creation: RaceOccupation;
  /** Indexed by the code of the job. */
  readonly jobs: readonly JobRules[];
  /** Indexed by the code of the race, then of the sex; both sexes are the same if the sex does not matter. */
  readonly races: readonly (readonly RaceRules[])[];
  /** The allies that can appear in a summons. */
  readonly summons: readonly Pick<RememberAndSummonSpell, 'spell_level' | 'monster' | 'weight'>[];
}

/** The rules that encounters and chests need. */
export type BattleRules = Pick<Rules, 'battle'>;

/** Reads a record by its number, or its initial value if it was never written. */
export type ReadRecord = <R extends Resource>(resource: R, number: number) => RecordOf<R>;

/** Compiles the rules from the records of a scenario. Nothing else reads those records. */
export function compileRules(read: ReadRecord): Rules {
  const creation = read(raceOccupation, THE_ONE);
  return {
    battle: read(battleSystemTreasureChest, THE_ONE),
    city: read(fortifiedCitySetting, THE_ONE),
    learning: read(rememberAndSummonSpell, THE_ONE),
    effects: read(magicEffectRule, THE_ONE),
    items: read(messageItem, THE_ONE),
    magic: read(npcMagicRelated, THE_ONE),
    creation,
    jobs: JOBS.map(({ code }) => ({
      attack: read(directAttackSetting, recordOfJob(code)),
      experience: read(experiencePoint, recordOfJob(code)),
      learning: read(rememberAndSummonSpell, learningRow(code)),
      class: read(raceOccupationSetting, jobRow(code)),
    })),
    races: RACES.map(({ code: race }) =>
      SEXES.map(({ code: sex }) => read(raceOccupationSetting, raceRow(race, creation.sexes_matter ? sex : 0))),
    ),
    summons: Array.from({ length: SUMMON_ROWS.last - SUMMON_ROWS.first + 1 }, (_, at) =>
      read(rememberAndSummonSpell, SUMMON_ROWS.first + at),
    ).filter(({ monster, weight }) => monster !== rememberAndSummonSpell.blank.monster && weight > 0),
  };
}

/** The rules of a scenario that has not changed any. */
export const DEFAULT_RULES: Rules = compileRules(blankOf);

/** The rules of a job by its code. @throws RangeError for an unknown code */
export function jobRules({ jobs }: Rules, code: number): JobRules {
  const found = jobs[code];
  if (!found) throw new RangeError(`no job has the code ${code}`);
  return found;
}

/** The starting values of a race and sex by their codes. @throws RangeError for unknown codes */
export function raceRules({ races }: Rules, race: number, sex: number): RaceRules {
  const found = races[race]?.[sex];
  if (!found) throw new RangeError(`no race of a sex has the codes ${race} and ${sex}`);
  return found;
}
