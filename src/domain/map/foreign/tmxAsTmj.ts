import type { Json } from '#domain/map/files/tiledObject.ts';
import { elementsIn, textIn, type XmlElement } from '#domain/text/xml.ts';

/** Returns a map of Tiled in XML (TMX) as its JSON (TMJ), as far as its tile layers are concerned. Numbers are not checked. */
export function tmxAsTmj(map: XmlElement): Json {
  return {
    type: 'map',
    ...numbers(map, 'width', 'height'),
    orientation: map.attributes.orientation,
    tilesets: elementsIn(map, 'tileset').map(tileset),
    layers: layersIn(map),
  };
}

const layersIn = (group: XmlElement): Json[] =>
  elementsIn(group).flatMap((element) => {
    const { name } = element.attributes;
    const properties = propertiesOf(element);
    if (element.name === 'group') return [{ type: 'group', name, properties, layers: layersIn(element) }];
    if (element.name !== 'layer') return [];
    const [data] = elementsIn(element, 'data');
    return [
      { type: 'tilelayer', name, properties, ...numbers(element, 'width', 'height'), ...(data && tileData(data)) },
    ];
  });

function tileData(data: XmlElement): Json {
  const { encoding, compression } = data.attributes;
  const chunks = elementsIn(data, 'chunk');
  const tiles = (element: XmlElement) =>
    encoding === undefined
      ? elementsIn(element, 'tile').map(({ attributes }) => Number(attributes.gid ?? 0))
      : textIn(element);
  return {
    encoding,
    compression,
    ...(chunks.length > 0
      ? { chunks: chunks.map((chunk) => ({ ...numbers(chunk, 'x', 'y', 'width', 'height'), data: tiles(chunk) })) }
      : { data: tiles(data) }),
  };
}

const tileset = (element: XmlElement): Json => ({
  ...numbers(element, 'firstgid'),
  name: element.attributes.name,
  source: element.attributes.source,
  tiles: elementsIn(element, 'tile').map((tile) => ({
    ...numbers(tile, 'id'),
    type: tile.attributes.type ?? tile.attributes.class,
    properties: propertiesOf(tile),
    objectgroup: {
      objects: elementsIn(tile, 'objectgroup').flatMap((group) => elementsIn(group, 'object').map(() => ({}))),
    },
  })),
});

const propertiesOf = (element: XmlElement): Json[] =>
  elementsIn(element, 'properties').flatMap((list) =>
    elementsIn(list, 'property').map(({ attributes: { name, type, value } }) => ({
      name,
      value: type === 'bool' ? value === 'true' : value,
    })),
  );

/** Returns attributes as numbers; NaN for one that is missing or no number. */
const numbers = ({ attributes }: XmlElement, ...names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, Number(attributes[name] || Number.NaN)]));
