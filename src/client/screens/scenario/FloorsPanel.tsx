import { useAtomValue } from 'jotai';
import Plus from 'lucide-react/icons/plus';
import { useLocation } from 'wouter';
import { trpc } from '#client/api/trpc.ts';
import { FloorSketch } from '#client/floor/paint/FloorSketch.tsx';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import { floorPath } from '#client/page/scenario/scenario.ts';
import { Panel } from '#client/ui/Panel.tsx';
import { plainClick } from '#client/ui/plainClick.ts';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import { floorMap } from '#domain/resources/floorMap.ts';
import { fieldInLanguage } from '#domain/text/inLanguage.ts';
import * as styles from './scenarioHome.css.ts';
import { scenarioHomeTexts } from './scenarioHomeTexts.ts';

/** The drawn floors, each a picture that links to its map, and the next blank one. */
export function FloorsPanel({ scenarioId, painted }: { scenarioId: string; painted: readonly number[] }) {
  const text = useText(scenarioHomeTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const [, navigate] = useLocation();
  const listed = trpc.floors.list.useQuery({ scenario_id: scenarioId }, { enabled: painted.length > 0 }).data?.data;
  const last = painted.at(-1);
  if (last === undefined) return null;
  const after = canWrite && last < floorMap.numbers.last ? [last + 1] : [];
  return (
    <Panel title={text('scenarioHome.floors')}>
      {/* The list is one tab stop; the arrow keys move within it. */}
      <ol className={styles.floors} onKeyDown={stepThrough}>
        {[...painted, ...after].map((number) => {
          const floor = listed?.find((one) => one.number === number);
          const isBlank = number > last;
          const href = floorPath(scenarioId, number);
          return (
            <li key={number}>
              <a
                href={href}
                tabIndex={number === painted[0] ? 0 : -1}
                className={styles.floor}
                onClick={plainClick(() => navigate(href))}
              >
                {isBlank ? (
                  <span className={styles.blank}>
                    <Plus size={24} aria-hidden />
                  </span>
                ) : (
                  <FloorSketch grid={floor?.grid} size={floor?.labyrinth_size} />
                )}
                <span>
                  {text(isBlank ? 'scenarioHome.newFloor' : 'scenarioHome.floor', { number: floorNumberText(number) })}{' '}
                  {floor ? fieldInLanguage(floor, 'name', language) : ''}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
