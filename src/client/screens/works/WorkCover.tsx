import { ViewPicture } from '#client/firstPerson/ViewPicture.tsx';
import { StoredPicture } from '#client/pictures/StoredPicture.tsx';
import type { WorkView } from '#domain/scenario/workViews.ts';
import * as styles from './works.css.ts';

interface WorkCoverProps {
  /** The file that the author has drawn; '' if there is none. */
  readonly image: string;
  /** The view from within; null while no floor is drawn. */
  readonly view: WorkView | null | undefined;
}

/** The cover of a work: the author's picture, or the labyrinth seen from within. Its title stands next to it. */
export function WorkCover({ image, view }: WorkCoverProps) {
  if (image !== '') return <StoredPicture id={image} size="cover" name="" />;
  if (view) return <ViewPicture view={view} label="" />;
  return <span className={styles.noCover} aria-hidden />;
}
