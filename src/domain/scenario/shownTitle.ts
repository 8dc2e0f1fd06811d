import { cutToWidth, displayWidth } from '#domain/text/displayWidth.ts';
import { withoutUnseen } from '#domain/text/unseen.ts';

/** Maximum width of a title and of an author's name: the title window, in half-width columns (docs/domain.md, "Titles"). */
export const TITLE_WIDTH = 40;

/**
 * Returns a title as shown to readers: one that is wider than the limit, because it is older than the limit, is cut and ends with an
 * ellipsis.
 */
export function shownTitle(title: string): string {
  const seen = withoutUnseen(title);
  return displayWidth(seen) <= TITLE_WIDTH ? seen : `${cutToWidth(seen, TITLE_WIDTH - displayWidth('…'))}…`;
}
