import { useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { Action } from './Actions.tsx';
import { CreateForm } from './CreateForm.tsx';
import { Options } from './Options.tsx';
import { Pupil } from './Pupil.tsx';
import { Roster } from './Roster.tsx';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** The training ground: creates a member, or changes the class, the name or the life of one on the roster. */
export function Training(visit: Visit) {
  const text = useText(townTexts);
  const [side, setSide] = useState<'create' | 'roster'>('create');
  const [chosen, setChosen] = useState<number>();
  const pupil = chosen === undefined ? undefined : visit.state.roster[chosen];
  return (
    <>
      <Options
        legend={text('town.training')}
        options={[
          { value: 'create', label: text('town.training.create') },
          { value: 'roster', label: text('town.roster') },
        ]}
        chosen={side}
        onChoose={(value) => {
          setSide(value);
          setChosen(undefined);
        }}
      />
      {side === 'create' ? (
        <CreateForm {...visit} />
      ) : pupil && chosen !== undefined ? (
        <Pupil key={chosen} {...visit} at={chosen} member={pupil} onLeave={() => setChosen(undefined)} />
      ) : (
        <Roster
          {...visit}
          actions={(at, member) => (
            <Action
              label={text('town.of', { what: text('town.see'), name: visit.names.member(member) })}
              onPress={() => setChosen(at)}
            >
              {text('town.see')}
            </Action>
          )}
        />
      )}
    </>
  );
}
