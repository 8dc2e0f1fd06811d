import { useText } from '#client/i18n/useText.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { writtenNumbers } from '#client/resource/model/writtenNumbers.ts';
import { nobody } from '#client/screens/dataSettings/ListBeside.css.ts';
import { Button } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { npcTexts } from './npcTexts.ts';
import { useNewNpc } from './useNewNpc.ts';

/** Shows the next step while no NPC is chosen. */
export function NobodyChosen({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(npcTexts);
  const make = useNewNpc(desk);
  const isEmpty = useDesk(desk, () => writtenNumbers(desk).length === 0);
  return (
    <div className={nobody}>
      <Panel>
        <EmptyState
          text={text(isEmpty ? 'npc.none' : 'npc.choose')}
          action={
            make && (
              <Button tone="primary" onPress={make}>
                {text('npc.make')}
              </Button>
            )
          }
        />
      </Panel>
    </div>
  );
}
