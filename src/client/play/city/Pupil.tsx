import { type FormEvent, useState } from 'react';
import { useText } from '#client/i18n/useText.ts';
import { pageTexts } from '#client/page/pageTexts.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import type { TrainingInput } from '#game/inputs.ts';
import type { Member } from '#game/state/Member.ts';
import { canDo, step } from '#game/step.ts';
import { Action, Actions, Deed } from './Actions.tsx';
import { Changes } from './Changes.tsx';
import { isNameWritten, NameField } from './NameField.tsx';
import * as styles from './Pupil.css.ts';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

/** A service of the training ground for a member. */
interface Course {
  readonly id: string;
  readonly label: string;
  /** The question before it; absent for harmless ones. */
  readonly title?: string;
  readonly input: TrainingInput;
}

interface PupilProps extends Visit {
  /** The place in the roster. */
  readonly at: number;
  readonly member: Member;
  readonly onLeave: () => void;
}

/** The services of the training ground for a member, each with its changes. */
export function Pupil({ at, member, onLeave, ...visit }: PupilProps) {
  const { world, state, names, give } = visit;
  const text = useText(townTexts, pageTexts);
  const [name, setName] = useState(names.member(member));
  const [isLeaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<Course>();
  const renamed: TrainingInput = { do: 'rename', member: at, name: name.trim() };
  const isOther = name.trim() !== names.member(member) && isNameWritten(name) && canDo(world, state, renamed);
  const courses: readonly Course[] = [
    { id: 'train', label: text('town.train'), input: { do: 'train', member: at } },
    ...JOBS.map(({ code: job }) => ({
      id: `${job}`,
      label: text('town.retrain', { job: names.job(job) }),
      title: text('town.retrain.title', { name: names.member(member), job: names.job(job) }),
      input: { do: 'retrain', member: at, job } as const,
    })),
    {
      id: 'reborn',
      label: text('town.reincarnate'),
      title: text('town.reincarnate.title', { name: names.member(member) }),
      input: { do: 'reincarnate', member: at },
    },
  ];
  const open = courses.filter(({ input }) => canDo(world, state, input));
  const dismissed: TrainingInput = { do: 'dismiss', member: at };
  const { lies } = member;
  const leave = lies ? ('giveUp' as const) : ('dismiss' as const);
  const things = member.items.map((held) => names.held(held)).join(text('town.and'));
  function rename(event: FormEvent): void {
    event.preventDefault();
    if (isOther) give(renamed);
  }
  return (
    <section className={styles.pupil} aria-label={names.member(member)}>
      <header className={styles.head}>
        <h3 className={styles.name}>{names.member(member)}</h3>
        <span>
          {names.race(member.race)} {names.job(member.job)} {text('town.lv', { level: member.level })}{' '}
          {text('town.years', { age: member.age })}
        </span>
        <Action onPress={onLeave}>{text('town.toRoster')}</Action>
      </header>

      {!lies && (
        <form className={styles.line} onSubmit={rename}>
          <NameField value={name} onChange={setName} />
          <button type="submit" className={styles.submit} disabled={!isOther}>
            {text('town.rename')}
          </button>
        </form>
      )}

      {open.length === 0 && <p className={styles.note}>{text('town.noCourse')}</p>}
      <ul className={styles.courses}>
        {open.map((course) => (
          <li key={course.id} className={styles.line}>
            {course.title === undefined ? (
              <>
                <Deed {...visit} input={course.input}>
                  {course.label}
                </Deed>
                <p className={styles.note}>{text('town.train.about')}</p>
              </>
            ) : (
              <>
                <Action onPress={() => setAsked(course)}>{course.label}</Action>
                <Changes {...visit} before={member} after={step(world, state, course.input).roster[at] ?? member} />
              </>
            )}
          </li>
        ))}
      </ul>

      <div className={styles.line}>
        <Actions>
          <Action isDisabled={!canDo(world, state, dismissed)} onPress={() => setLeaving(true)}>
            {text(`town.${leave}`)}
          </Action>
        </Actions>
        {!canDo(world, state, dismissed) && (
          <p className={styles.note}>
            {text(state.party.includes(at) ? 'town.dismiss.inParty' : 'town.dismiss.special')}
          </p>
        )}
      </div>
      <Dialog
        isOpen={asked !== undefined}
        tone="danger"
        title={asked?.title ?? ''}
        onClose={() => setAsked(undefined)}
        actions={
          <>
            <Button onPress={() => setAsked(undefined)}>{text('common.cancel')}</Button>
            <Button
              tone="danger"
              onPress={() => {
                setAsked(undefined);
                if (asked) give(asked.input);
              }}
            >
              {asked?.label}
            </Button>
          </>
        }
      >
        <p>{text('town.course.about')}</p>
        {asked && <Changes {...visit} before={member} after={step(world, state, asked.input).roster[at] ?? member} />}
      </Dialog>
      <Dialog
        isOpen={isLeaving}
        tone="danger"
        title={text(`town.${leave}.title`, { name: names.member(member) })}
        onClose={() => setLeaving(false)}
        actions={
          <>
            <Button onPress={() => setLeaving(false)}>{text('common.cancel')}</Button>
            <Button
              tone="danger"
              onPress={() => {
                setLeaving(false);
                onLeave();
                give(dismissed);
              }}
            >
              {text(`town.${leave}`)}
            </Button>
          </>
        }
      >
        <p>
          {text(`town.${leave}.about`, {
            floor: names.floor(lies?.floor ?? 0),
            job: names.job(member.job),
            level: member.level,
            gold: member.gold.toLocaleString('en'),
            things: things || text('town.nothing'),
          })}
        </p>
      </Dialog>
    </section>
  );
}
