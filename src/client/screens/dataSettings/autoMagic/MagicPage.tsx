import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { scenarioPath } from '#client/page/scenario/scenario.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecordDesks } from '#client/resource/model/useRecordDesk.ts';
import { RecordsPending } from '#client/resource/status/RecordsPending.tsx';
import { useUses } from '#client/resource/uses/useUses.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { choice } from '#client/screens/dataSettings/ViewChoice.css.ts';
import { Notice } from '#client/ui/Notice.tsx';
import { Select } from '#client/ui/Select.tsx';
import { paddedNumber, recordTitle } from '#domain/catalogs/recordKinds.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { labelAt } from '#domain/resource/leaf.ts';
import { resourceOf } from '#domain/resources/index.ts';
import { MAGIC_SETS, magicSet } from '#domain/resources/magic/magicSet.ts';
import { faultText } from '#domain/text/fault.ts';
import { inLanguage } from '#domain/text/inLanguage.ts';
import { checkMagic } from '#game/measure/autoMagic/checkMagic.ts';
import { MAGIC_KINDS, type MagicContent } from '#game/rules/autoMagic/magicContent.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import { MagicActions } from './MagicActions.tsx';
import * as styles from './magicPage.css.ts';
import { deskOf, type MagicDesks, useMagicAddress, useMagicContent, useSameDesks } from './useMagic.ts';

/** The current set. */
export interface OpenMagic {
  readonly scenarioId: string;
  readonly set: number;
  /** The number of the record in the address. */
  readonly at: number | undefined;
  readonly desks: MagicDesks;
  readonly content: MagicContent;
}

interface MagicPageProps {
  readonly scenarioId: string;
  readonly children: (open: OpenMagic) => ReactNode;
}

/** A page about one of the ten sets: the choice of the set, its problems, the actions on all of it, and its own content below. */
export function MagicPage({ scenarioId, children }: MagicPageProps) {
  const found = useRecordDesks(MAGIC_KINDS, scenarioId);
  const isReady = found.every((desk) => desk !== undefined);
  if (!isReady) return <RecordsPending resources={MAGIC_KINDS} scenarioId={scenarioId} />;
  return (
    <OpenPage scenarioId={scenarioId} found={found as MagicDesks}>
      {children}
    </OpenPage>
  );
}

function OpenPage({ scenarioId, found, children }: MagicPageProps & { readonly found: MagicDesks }) {
  const text = useText(autoMagicTexts);
  const language = useAtomValue(languageAtom);
  const [path, navigate] = useLocation();
  const { set, at } = useMagicAddress();
  const desks = useSameDesks(found);
  const content = useMagicContent(desks, set);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <div className={choice}>
          <Select
            label={text('autoMagic.sets')}
            value={set}
            onChange={(number) => navigate(`${path}?set=${number}`)}
            options={MAGIC_SETS.map((number) => {
              const { name_ja, name_en, enabled } = deskOf(desks, magicSet).record(number) as MagicContent['set'];
              const name = inLanguage({ ja: name_ja, en: name_en }, language);
              return { value: number, label: `${number} ${name}${enabled ? '' : text('autoMagic.off')}` };
            })}
          />
        </div>
        <MagicActions scenarioId={scenarioId} set={set} desks={desks} />
      </div>
      <NotNamed scenarioId={scenarioId} desk={deskOf(desks, magicSet)} set={set} />
      <Problems scenarioId={scenarioId} set={set} content={content} />
      {children({ scenarioId, set, at, desks, content })}
    </div>
  );
}

interface NotNamedProps {
  readonly scenarioId: string;
  readonly desk: RecordDesk;
  readonly set: number;
}

/** Says how a floor or a chest names a set, if none does. Set 0 is that of every floor without a choice. */
function NotNamed({ scenarioId, desk, set }: NotNamedProps) {
  const text = useText(autoMagicTexts);
  const { uses } = useUses(desk, [set]);
  if (set === 0 || uses?.length !== 0) return null;
  return (
    <Notice>
      <p>{text('autoMagic.notNamed', { set })}</p>
      <RouteLink href={`${scenarioPath(scenarioId)}/floor-maps`}>{text('autoMagic.notNamed.floors')}</RouteLink>{' '}
      <RouteLink href={`${scenarioPath(scenarioId)}/data-settings/treasure-chest`}>
        {text('autoMagic.notNamed.chests')}
      </RouteLink>
    </Notice>
  );
}

type ProblemsProps = Pick<OpenMagic, 'scenarioId' | 'set' | 'content'>;

/** The problems of the set, each with a link to its field. */
function Problems({ scenarioId, set, content }: ProblemsProps) {
  const text = useText(autoMagicTexts);
  const language = useAtomValue(languageAtom);
  const problems = useMemo(() => checkMagic(set, content), [set, content]);
  if (problems.length === 0) return null;
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  return (
    <Notice tone={hasErrors ? 'danger' : 'warning'}>
      <details>
        <summary className={styles.summary}>{text('autoMagic.problems', { count: problems.length })}</summary>
        <ul className={styles.problems}>
          {problems.map(({ kind, number, path, fault }) => {
            const label = labelAt((resourceOf(kind) as Resource).fields, path)?.[language];
            const message = faultText(fault)[language];
            return (
              <li key={`${kind} ${number} ${path} ${message}`}>
                <RouteLink href={recordHref(scenarioId, kind, number, path)}>
                  {`${recordTitle(kind)[language]} ${paddedNumber(kind, number)} ${label}`}
                </RouteLink>{' '}
                {message}
              </li>
            );
          })}
        </ul>
      </details>
    </Notice>
  );
}
