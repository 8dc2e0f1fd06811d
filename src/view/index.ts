export { PASSED_DOOR } from './castRays.ts';
export { drawView, type Eye, type Light, TORCH } from './drawView.ts';
export { type Ahead, lookAhead } from './lookAhead.ts';
export { type OptionPicture, optionPictures } from './optionPictures.ts';
export { Picture } from './Picture.ts';
export { paletteOf } from './palette.ts';
export { type FloorOptions, type SeenFloor, seeFloor } from './SeenFloor.ts';
