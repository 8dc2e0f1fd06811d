import { isObject, type Json, objectsOf } from '#domain/map/files/tiledObject.ts';
import {
  checkedArea,
  FOREIGN_LIMITS,
  type ForeignGrid,
  type ForeignLayer,
  ForeignMapError,
  type ForeignValue,
  faultAt,
  foreignGrid,
} from './ForeignMap.ts';
import { tooManyLayers } from './readTiled.ts';

/** Returns the IntGrid layers of all levels of an LDtk project, or of the file of one level. @throws ForeignMapError */
export function readLdtk(project: Json): ForeignLayer[] {
  const levels = levelsOf(project);
  if (levels.length > 0 && levels.every(({ layerInstances }) => !Array.isArray(layerInstances))) {
    throw new ForeignMapError({
      ja: 'このLDtkのプロジェクトは、レベルを別のファイルに保存しています（externalLevels）。そのレベルの.ldtklファイルを選んでください。',
      en: 'This project of LDtk keeps its levels in files of their own (externalLevels). Choose the .ldtkl file of a level.',
    });
  }
  const definitions = objectsOf(isObject(project.defs) ? project.defs.layers : undefined);
  const layers = levels.flatMap((level) =>
    objectsOf(level.layerInstances)
      .filter(({ __type }) => __type === 'IntGrid')
      .map((layer): ForeignLayer => {
        const name = `${String(level.identifier ?? '')} / ${String(layer.__identifier ?? '')}`;
        const definition = definitions.find(({ uid }) => uid === layer.layerDefUid);
        return { name, read: () => readLayer(name, layer, objectsOf(definition?.intGridValues)) };
      }),
  );
  if (layers.length > FOREIGN_LIMITS.layers) throw tooManyLayers(layers.length);
  if (layers.length > 0) return layers;
  throw new ForeignMapError({
    ja: 'このLDtkのファイルには、IntGridのレイヤーがありません（layerInstances）。',
    en: 'This file of LDtk has no IntGrid layer (layerInstances).',
  });
}

const levelsOf = (project: Json): Json[] =>
  'layerInstances' in project
    ? [project]
    : [project, ...objectsOf(project.worlds)].flatMap((world) => objectsOf(world.levels));

function readLayer(place: string, layer: Json, definitions: readonly Json[]): ForeignGrid {
  const { __cWid: width, __cHei: height, intGridCsv: values } = layer;
  const area = checkedArea(place, width, height);
  if (!Array.isArray(values) || values.length !== area) {
    const found = Array.isArray(values) ? values.length : 0;
    throw faultAt(`${place}, intGridCsv`, {
      ja: `値の数（${found}個）が大きさ（${area}マス）に合いません。`,
      en: `it has ${found} values for ${area} cells.`,
    });
  }
  const cells = Uint32Array.from(values, (value: unknown, at) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffffff) return value;
    const found = String(value).slice(0, 20);
    throw faultAt(`${place}, intGridCsv`, {
      ja: `${at + 1}番目の値「${found}」が0以上の整数ではありません。`,
      en: `value ${at + 1}, "${found}", is not a whole number from 0.`,
    });
  });
  return foreignGrid(place, { width: width as number, height: height as number, cells }, (value) =>
    described(definitions.find((one) => one.value === value)),
  );
}

function described(definition: Json | undefined): Omit<ForeignValue, 'value' | 'count'> {
  const { identifier, color } = definition ?? {};
  return {
    ...(typeof identifier === 'string' && identifier !== '' && { name: identifier }),
    ...(typeof color === 'string' && /^#[\da-f]{6}$/i.test(color) && { colour: color }),
  };
}
