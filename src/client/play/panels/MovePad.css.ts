import { style } from '@vanilla-extract/css';
import { choice } from '#client/play/game.css.ts';

export const pad = style({
  display: 'grid',
  gridTemplateAreas: '"left forward right" "around back ."',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: '4px',
});
export const button = style([
  choice,
  {
    justifyContent: 'center',
    touchAction: 'manipulation',
    selectors: {
      '&:disabled': { opacity: 0.35, cursor: 'default' },
      '&[data-move="left"]': { gridArea: 'left' },
      '&[data-move="forward"]': { gridArea: 'forward' },
      '&[data-move="right"]': { gridArea: 'right' },
      '&[data-move="around"]': { gridArea: 'around' },
      '&[data-move="back"]': { gridArea: 'back' },
    },
  },
]);
