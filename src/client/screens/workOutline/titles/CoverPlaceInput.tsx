import { trpc } from '#client/api/trpc.ts';
import { ViewPicture } from '#client/firstPerson/ViewPicture.tsx';
import { useText } from '#client/i18n/useText.ts';
import { muted, small } from '#client/page/page.css.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { leafSpan } from '#client/resource/openRecord/FieldPlace.css.ts';
import { useOpenRecord } from '#client/resource/openRecord/OpenRecord.ts';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { COVER, type TitleAuthorName } from '#domain/resources/outline/titleAuthorName.ts';
import * as styles from './titles.css.ts';
import { titleTexts } from './titleTexts.ts';

/** The place from which the cover is seen, with its picture; for a cover of another kind, how that one is made. */
export function CoverPlaceInput() {
  const text = useText(titleTexts);
  const { desk, number } = useOpenRecord();
  const kind = useDesk(desk, () => (desk.record(number) as TitleAuthorName).cover_kind);
  const whole = leafSpan({ size: 'whole' });
  if (kind === COVER.entrance) return <p className={`${muted} ${small} ${whole}`}>{text('titles.coverEntrance')}</p>;
  if (kind !== COVER.place) return null;
  const leaves = desk.resource.leaves.filter(({ keys }) => keys[0] === 'cover_place');
  return (
    <>
      {leaves.map((leaf) => (
        <RecordLeaf key={leaf.path} leaf={leaf} />
      ))}
      <div className={whole}>
        <CoverView />
      </div>
    </>
  );
}

function CoverView() {
  const text = useText(titleTexts);
  const { desk, number } = useOpenRecord();
  const { floor, x, y, facing } = useDesk(desk, () => (desk.record(number) as TitleAuthorName).cover_place);
  const query = trpc.floors.read.useQuery({ scenario_id: desk.scenarioId, floor_number: floorNumberText(floor) });
  const found = query.data?.data;
  if (query.isError && !found) return <p className={muted}>{text('titles.coverUnread')}</p>;
  return (
    <div className={styles.cover}>
      {found && (
        <ViewPicture view={{ ...found, ...found.labyrinth_setting, x, y, facing }} label={text('titles.coverView')} />
      )}
    </div>
  );
}
