import BookOpen from 'lucide-react/icons/book-open';
import Library from 'lucide-react/icons/library';
import Scroll from 'lucide-react/icons/scroll';
import UserRound from 'lucide-react/icons/user-round';

/** The entries of the side drawer (docs/product.md, "Shell"). */
export const DRAWER_ENTRIES = [
  { href: '/me', label: 'drawer.me', Icon: UserRound },
  { href: '/scenarios', label: 'drawer.scenarios', Icon: BookOpen },
  { href: '/sample-scenarios', label: 'drawer.samples', Icon: Library },
  { href: '/works', label: 'drawer.works', Icon: Scroll },
] as const;
