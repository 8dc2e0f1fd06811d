/** The sections of the floor settings panel with their fields, in order; `AppearanceSlots` shows the other fields. */
export const SETTING_PARTS = [
  { id: 'encounters', names: ['max_group_number', 'no_random_encounters', 'no_friendly_monsters'] },
  { id: 'names', names: ['name_ja', 'name_en', 'labyrinth_size'] },
  { id: 'looks', names: ['wall', 'floor', 'ceiling'] },
  {
    id: 'rules',
    names: [
      'difficulty',
      'magic_set',
      'treasure_chest_trap',
      'force_movement_in_battle',
      'move_magic',
      'coordinate_indicate_magic',
    ],
  },
] as const;
