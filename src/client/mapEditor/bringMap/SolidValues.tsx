import { useMemo } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Paged } from '#client/page/Paged.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { EMPTY, type ForeignGrid, type ForeignValue } from '#domain/map/foreign/ForeignMap.ts';
import * as styles from './BringMapDialog.css.ts';
import { bringMapTexts } from './bringMapTexts.ts';
import { valueColours } from './valueColours.ts';

/** Values per page of the list. */
const PAGE_SIZE = 40;

interface SolidValuesProps {
  readonly grid: ForeignGrid;
  readonly solid: ReadonlySet<number>;
  readonly onChange: (solid: ReadonlySet<number>) => void;
}

/** Returns a set with a value added, or removed if it was there. */
export function withSwitched(solid: ReadonlySet<number>, value: number): ReadonlySet<number> {
  const next = new Set(solid);
  if (!next.delete(value)) next.add(value);
  return next;
}

/** Lists the values of a layer, with their colours and counts; those that are ticked are solid. */
export function SolidValues({ grid, solid, onChange }: SolidValuesProps) {
  const text = useText(bringMapTexts);
  const colours = useMemo(() => valueColours(grid), [grid]);
  const nameOf = ({ value, name }: ForeignValue) => {
    if (value === EMPTY && name === undefined) return text('bringMap.empty');
    return name ?? text('bringMap.tile', { number: value });
  };
  const swapped = () => new Set(grid.values.map(({ value }) => value).filter((value) => !solid.has(value)));
  return (
    <fieldset className={styles.values}>
      <legend className={styles.legend}>{text('bringMap.solid')}</legend>
      <p className={styles.hint}>{`${text('bringMap.solidHint')} ${text('bringMap.outside')}`}</p>
      <Paged title={text('bringMap.solid')} entries={grid.values} size={PAGE_SIZE}>
        {(shown) => (
          <ul className={styles.valueList}>
            {shown.map((value) => (
              <li key={value.value} className={styles.valueLine}>
                <Checkbox
                  isSelected={solid.has(value.value)}
                  onChange={() => onChange(withSwitched(solid, value.value))}
                >
                  <span className={styles.valueName}>
                    <span
                      className={styles.swatch}
                      style={{ background: `rgb(${colours.get(value.value)?.join(' ')})` }}
                      aria-hidden
                    />
                    <span>{nameOf(value)}</span>
                    <span className={styles.hint}>{text('bringMap.count', { count: value.count })}</span>
                  </span>
                </Checkbox>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <Button size="small" onPress={() => onChange(swapped())}>
        {text('bringMap.swap')}
      </Button>
    </fieldset>
  );
}
