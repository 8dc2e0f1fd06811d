import BookOpen from 'lucide-react/icons/book-open';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { lazyScreen } from '#client/page/lazyScreen.ts';
import { useMay } from '#client/page/may.ts';
import { muted, push } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import { useBackToDefaults, useDifferences } from '#client/resource/differences/useDifferences.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesk } from '#client/resource/model/useRecordDesk.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { Button } from '#client/ui/Button.tsx';
import type { RecordKindName } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { useIsRead } from './races/UnreadRows.tsx';
import { DIFFERENCES, GAME_RULES_PATH } from './rulePaths.ts';
import { rulesTexts } from './rulesTexts.ts';

const SampleDialog = lazyScreen(() => import('./SampleDialog.tsx'));

interface RuleToolsProps {
  readonly scenarioId: string;
  readonly kind: RecordKindName;
}

/** The tools on each page of the rules: the number of values that differ from the defaults, a reset, and its samples. */
export default function RuleTools({ scenarioId, kind }: RuleToolsProps) {
  const desk = useRecordDesk(resourceOf(kind) as Resource, scenarioId);
  return desk && <PageTools desk={desk} />;
}

function PageTools({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(rulesTexts);
  const canWrite = useMay('edit');
  const isRead = useIsRead(desk.resource, desk.scenarioId);
  const differences = useDifferences(desk, isRead);
  const back = useBackToDefaults(desk);
  const [isLoading, setLoading] = useState(false);
  const count = differences.length;
  return (
    <>
      {count === 0 ? (
        <span className={muted}>{text('rules.asDefault')}</span>
      ) : (
        <RouteLink href={`${scenarioPath(desk.scenarioId)}/${GAME_RULES_PATH}/${DIFFERENCES}`}>
          {text('rules.changed', { count })}
        </RouteLink>
      )}
      {desk.resource.name === 'direct_attack_setting' && (
        <span className={muted}>{text('rules.about.directAttacks')}</span>
      )}
      <span className={push} />
      {canWrite && (
        <>
          {desk.resource.presets && (
            <Button
              size="small"
              icon={<BookOpen size={14} aria-hidden />}
              onPress={() => {
                takeDrafts();
                setLoading(true);
              }}
            >
              {text('rules.sample')}
            </Button>
          )}
          <Button
            size="small"
            icon={<RotateCcw size={14} aria-hidden />}
            isDisabled={count === 0}
            onPress={() => {
              takeDrafts();
              back(differences);
            }}
          >
            {text('rules.back')}
          </Button>
        </>
      )}
      <Suspense>{isLoading && <SampleDialog desk={desk} onClose={() => setLoading(false)} />}</Suspense>
    </>
  );
}
