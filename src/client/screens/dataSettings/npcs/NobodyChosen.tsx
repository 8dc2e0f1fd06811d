import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { blankNumbers, writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { nobody } from './NpcScreen.css.ts';
import { npcTexts } from './npcTexts.ts';

/** Shows the next step while no NPC is chosen. */
export function NobodyChosen({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(npcTexts);
  const blank = useDesk(desk, () => blankNumbers(desk, numbersOf(desk.resource))[0]);
  const isEmpty = useDesk(desk, () => writtenNumbers(desk).length === 0);
  return (
    <div className={nobody}>
      <Panel>
        <EmptyState
          text={text(isEmpty ? 'npc.none' : 'npc.choose')}
          action={
            blank !== undefined && (
              <RouteLink href={recordHref(desk.scenarioId, 'npc', blank)} look="primary">
                {text('npc.make')}
              </RouteLink>
            )
          }
        />
      </Panel>
    </div>
  );
}
