import { useAtomValue } from 'jotai';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { formatShare } from '#client/i18n/formatShare.ts';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { encounterPlaceTexts, encountersTexts } from '#client/screens/dataSettings/encounters/encountersTexts.ts';
import { groupText } from '#client/screens/dataSettings/encounters/groupText.ts';
import { useFloorTitle } from '#client/screens/dataSettings/encounters/useFloorTitle.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { eventType } from '#domain/catalogs/eventTypes.ts';
import { cellFieldPath } from '#domain/map/cellField.ts';
import { monstersTexts } from './monstersTexts.ts';
import * as styles from './WhereMetPanel.css.ts';

type Meeting = RouterOutputs['encounters']['whereMonsterIsMet']['data']['meetings'][number];

/** One way to meet the open monster: the floor, the place, its leader, the chance and the size of its group. */
export function MeetingLine({ meeting }: { readonly meeting: Meeting }) {
  const text = useText(encounterPlaceTexts, encountersTexts);
  const titleOf = useFloorTitle();
  const { desk } = useOpenRecord();
  const { floor, at, chance, group_size, leader } = meeting;
  return (
    <li className={styles.line}>
      <RouteLink href={floorPath(desk.scenarioId, floor.number)}>{titleOf(floor)}</RouteLink>
      <span>
        {'room_id' in at ? (
          <span>{text(`checkSheet.place.${at.room_id}`)}</span>
        ) : (
          <BattleLink floor={floor.number} at={at} />
        )}
        {leader !== undefined && <Leader number={leader} />}
      </span>
      <ShareBar share={chance} />
      <span className={styles.figure}>{formatShare(chance)}</span>
      <span className={muted}>{groupText(text, group_size)}</span>
    </li>
  );
}

interface BattleLinkProps {
  readonly floor: number;
  readonly at: Extract<Meeting['at'], { event: number }>;
}

/** An event with a battle, as a link to its cell. */
function BattleLink({ floor, at: { x, y, event } }: BattleLinkProps) {
  const language = useAtomValue(languageAtom);
  const { desk } = useOpenRecord();
  return (
    <RouteLink href={recordHref(desk.scenarioId, 'floor_map', floor, cellFieldPath(x, y, 'event_id'))}>
      {`${eventType(event)?.name[language] ?? ''} x${x} y${y}`}
    </RouteLink>
  );
}

/** The leader of a companion, as a link to that monster. */
function Leader({ number }: { readonly number: number }) {
  const text = useText(monstersTexts);
  const language = useAtomValue(languageAtom);
  const { desk } = useOpenRecord();
  const name = numberedName(desk.resource, useRecord(desk, number), number, language);
  return (
    <span className={styles.leader}>
      {text('monsters.met.companionOf')}
      <RouteLink href={recordHref(desk.scenarioId, 'monster', number)}>{name}</RouteLink>
    </span>
  );
}
