import { useAtomValue } from 'jotai';
import Axe from 'lucide-react/icons/axe';
import Book from 'lucide-react/icons/book';
import BowArrow from 'lucide-react/icons/bow-arrow';
import Dices from 'lucide-react/icons/dices';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Footprints from 'lucide-react/icons/footprints';
import Gem from 'lucide-react/icons/gem';
import Hammer from 'lucide-react/icons/hammer';
import ActiveTool from 'lucide-react/icons/hand';
import HardHat from 'lucide-react/icons/hard-hat';
import Link2 from 'lucide-react/icons/link-2';
import Minus from 'lucide-react/icons/minus';
import Package from 'lucide-react/icons/package';
import ScrollText from 'lucide-react/icons/scroll-text';
import Shield from 'lucide-react/icons/shield';
import ShieldHalf from 'lucide-react/icons/shield-half';
import Shirt from 'lucide-react/icons/shirt';
import Slice from 'lucide-react/icons/slice';
import Sword from 'lucide-react/icons/sword';
import Swords from 'lucide-react/icons/swords';
import Trash2 from 'lucide-react/icons/trash-2';
import Wand from 'lucide-react/icons/wand';
import WandSparkles from 'lucide-react/icons/wand-sparkles';
import Wind from 'lucide-react/icons/wind';
import { languageAtom } from '#client/i18n/language.ts';
import { useText } from '#client/i18n/useText.ts';
import { AllOrNone } from '#client/resource/composites/AllOrNone.tsx';
import { RecordLeaf } from '#client/resource/openRecord/RecordLeaf.tsx';
import { stepThrough } from '#client/ui/stepThrough.ts';
import { NEVER_MAGIC_TYPES } from '#domain/catalogs/itemTypes.ts';
import { leavesOfFields } from '#domain/resource/defineResource.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import { autoMagicTexts } from './autoMagicTexts.ts';
import * as styles from './magicPage.css.ts';

/** In the order of ITEM_TYPES and WEAPON_TYPES. */
const PICTURES = {
  kinds: [
    ...[Trash2, Sword, Shirt, ShieldHalf, HardHat, Shield, Footprints, ActiveTool, Wind, Gem],
    ...[ScrollText, FlaskConical, Book, Package],
  ],
  weapon_types: [Minus, Sword, Axe, Slice, WandSparkles, Wand, BowArrow, Hammer, Link2, Swords],
} as const;

/** The kinds of item that get magic, as check boxes with icons. Those that never do are shown disabled. */
export const ItemKindBoxes = () => <Boxes name="kinds" never={NEVER_MAGIC_TYPES} />;

/** The weapons that get magic, in the same way. */
export const WeaponBoxes = () => <Boxes name="weapon_types" never={[]} />;

function Boxes({ name, never }: { readonly name: keyof typeof PICTURES; readonly never: readonly number[] }) {
  const text = useText(autoMagicTexts);
  const language = useAtomValue(languageAtom);
  const leaves = leavesOfFields(magicSet, [name]);
  const isNever = (at: number) => never.includes(at);
  return (
    <fieldset className={styles.kinds} onKeyDown={(event) => stepThrough(event, 'input')}>
      <legend className={styles.kindsTitle}>
        {magicSet.fields[name].label[language]} <AllOrNone leaves={leaves.filter((_, at) => !isNever(at))} />
      </legend>
      {leaves.map((leaf, at) => {
        const Picture = PICTURES[name][at] ?? Dices;
        return isNever(at) ? (
          <span key={leaf.path} className={styles.never}>
            <Picture size={20} aria-hidden />
            {`${leaf.field.label[language]} (${text('autoMagic.never')})`}
          </span>
        ) : (
          <div key={leaf.path} className={styles.kind}>
            <Picture size={20} aria-hidden />
            <RecordLeaf leaf={leaf} />
          </div>
        );
      })}
    </fieldset>
  );
}
