import ActiveTool from 'lucide-react/icons/hand';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { prefetchWhenIdle } from '#client/page/prefetchWhenIdle.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import type { FloorGrid } from '#domain/map/floorGrid.ts';
import { guestHomeTexts } from './guestHomeTexts.ts';
import { PlanMap } from './PlanMap.tsx';
import * as styles from './Workbench.css.ts';

const PracticeMap = lazyScreen(() => import('#client/mapEditor/practice/PracticeMap.tsx'));
const PlanView = lazyScreen(() => import('#client/mapEditor/practice/PlanView.tsx'));

/** A mouse can hover over the map by accident; a finger that passes over it is scrolling. */
const hasMouse = () => matchMedia('(pointer: fine)').matches;

/**
 * An unfinished labyrinth for the visitor to continue, as its plan and as the view from within. The plan is a picture until the browser is
 * idle or, on a touch screen, until it is touched or focused by the keyboard; then the map itself replaces it.
 */
export function Workbench() {
  const text = useText(guestHomeTexts);
  const [state, setState] = useState<'still' | 'ready' | 'called'>('still');
  const [drawn, setDrawn] = useState<FloorGrid>();
  useEffect(
    () =>
      prefetchWhenIdle([
        async () => {
          await PracticeMap.load();
          if (hasMouse()) setState((present) => (present === 'still' ? 'ready' : present));
        },
      ]),
    [],
  );
  const still = (
    <>
      <button
        type="button"
        className={styles.still}
        aria-label={text('workbench.begin')}
        onClick={() => setState('called')}
        onFocus={() => setState('called')}
      >
        <PlanMap className={styles.plan} />
      </button>
      <p className={styles.call}>
        <ActiveTool size={18} aria-hidden />
        {text('workbench.call')}
      </p>
    </>
  );
  return (
    <section className={styles.bench} aria-label={text('workbench.label')}>
      <Suspense fallback={<span className={styles.view} />}>
        <PlanView className={styles.view} grid={drawn} />
      </Suspense>
      {state === 'still' ? (
        still
      ) : (
        <Suspense fallback={still}>
          <PracticeMap wasCalled={state === 'called'} onDrawn={setDrawn} />
        </Suspense>
      )}
      <p className={styles.keep}>
        {text('workbench.keep')} <RouteLink href="/auth/register">{text('workbench.register')}</RouteLink>
      </p>
    </section>
  );
}
