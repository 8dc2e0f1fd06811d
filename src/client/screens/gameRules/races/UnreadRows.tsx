import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { THE_ONE } from '#domain/catalogs/ruleRows.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { type RaceOccupation, raceOccupation } from '#domain/resources/rules/raceOccupation.ts';
import { isRowRead, raceOccupationSetting } from '#domain/resources/rules/raceOccupationSetting.ts';
import { racesTexts } from './racesTexts.ts';

const EVERY = () => true;
const FIRST_SEX = (number: number) => isRowRead(number, { sexes_matter: false });

/** Returns whether the rules of a scenario read a record of a kind, as its author has them now. */
export function useIsRead({ name }: Resource, scenarioId: string): (number: number) => boolean {
  const desk = useRecordDesk(raceOccupation, scenarioId);
  // The desk reads its records by their schema.
  const rules = useRecord(desk, THE_ONE) as RaceOccupation | undefined;
  return name === raceOccupationSetting.name && rules?.sexes_matter === false ? FIRST_SEX : EVERY;
}

/** Says that rows of the second sex are not read, and leads to the rule that makes it so. */
export function UnreadNotice({
  scenarioId,
  isTable = false,
}: {
  readonly scenarioId: string;
  readonly isTable?: boolean;
}) {
  const text = useText(racesTexts);
  return (
    <Notice>
      <p>{text(isTable ? 'races.unread.rows' : 'races.unread.row')}</p>
      <RouteLink href={recordHref(scenarioId, 'race_occupation', THE_ONE, 'sexes_matter')}>
        {text('races.unread.rule')}
      </RouteLink>
    </Notice>
  );
}
