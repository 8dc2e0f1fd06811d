import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { useMay } from '#client/page/may.ts';
import type { RecordDesk } from '#client/resource/model/RecordDesk.ts';
import { useDesk } from '#client/resource/model/useDesk.ts';
import { recordName } from '#client/resource/words/recordName.ts';
import { takeDrafts } from '#client/saving/takeDrafts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Choice } from '#client/ui/Choice.tsx';
import { Notice } from '#client/ui/Notice.tsx';
import { NumberField } from '#client/ui/NumberField.tsx';
import { Panel } from '#client/ui/Panel.tsx';
import { numbersOf } from '#domain/resource/defineResource.ts';
import { faultText } from '#domain/text/fault.ts';
import { hint, percent as percentStyle, tools } from './Curves.css.ts';
import { Curves } from './Curves.tsx';
import { changesTo, risenTotals, totalsOf } from './curvePoints.ts';
import { experienceTexts } from './experienceTexts.ts';
import { scaledTotals } from './scaledTotals.ts';

/** The curves of all classes, with the current one editable, and the actions on all of it. */
export function CurvePanel({ desk }: { readonly desk: RecordDesk }) {
  const text = useText(experienceTexts);
  const language = useAtomValue(languageAtom);
  const canWrite = useMay('edit');
  const numbers = numbersOf(desk.resource);
  const [inHand, setInHand] = useState(desk.resource.numbers.first);
  const [percent, setPercent] = useState(150);
  const nameOf = (number: number) => recordName(desk.resource, desk.record(number), number, language);
  const problems = useDesk(desk, () => desk.problems);

  function put(all: ReadonlyMap<number, readonly number[]>) {
    takeDrafts();
    desk.edit(Array.from(all, ([number, totals]) => changesTo(number, desk.record(number), totals)).flat());
  }
  return (
    <Panel title={text('experience.curves')}>
      <div className={tools}>
        <Choice
          label={text('experience.class')}
          look="segments"
          value={inHand}
          onChange={setInHand}
          options={numbers.map((number) => ({ value: number, label: nameOf(number) }))}
        />
        {canWrite && (
          <>
            <div className={percentStyle}>
              <NumberField label={text('experience.scale')} value={percent} onChange={setPercent} min={1} max={1000} />
            </div>
            <Button
              isDisabled={percent === 100}
              onPress={() => put(new Map([[inHand, scaledTotals(totalsOf(desk.record(inHand)), percent)]]))}
            >
              {text('experience.scale.do')}
            </Button>
          </>
        )}
      </div>
      {problems.size > 0 && (
        <Notice tone="danger" role="alert">
          {Array.from(problems, ([number, found]) => (
            <p key={number}>
              {nameOf(number)}: {[...new Set(found.map(({ fault }) => faultText(fault)[language]))].join(' ')}
            </p>
          ))}
          {canWrite && (
            <div>
              <Button
                size="small"
                onPress={() =>
                  put(new Map(Array.from(problems.keys(), (number) => [number, risenTotals(desk.record(number))])))
                }
              >
                {text('experience.rise')}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <Curves
        desk={desk}
        inHand={inHand}
        name={nameOf(inHand)}
        onDrawn={canWrite ? (totals) => put(new Map([[inHand, totals]])) : undefined}
      />
      {canWrite && <p className={hint}>{text('experience.hint')}</p>}
    </Panel>
  );
}
