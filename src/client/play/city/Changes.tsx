import { useText } from '#client/i18n/useText.ts';
import type { Member } from '#game/state/Member.ts';
import * as styles from './Changes.css.ts';
import { changesBetween, figuresOf } from './figures.ts';
import { townTexts } from './townTexts.ts';
import type { Visit } from './visit.ts';

interface ChangesProps extends Pick<Visit, 'world' | 'names'> {
  readonly before: Member;
  readonly after: Member;
}

/** The changes of a member: each figure before and after; improvements have another colour and a sign of their own. */
export function Changes({ world, names, before, after }: ChangesProps) {
  const text = useText(townTexts);
  const figures = (member: Member) => figuresOf(world, member, names, text);
  const changes = changesBetween(figures(before), figures(after));
  const takenOff = before.items.filter((held, slot) => held.worn && after.items[slot]?.worn === false);
  if (changes.length === 0 && takenOff.length === 0) return <p className={styles.same}>{text('town.same')}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map(({ figure: { id, label, value }, before: old, isBetter }) => (
        <li key={id} className={styles.change} data-better={isBetter}>
          <span>{text('town.change', { label, before: old, after: value })}</span>
          {isBetter !== undefined && <span aria-hidden>{isBetter ? ' ▲' : ' ▼'}</span>}
        </li>
      ))}
      {takenOff.length > 0 && (
        <li className={styles.change}>
          {text('town.takenOff', { items: takenOff.map((held) => names.held(held)).join(text('town.and')) })}
        </li>
      )}
    </ul>
  );
}
