import { eventTypeTexts } from '#client/floor/eventTypeTexts.ts';
import { placeTexts } from '#client/floor/placeTexts.ts';
import { type TextKey, textIn } from '#client/i18n/defineTexts.ts';
import { currentLanguage } from '#client/i18n/language.ts';
import { showSnackbar } from '#client/ui/snackbarQueue.ts';
import type { Place } from '#domain/map/eventLinks.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { followTexts } from './followTexts.ts';
import type { FollowNews } from './StepFollower.ts';

const WAY_BACK_NEWS = ['made', 'moved', 'removed', 'outside'] as const;
const FOLLOWED = { commit: 'map.follow.links', undo: 'map.follow.undone', redo: 'map.follow.redone' } as const;

/** Notifies the author of the changes that a step made on other floors, and of those it could not make. `go` shows a cell. */
export function notifyFollowed(go: (to: Place) => void, news: FollowNews): void {
  const text = textIn(currentLanguage(), followTexts, eventTypeTexts, placeTexts);
  const wayBacks = WAY_BACK_NEWS.flatMap((kind) => news[kind].map((wayBack) => ({ kind, wayBack })));
  const [only, ...others] = wayBacks;
  if (only && others.length === 0) {
    const { at, event } = only.wayBack;
    const values = { ...at, floor: floorNumberText(at.floor), name: text(`map.event.type.${event.event_id}`) };
    const action = { label: text('map.follow.show'), onPress: () => go(at) };
    showSnackbar(text(`map.follow.${only.kind}`, values), { action });
  } else if (only) {
    const counts = Object.fromEntries(WAY_BACK_NEWS.map((kind) => [kind, news[kind].length]));
    showSnackbar(text('map.follow.several', counts));
  }
  const report = (
    key: TextKey<typeof followTexts>,
    floors: readonly number[],
    tone: 'normal' | 'danger',
    at?: Place,
  ) => {
    const names = floors.map(floorNumberText).join(text('map.cell.separator'));
    const action = at ? { label: text('map.follow.show'), onPress: () => go(at) } : null;
    if (floors.length > 0) showSnackbar(text(key, { floors: names }), { tone, action });
  };
  const { followed } = news;
  const followedFloors = followed.map(({ floor }) => floor);
  report(FOLLOWED[news.kind], followedFloors, 'normal', followed.length === 1 ? followed[0] : undefined);
  report('map.follow.shafts', news.shafts, 'normal');
  report('map.follow.left', news.left, 'normal');
  report('map.follow.missed', news.missed, 'danger');
}
