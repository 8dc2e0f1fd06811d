import { useText } from '#client/i18n/useText.ts';
import { AnswerPanel } from '#client/page/AnswerPanel.tsx';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { useWhereMet } from '#client/screens/dataSettings/encounters/useEncounters.ts';
import { RECORD_KINDS } from '#domain/catalogs/recordKinds.ts';
import { MeetingLine } from './MeetingLine.tsx';
import { monstersTexts } from './monstersTexts.ts';
import { list } from './WhereMetPanel.css.ts';

const { firstGiven: FIRST_TABLE } = RECORD_KINDS.encounter_setting;

/**
 * The places where the open monster can be met, alone, in a battle or as a companion, the likeliest first. The tables that contain it are
 * listed among its uses.
 */
export function WhereMetPanel() {
  const text = useText(monstersTexts, recordFormTexts);
  const { desk, number } = useOpenRecord();
  const query = useWhereMet(desk.scenarioId, number);
  const { meetings, count } = query.data?.data ?? { meetings: [], count: 0 };
  return (
    <AnswerPanel
      title={text('monsters.met')}
      query={query}
      none={
        count === 0 && (
          <>
            {text('monsters.met.none')}{' '}
            <RouteLink href={recordHref(desk.scenarioId, 'encounter_setting', FIRST_TABLE)}>
              {text('monsters.met.toTables')}
            </RouteLink>
          </>
        )
      }
    >
      <ul className={list}>
        {meetings.map((meeting) => (
          <MeetingLine key={JSON.stringify([meeting.floor.number, meeting.at, meeting.leader])} meeting={meeting} />
        ))}
      </ul>
      {count > meetings.length && (
        <p className={muted}>{text('record.uses.more', { count: count - meetings.length })}</p>
      )}
    </AnswerPanel>
  );
}
