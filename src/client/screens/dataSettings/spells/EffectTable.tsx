import type { ReactNode } from 'react';
import { formatShare } from '#client/i18n/formatShare.ts';
import { useText } from '#client/i18n/useText.ts';
import { ShareBar } from '#client/ui/ShareBar.tsx';
import * as styles from './EffectPanel.css.ts';
import { spellsTexts } from './spellsTexts.ts';

/** The last part of the text key of a column. */
type EffectColumn =
  | 'target'
  | 'member'
  | 'vitality'
  | 'chance'
  | 'second'
  | 'saved'
  | 'damage'
  | 'healed'
  | 'dead'
  | 'ashes'
  | 'before'
  | 'after';

interface EffectTableProps {
  readonly head: readonly EffectColumn[];
  /** Each row begins with its number. */
  readonly rows: readonly (readonly [number, ...ReactNode[]])[];
}

/** The effect of a spell, one line per level. */
export function EffectTable({ head, rows }: EffectTableProps) {
  const text = useText(spellsTexts);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col" className={styles.cell}>
              {text(`spells.effect.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([number, ...cells]) => (
          <tr key={number}>
            <th scope="row" className={styles.cell}>
              {number}
            </th>
            {cells.map((cell, at) => (
              <td key={head[at + 1]} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A share of 1 as a bar and a number. @param said replaces the percentage */
export function Share({ share, said = formatShare(share) }: { readonly share: number; readonly said?: string }) {
  return (
    <span className={styles.measure}>
      <ShareBar share={share} />
      <span className={styles.value}>{said}</span>
    </span>
  );
}
