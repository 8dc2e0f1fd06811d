import { useText } from '#client/i18n/useText.ts';
import { recordFormTexts } from '#client/resource/words/recordFormTexts.ts';
import { measure } from '#client/ui/Field.css.ts';
import { type DicePart, diceExample } from '#domain/dice/diceText.ts';

/** An example of how these dice are written, shown in the label row of their field. */
export function DiceExample({ parts }: { readonly parts: Readonly<Partial<Record<DicePart, unknown>>> }) {
  const text = useText(recordFormTexts);
  return <span className={measure}>{text('record.dice.example', { example: diceExample(parts) })}</span>;
}
