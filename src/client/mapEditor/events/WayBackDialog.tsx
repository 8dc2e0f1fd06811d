import { useText } from '#client/i18n/useText.ts';
import { floorNumberText } from '#client/mapEditor/state/floorNumberText.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { describeEvent } from './describeEvent.ts';
import type { WayBackQuestion } from './useEvents.ts';
import { useEventWords } from './useEventWords.ts';

/** Where an event stands at the other end of stairs: whether the stairs back take its place. */
export default function WayBackDialog({ question }: { readonly question: WayBackQuestion }) {
  const text = useText();
  const words = useEventWords();
  const { wayBack, present, answer } = question;
  return (
    <Dialog
      isOpen
      onClose={() => answer(false)}
      title={text('map.event.wayBack.title')}
      actions={
        <>
          <Button onPress={() => answer(false)}>{text('map.event.wayBack.leave')}</Button>
          <Button tone="primary" onPress={() => answer(true)}>
            {text('map.event.wayBack.replace')}
          </Button>
        </>
      }
    >
      <p>
        {text('map.event.wayBack.question', {
          ...wayBack.at,
          floor: floorNumberText(wayBack.at.floor),
          present: describeEvent(words, present),
          name: text(`map.event.type.${wayBack.event.event_id}`),
        })}
      </p>
    </Dialog>
  );
}
