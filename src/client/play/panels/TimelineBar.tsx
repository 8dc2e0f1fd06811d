import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import StepBack from 'lucide-react/icons/step-back';
import StepForward from 'lucide-react/icons/step-forward';
import type { ReactNode } from 'react';
import { useText } from '#client/i18n/useText.ts';
import type { Game } from '#client/play/Game.ts';
import type { Bookmark as Kept, Timeline } from '#client/play/session/Timeline.ts';
import type { Names } from '#client/play/words/Names.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu } from '#client/ui/Menu.tsx';
import * as styles from './TimelineBar.css.ts';
import { toolsTexts } from './toolsTexts.ts';

interface TimelineBarProps {
  readonly timeline: Timeline;
  readonly names: Names;
  readonly onTravel: Game['travel'];
  /** The control next to the bar that keeps the current moment. */
  readonly children: ReactNode;
}

/** The moments of the game as a slider for going back and forth, and the bookmarks. */
export function TimelineBar({ timeline, names, onTravel, children }: TimelineBarProps) {
  const text = useText(toolsTexts);
  const { at, last, bookmarks } = timeline;
  const nameOf = ({ moments }: Kept): string => {
    const place = moments.at(-1)?.state.place;
    if (!place || place.floor === 0) return text('time.kept.city', { step: moments.length - 1 });
    return text('time.kept', { step: moments.length - 1, floor: names.floor(place.floor), x: place.x, y: place.y });
  };
  return (
    <section className={styles.bar} aria-label={text('time.line')}>
      <IconButton
        size="small"
        label={text('time.back')}
        hint=","
        icon={<StepBack size={16} />}
        isDisabled={at === 0}
        onPress={() => onTravel((line) => line.goTo(at - 1))}
      />
      <input
        type="range"
        className={styles.line}
        aria-label={text('time.line')}
        aria-valuetext={text('time.step', { step: at, last })}
        min={0}
        max={Math.max(1, last)}
        value={at}
        disabled={last === 0}
        onChange={(event) => {
          const to = Number(event.currentTarget.value);
          onTravel((line) => line.goTo(to));
        }}
      />
      <IconButton
        size="small"
        label={text('time.on')}
        hint="."
        icon={<StepForward size={16} />}
        isDisabled={at === last}
        onPress={() => onTravel((line) => line.goTo(at + 1))}
      />
      <span className={styles.step}>{text('time.step', { step: at, last })}</span>
      <IconButton
        size="small"
        label={text('time.mark')}
        icon={<BookmarkPlus size={16} />}
        onPress={() => onTravel((line) => line.mark())}
      />
      {bookmarks.length > 0 && (
        <Menu
          label={text('time.bookmarks')}
          placement="top end"
          trigger={<IconButton size="small" label={text('time.bookmarks')} icon={<Bookmark size={16} />} />}
          sections={[
            {
              id: 'go',
              title: text('time.goBack'),
              items: bookmarks.map((kept) => ({
                id: `go ${kept.id}`,
                label: nameOf(kept),
                onAction: () => onTravel((line) => line.returnTo(kept)),
              })),
            },
            {
              id: 'forget',
              title: text('time.forget'),
              items: bookmarks.map((kept) => ({
                id: `forget ${kept.id}`,
                label: nameOf(kept),
                isDanger: true,
                onAction: () => onTravel((line) => line.unmark(kept)),
              })),
            },
          ]}
        />
      )}
      {children}
    </section>
  );
}
