import { narrowed } from '#domain/resource/defineResource.ts';
import { magicEffect } from '#domain/resources/magic/magicEffect.ts';
import { magicSet } from '#domain/resources/magic/magicSet.ts';
import { MAGIC_KINDS } from '#game/rules/autoMagic/magicContent.ts';
import { listRecordPage } from '#server/resources/listRecordPage.ts';
import { replaceRecord } from '#server/resources/replaceRecord.ts';
import { updateRecord } from '#server/resources/updateRecord.ts';
import { router } from '#server/trpc/procedures.ts';
import { checkAll, checkParts } from './checkParts.ts';
import { exportMagic } from './exportMagic.ts';
import { importMagic } from './importMagic.ts';
import { readFloorSets } from './readFloorSets.ts';
import { readItemTypes, readSets } from './readSets.ts';
import { sampleEffects, setDefaultAll } from './setDefaults.ts';
import { writePart } from './writePart.ts';

const BOXES = ['kinds', 'weapon_types'];
const boxes = narrowed(magicSet, BOXES);

/** Automatic magic effects: sets that are made of records of several kinds, with calls of their own. */
export const autoMagicRouter = router({
  listBoxes: listRecordPage(magicSet, boxes),
  replaceBoxes: replaceRecord(magicSet, boxes),
  updateBoxes: updateRecord(magicSet, boxes),
  readItemTypes,
  readSets,
  readFloorSets,
  writeRows: writePart('rows'),
  writeGroups: writePart('groups'),
  writeEffects: writePart('effects'),
  writeLevels: writePart('levels'),
  checkRows: checkParts({ parts: ['rows'], fields: [] }),
  checkEffects: checkParts({ parts: ['effects'], fields: [] }),
  checkLevels: checkParts({ parts: ['levels'], fields: [] }),
  checkTypes: checkParts({ parts: ['rows'], fields: BOXES }),
  checkLevelCap: checkParts({ parts: ['levels'], fields: ['item_level_cap', 'chest_probability'] }),
  checkAll,
  sampleEffects,
  setDefaultAll,
  export: exportMagic,
  import: importMagic(MAGIC_KINDS.map(({ name }) => name)),
  importEffects: importMagic([magicEffect.name]),
});
