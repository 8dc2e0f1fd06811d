import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { useText } from '#client/i18n/useText.ts';
import { describeEvent } from '#client/mapEditor/events/describeEvent.ts';
import { useEventWords } from '#client/mapEditor/events/useEventWords.ts';
import { followTexts } from '#client/mapEditor/follow/followTexts.ts';
import type { WayBackQuestion } from '#client/mapEditor/follow/StepFollower.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { floorNumberText } from '#domain/map/floorNumberText.ts';

interface WayBackDialogProps {
  readonly questions: readonly WayBackQuestion[];
  readonly onAnswer: (isAgreed: boolean) => void;
}

/** Asks whether stairs back replace the events that block them, and whether edited stairs back are removed. */
export default function WayBackDialog({ questions, onAnswer }: WayBackDialogProps) {
  const text = useText(eventTypeTexts, followTexts);
  const words = useEventWords();
  const kinds = new Set(questions.map(({ kind }) => kind));
  const title = { replace: 'map.wayBack.title', remove: 'map.wayBack.remove.title' } as const;
  const [kind] = kinds.size === 1 ? kinds : [];
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={text(kind ? title[kind] : 'map.wayBack.several.title')}
      actions={
        <>
          <Button onPress={() => onAnswer(false)}>{text('map.wayBack.leave')}</Button>
          <Button tone="primary" onPress={() => onAnswer(true)}>
            {text(kind ? `map.wayBack.${kind}` : 'map.wayBack.several')}
          </Button>
        </>
      }
    >
      {questions.map(({ kind, wayBack, present }) => (
        <p key={Object.values(wayBack.at).join()}>
          {text(`map.wayBack.${kind}.question`, {
            ...wayBack.at,
            floor: floorNumberText(wayBack.at.floor),
            present: describeEvent(words, present),
            name: text(`map.event.type.${wayBack.event.event_id}`),
          })}
        </p>
      ))}
    </Dialog>
  );
}
