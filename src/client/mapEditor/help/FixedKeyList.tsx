import { useText } from '#client/i18n/useText.ts';
import { heading } from '#client/ui/KeyLines.css.ts';
import { KeyLines } from '#client/ui/KeyLines.tsx';
import { FIXED_KEYS } from './fixedKeys.ts';
import { helpTexts } from './helpTexts.ts';
import { fixed, why } from './KeyEditor.css.ts';
import { keyTexts } from './keyTexts.ts';

/** Lists the keys that cannot be changed, by group: the effect of each, and why it is fixed. */
export function FixedKeyList() {
  const text = useText(helpTexts, keyTexts);
  return (
    <section aria-label={text('keys.fixed')}>
      <h3 className={heading}>{text('keys.fixed')}</h3>
      <div className={fixed}>
        {FIXED_KEYS.map(({ id, uses }) => (
          <section key={id} aria-label={text(`keys.fixed.${id}`)}>
            <h4>{text(`keys.fixed.${id}`)}</h4>
            <p className={why}>{text(`keys.fixed.${id}.why`)}</p>
            <KeyLines lines={uses.map((use) => [text(`map.help.${use}`), text(`map.help.${use}.does`)])} />
          </section>
        ))}
      </div>
    </section>
  );
}
