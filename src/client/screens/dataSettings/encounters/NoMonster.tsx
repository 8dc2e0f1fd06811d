import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { noRecordTexts } from '#client/screens/dataSettings/noRecordTexts.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { monster } from '#domain/resources/monster.ts';

/** Shown while there is no monster for a table: the fixed message (docs/product.md, "Messages") and a link to the first one. */
export function NoMonster({ monsters }: { readonly monsters: RecordDesk }) {
  const text = useText(noRecordTexts);
  const isEmpty = useDesk(monsters, () => writtenNumbers(monsters).length === 0);
  if (!isEmpty) return null;
  return (
    <Notice>
      {text('none.monster')}{' '}
      <RouteLink href={recordHref(monsters.scenarioId, monster.name, monster.numbers.firstGiven)}>
        {text('none.monster.make')}
      </RouteLink>
    </Notice>
  );
}
