import { useText } from '#client/i18n/useText.ts';
import { MonsterLook } from '#client/monsterGraphics/MonsterLook.tsx';
import { useOpenRecord } from '#client/resource/form/OpenRecord.ts';
import { Panel } from '#client/ui/Panel.tsx';
import * as styles from './looks.css.ts';
import { monstersTexts } from './monstersTexts.ts';

/** The open monster as a party sees it, before it is known and after. */
export function LookPanel() {
  const text = useText(monstersTexts);
  return (
    <Panel title={text('monsters.look')}>
      <LookPair scale={2} />
    </Panel>
  );
}

/** Both looks of the open monster. */
export function LookPair({ scale }: { readonly scale: 1 | 2 | 3 }) {
  const text = useText(monstersTexts);
  const { desk, number } = useOpenRecord();
  return (
    <div className={styles.pair}>
      {(['known', 'unknown'] as const).map((which) => (
        <figure key={which} className={styles.figure}>
          <MonsterLook desk={desk} number={number} scale={scale} isUnidentified={which === 'unknown'} />
          <figcaption className={styles.caption}>{text(`monsters.look.${which}`)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
