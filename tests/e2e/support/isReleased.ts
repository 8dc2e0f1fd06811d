import { roomMaps } from '../../support/maps.ts';
import { release } from '../../support/publish.ts';
import type { Author } from './Author.ts';
import { newUsername } from './newAccount.ts';

interface Released {
  readonly id: string;
  readonly title: string;
  /** The code under which its readers have it. */
  readonly code: string;
}

/** Creates a released scenario with a floor and an item, under a title of its own. */
export async function isReleased(author: Author): Promise<Released> {
  const { rest } = author.account;
  const title = `霧の迷宮 ${newUsername()}`;
  const id = await author.hasScenario(title);
  await rest.put(`scenarios/${id}/floor-maps/01/maps`, { maps: roomMaps(1) });
  await rest.put(`scenarios/${id}/items-detail/1`, { name_ja: '影の剣' });
  await rest.patch(`scenarios/${id}/author-comments/1`, { menu_title_ja: '序', text_ja: '霧の底へ。' });
  return { id, title, code: await release(rest, `scenarios/${id}`) };
}
