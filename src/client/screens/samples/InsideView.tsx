import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { RouterOutputs } from '#client/api/routerTypes.ts';
import { FloorGlance } from '#client/floor/paint/FloorGlance.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RECORD_KINDS, type RecordKindName } from '#domain/catalogs/recordKinds.ts';
import { FLOOR_SIZES } from '#domain/map/floorGrid.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { unpackGrid } from '#domain/map/packGrid.ts';
import { fromBase64 } from '#domain/text/base64.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './samples.css.ts';
import { samplesTexts } from './samplesTexts.ts';

export type Inside = RouterOutputs['samples']['read']['data']['inside'];

const PICTURE_SIDE = 104;

/** The content of a scenario that is not open. */
export function InsideView({ inside }: { readonly inside: Inside }) {
  const text = useText(samplesTexts);
  const language = useAtomValue(languageAtom);
  const counted = Object.entries(inside.record_counts).filter(([, count]) => count > 0);
  return (
    <>
      <section>
        <h3 className={styles.heading}>{text('sampleInside.floors', { count: inside.floors.length })}</h3>
        {inside.floors.length === 0 && <p className={muted}>{text('sampleInside.noFloors')}</p>}
        <ul className={styles.floors}>
          {inside.floors.map((floor) => (
            <li key={floor.number} className={styles.floor}>
              <Floor floor={floor} />
              <span className={styles.floorName} title={fieldInLanguage(floor, 'name', language)}>
                {floorNumberText(floor.number)} {fieldInLanguage(floor, 'name', language)}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3 className={styles.heading}>{text('sampleInside.records')}</h3>
        {counted.length === 0 && <p className={muted}>{text('sampleInside.noRecords')}</p>}
        <ul className={styles.records}>
          {counted.map(([kind, count]) => (
            <li key={kind} className={styles.record}>
              <span>{RECORD_KINDS[kind as RecordKindName].title[language]}</span>
              <span className={styles.number}>{count}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Floor({ floor: { grid, labyrinth_size } }: { readonly floor: Inside['floors'][number] }) {
  const opened = useMemo(() => unpackGrid(fromBase64(grid)), [grid]);
  const size = FLOOR_SIZES[labyrinth_size as 0 | 1 | 2];
  return (
    <span className={styles.floorPicture}>
      <FloorGlance grid={opened} size={size} side={PICTURE_SIDE} isUsed />
    </span>
  );
}
