import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { muted } from '#client/page/page.css.ts';
import { RouteLink } from '#client/page/RouteLink.tsx';
import { mayBeNamed } from '#client/resource/model/mayBeNamed.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useRecord } from '#client/resource/model/useDesk.ts';
import { recordHref } from '#client/resource/words/recordHref.ts';
import { numberedName } from '#client/resource/words/recordName.ts';
import { MonsterLook } from '#client/screens/dataSettings/MonsterLook.tsx';
import { encountersTexts } from './encountersTexts.ts';
import { body, card } from './MonsterCard.css.ts';

interface MonsterCardProps {
  /** The desk of the scenario's monsters. */
  readonly desk: RecordDesk;
  readonly number: number;
  /** Further information below its name. */
  readonly children?: ReactNode;
}

/** A monster with its picture and its name, which links to its form. */
export function MonsterCard({ desk, number, children }: MonsterCardProps) {
  const text = useText(encountersTexts);
  const language = useAtomValue(languageAtom);
  const record = useRecord(desk, number);
  const name = numberedName(desk.resource, record, number, language);
  return (
    <div className={card}>
      <MonsterLook desk={desk} number={number} />
      <div className={body}>
        <RouteLink href={recordHref(desk.scenarioId, 'monster', number)}>{name}</RouteLink>
        {!mayBeNamed(desk, number) && <span className={muted}>{text('checkSheet.missing')}</span>}
        {children}
      </div>
    </div>
  );
}
