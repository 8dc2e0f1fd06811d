import { useEffect, useRef } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { LeafPicture } from '#client/resource/display/LeafPicture.tsx';
import { tableTexts } from '#client/resource/table/tableTexts.ts';
import type { Leaf } from '#domain/resource/leaf.ts';
import type { Language } from '#domain/text/languages.ts';
import { box, empty, item, list, picture } from './CellChoices.css.ts';
import { ChoiceSound } from './ChoiceSound.tsx';
import type { CellChoice } from './cellChoices.ts';

interface CellChoicesProps {
  readonly id: string;
  /** The leaf of the cell. */
  readonly leaf: Leaf;
  readonly language: Language;
  readonly choices: readonly CellChoice[];
  /** The index of the choice that Enter takes; -1 for none. */
  readonly current: number;
  readonly onChoose: (value: number) => void;
}

/** A list of choices below the edited cell. The focus stays in the cell's field. */
export function CellChoices({ id, leaf, language, choices, current, onChoose }: CellChoicesProps) {
  const text = useText(tableTexts);
  const { field } = leaf;
  const marked = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current >= 0) marked.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const sound = field.kind === 'sound' ? choices[current] : undefined;
  if (choices.length === 0) return <div className={empty}>{text('records.noChoice')}</div>;
  return (
    <div className={box}>
      <div role="listbox" id={`${id}-choices`} aria-label={leaf.label[language]} className={list}>
        {choices.map((choice, index) => (
          <div
            key={choice.value}
            ref={index === current ? marked : undefined}
            id={`${id}-choice-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={item}
            onPointerDown={(event) => {
              // Keeps the focus in the field, so that its cell stays in edit mode.
              event.preventDefault();
              event.stopPropagation();
              onChoose(choice.value);
            }}
          >
            {field.kind === 'image' && (
              <span className={picture}>
                <LeafPicture pictures={field.pictures} code={choice.value} />
              </span>
            )}
            <span>{choice.label}</span>
          </div>
        ))}
      </div>
      {sound && <ChoiceSound code={sound.value} />}
    </div>
  );
}
