import { useState, useSyncExternalStore } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { centred } from '#client/page/page.css.ts';
import { QueryFailure } from '#client/page/QueryFailure.tsx';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { usePageTitle } from '#client/page/usePageTitle.ts';
import type { GameSaves } from '#client/play/saves/GameSaves.ts';
import { SavesDialog } from '#client/play/saves/SavesDialog.tsx';
import { savedTitle } from '#client/play/saves/savedAt.ts';
import { useGameSaves } from '#client/play/saves/useGameSaves.ts';
import { Button } from '#client/ui/Button.tsx';
import { readerTexts } from './readerTexts.ts';

interface GoneWorkProps {
  readonly code: string;
  /** The failed query. */
  readonly query: Parameters<typeof QueryFailure>[0]['query'];
}

/**
 * The page of a work that nobody can play now. Readers with saves of it learn that the saves are kept; for anybody else there is no such
 * work.
 */
export function GoneWork({ code, query }: GoneWorkProps) {
  const saves = useGameSaves(`work:${code}`);
  return saves ? <KnownWork saves={saves} query={query} /> : <QueryFailure query={query} />;
}

function KnownWork({ saves, query }: { readonly saves: GameSaves; readonly query: GoneWorkProps['query'] }) {
  const text = useText(readerTexts);
  const view = useSyncExternalStore(saves.subscribe, () => saves.view);
  const [isOpen, setOpen] = useState(false);
  const kept = [...view.slots, ...view.guests].flatMap((slot) => slot ?? []);
  const title = kept.map(({ raw }) => savedTitle(raw)).find((one) => one !== undefined) ?? '';
  usePageTitle(title);
  if (kept.length === 0) return <QueryFailure query={query} />;
  return (
    <div className={centred}>
      <h1>{title}</h1>
      <p>{text('reader.gone')}</p>
      <p>{text('reader.gone.saves', { count: kept.length })}</p>
      <p>
        <Button onPress={() => setOpen(true)}>{text('reader.gone.show')}</Button>
      </p>
      <p>
        <RouteLink href="/works">{text('reader.works')}</RouteLink>
      </p>
      {isOpen && (
        <SavesDialog {...{ saves, title }} keeper={undefined} onLoad={undefined} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
