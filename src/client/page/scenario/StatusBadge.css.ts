import { recipe } from '@vanilla-extract/recipes';
import { theme } from '#client/ui/theme.css.ts';

const { color } = theme;
const dim = { background: color.sunken, color: color.textMuted };

export const badge = recipe({
  base: {
    display: 'inline-block',
    padding: `0 ${theme.space[2]}`,
    borderRadius: theme.radius.small,
    fontSize: theme.size.small,
    wordBreak: 'keep-all',
    overflowWrap: 'normal',
  },
  variants: {
    status: {
      private: dim,
      in_development: { background: color.accentWash, color: color.accentText },
      prepare_to_publish: { background: color.warningWash, color: color.warningText },
      now_open: { background: color.successWash, color: color.successText },
      publish_stop: { background: color.dangerWash, color: color.dangerText },
    },
  },
});
