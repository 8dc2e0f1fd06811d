import { lazyScreen } from '#client/page/lazyScreen.ts';

// What of the map editor opens on demand or is shown at times, each as a chunk of its own with its texts (docs/decisions/0019).

export const MapSearch = lazyScreen(() => import('./overview/MapSearch.tsx'));
export const StackSheet = lazyScreen(() => import('./overview/StackSheet.tsx'));
export const AtlasSheet = lazyScreen(() => import('./overview/AtlasSheet.tsx'));
/** The floor above or below as a ghost. */
export const loadGhost = () => import('./canvas/paintGhost.ts');

/** The definition of the settings brings zod along. */
export const FloorSettingsPanel = lazyScreen(() => import('./floors/FloorSettingsPanel.tsx'));
export const FloorDialog = lazyScreen(() => import('./floors/FloorDialog.tsx'));
export const FloorZero = lazyScreen(() => import('./panels/FloorZero.tsx'));
export const FloorZeroDialog = lazyScreen(() => import('./floors/FloorZeroDialog.tsx'));
export const ThumbnailUpload = lazyScreen(() => import('./floors/ThumbnailUpload.tsx'));

export const EventPanel = lazyScreen(() => import('./eventPanel/EventPanel.tsx'));
export const EventForm = lazyScreen(() => import('./eventPanel/EventForm.tsx'));
export const MessageHere = lazyScreen(() => import('./eventPanel/MessageHere.tsx'));
export const EventPalette = lazyScreen(() => import('./eventPanel/EventPalette.tsx'));
export const EventNames = lazyScreen(() => import('./eventPanel/EventNames.tsx'));
export const FloorLinks = lazyScreen(() => import('./eventPanel/FloorLinks.tsx'));
export const FloorProblems = lazyScreen(() => import('./eventPanel/FloorProblems.tsx'));
export const PickLine = lazyScreen(() => import('./eventPanel/PickLine.tsx'));
export const loadEventCatalogs = () => import('./events/eventCatalogs.ts');
/** What finds and paints links. */
export const loadLinks = () => import('./canvas/links.ts');

export const WayBackDialog = lazyScreen(() => import('./follow/WayBackDialog.tsx'));
export const loadStepFollower = () => import('./follow/newStepFollower.ts');

export const SelectionPanel = lazyScreen(() => import('./selection/SelectionPanel.tsx'));
export const StampPalette = lazyScreen(() => import('./selection/StampPalette.tsx'));
export const FloatingPart = lazyScreen(() => import('./selection/FloatingPart.tsx'));
export const LinkQuestion = lazyScreen(() => import('./selection/LinkQuestion.tsx'));

export const FirstPersonPane = lazyScreen(() => import('./firstPerson/FirstPersonPane.tsx'));

export const PhoneBar = lazyScreen(() => import('./panels/PhoneBar.tsx'));
export const HelpSheet = lazyScreen(() => import('./panels/HelpSheet.tsx'));
export const KeyEditor = lazyScreen(() => import('./keys/KeyEditor.tsx'));
export const ToolChoices = lazyScreen(() => import('./panels/ToolChoices.tsx'));
export const ChipBrushes = lazyScreen(() => import('./panels/ChipBrushes.tsx'));
export const CellOdds = lazyScreen(() => import('./panels/CellOdds.tsx'));
export const Conflicts = lazyScreen(() => import('./panels/Conflicts.tsx'));
export const StaleRoomList = lazyScreen(() => import('./panels/StaleRoomList.tsx'));
