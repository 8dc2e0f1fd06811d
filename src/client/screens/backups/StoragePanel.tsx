import { trpc } from '#client/api/trpc.ts';
import { useText } from '#client/i18n/useText.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import { STORAGE_WARNING } from '#domain/catalogs/storageLimits.ts';
import * as styles from './backups.css.ts';
import { backupsTexts } from './backupsTexts.ts';

/** The used share of the account's storage, and what uses it; warns before it runs out. */
export function StoragePanel() {
  const text = useText(backupsTexts);
  const storage = trpc.storage.read.useQuery(undefined, { staleTime: 0 }).data?.data;
  if (!storage) return null;
  const { saves, pictures } = storage.uncounted;
  const share = storage.used / storage.limit;
  return (
    <Panel title={text('storage.title')}>
      <div className={styles.storage}>
        <div>
          <p>{text('storage.used', { used: byteText(storage.used), limit: byteText(storage.limit) })}</p>
          <ShareBar share={share} />
        </div>
        {share >= STORAGE_WARNING && (
          <Notice tone={share >= 1 ? 'danger' : 'warning'} role="status">
            {text(share >= 1 ? 'storage.full' : 'storage.nearlyFull')}
          </Notice>
        )}
        <ul className={styles.parts}>
          {(['backups', 'samples', 'saved_maps'] as const).map((part) => (
            <li key={part} className={styles.part}>
              <span>{text(`storage.${part}`)}</span>
              <span>{byteText(storage[part])}</span>
            </li>
          ))}
        </ul>
        <p className={styles.muted}>{text('storage.what')}</p>
        <ul className={styles.parts}>
          <li className={styles.part}>
            <span>{text('storage.saves')}</span>
            <span>{text('storage.savesUsed', saves)}</span>
          </li>
          <li className={styles.part}>
            <span>{text('storage.pictures')}</span>
            <span>{text('storage.used', { used: byteText(pictures.used), limit: byteText(pictures.limit) })}</span>
          </li>
        </ul>
        {(['saves', 'pictures'] as const)
          .filter((part) => storage.uncounted[part].used >= storage.uncounted[part].limit * STORAGE_WARNING)
          .map((part) => (
            <Notice key={part} tone="warning" role="status">
              {text('storage.partNearlyFull', { part: text(`storage.${part}`) })}
            </Notice>
          ))}
      </div>
    </Panel>
  );
}

/** Formats bytes for reading: KiB below a mebibyte, then MiB with one decimal. */
export function byteText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 2 ** 20) return `${Math.round(bytes / 1024)} KiB`;
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
