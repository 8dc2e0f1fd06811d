import type { EventKind } from './EventKind.ts';
import * as ambush from './kinds/battles/ambush.ts';
import * as encounterBattle from './kinds/battles/encounterBattle.ts';
import * as friendlyEncounter from './kinds/battles/friendlyEncounter.ts';
import * as inescapableBattle from './kinds/battles/inescapableBattle.ts';
import * as monsterBattle from './kinds/battles/monsterBattle.ts';
import * as chest from './kinds/chests/chest.ts';
import * as guardedChest from './kinds/chests/guardedChest.ts';
import * as chute from './kinds/chutes/chute.ts';
import * as concealedChute from './kinds/chutes/concealedChute.ts';
import * as flagDoor from './kinds/doors/flagDoor.ts';
import * as keyDoor from './kinds/doors/keyDoor.ts';
import * as lock from './kinds/doors/lock.ts';
import * as riddleDoor from './kinds/doors/riddleDoor.ts';
import * as shuttingDoor from './kinds/doors/shuttingDoor.ts';
import * as elevator from './kinds/elevators/elevator.ts';
import * as paidElevator from './kinds/elevators/paidElevator.ts';
import * as credits from './kinds/endings/credits.ts';
import * as ending from './kinds/endings/ending.ts';
import * as grantedTitle from './kinds/endings/grantedTitle.ts';
import * as inn from './kinds/facilities/inn.ts';
import * as shop from './kinds/facilities/shop.ts';
import * as tavern from './kinds/facilities/tavern.ts';
import * as temple from './kinds/facilities/temple.ts';
import * as trainingGround from './kinds/facilities/trainingGround.ts';
import * as conditionalFlag from './kinds/flags/conditionalFlag.ts';
import * as flagOff from './kinds/flags/flagOff.ts';
import * as flagOn from './kinds/flags/flagOn.ts';
import * as flagToggle from './kinds/flags/flagToggle.ts';
import * as lever from './kinds/flags/lever.ts';
import * as gainedExperience from './kinds/goldAndExperience/gainedExperience.ts';
import * as receivedGold from './kinds/goldAndExperience/receivedGold.ts';
import * as toll from './kinds/goldAndExperience/toll.ts';
import * as exchangedItem from './kinds/items/exchangedItem.ts';
import * as foundItem from './kinds/items/foundItem.ts';
import * as lostItem from './kinds/items/lostItem.ts';
import * as receivedItem from './kinds/items/receivedItem.ts';
import * as requiredItem from './kinds/items/requiredItem.ts';
import * as foundMessage from './kinds/messages/foundMessage.ts';
import * as randomMessage from './kinds/messages/randomMessage.ts';
import * as shownMessage from './kinds/messages/shownMessage.ts';
import * as sign from './kinds/messages/sign.ts';
import * as gust from './kinds/movingFloors/gust.ts';
import * as pushingFloor from './kinds/movingFloors/pushingFloor.ts';
import * as slipperyFloor from './kinds/movingFloors/slipperyFloor.ts';
import * as npc from './kinds/npcs/npc.ts';
import * as wanderingNpc from './kinds/npcs/wanderingNpc.ts';
import * as concealedPit from './kinds/pits/concealedPit.ts';
import * as pit from './kinds/pits/pit.ts';
import * as spikedPit from './kinds/pits/spikedPit.ts';
import * as choiceQuestion from './kinds/questions/choiceQuestion.ts';
import * as riddle from './kinds/questions/riddle.ts';
import * as yesNoQuestion from './kinds/questions/yesNoQuestion.ts';
import * as curedAffliction from './kinds/recovery/curedAffliction.ts';
import * as raisedDead from './kinds/recovery/raisedDead.ts';
import * as restoredHp from './kinds/recovery/restoredHp.ts';
import * as restoredSpells from './kinds/recovery/restoredSpells.ts';
import * as loadPoint from './kinds/saving/loadPoint.ts';
import * as noCamping from './kinds/saving/noCamping.ts';
import * as savePoint from './kinds/saving/savePoint.ts';
import * as oneWayStairsDown from './kinds/stairs/oneWayStairsDown.ts';
import * as oneWayStairsUp from './kinds/stairs/oneWayStairsUp.ts';
import * as stairsDown from './kinds/stairs/stairsDown.ts';
import * as stairsUp from './kinds/stairs/stairsUp.ts';
import * as areaTeleport from './kinds/teleports/areaTeleport.ts';
import * as labyrinthTeleport from './kinds/teleports/labyrinthTeleport.ts';
import * as randomTeleport from './kinds/teleports/randomTeleport.ts';
import * as teleport from './kinds/teleports/teleport.ts';
import * as afflictionTrap from './kinds/traps/afflictionTrap.ts';
import * as ageingTrap from './kinds/traps/ageingTrap.ts';
import * as alarmTrap from './kinds/traps/alarmTrap.ts';
import * as damageTrap from './kinds/traps/damageTrap.ts';
import * as dispellingTrap from './kinds/traps/dispellingTrap.ts';
import * as gasTrap from './kinds/traps/gasTrap.ts';
import * as facingTurntable from './kinds/turntables/facingTurntable.ts';
import * as halfTurntable from './kinds/turntables/halfTurntable.ts';
import * as leftTurntable from './kinds/turntables/leftTurntable.ts';
import * as randomTurntable from './kinds/turntables/randomTurntable.ts';
import * as rightTurntable from './kinds/turntables/rightTurntable.ts';
import * as forcedReturn from './kinds/waysOut/forcedReturn.ts';
import * as otherLabyrinth from './kinds/waysOut/otherLabyrinth.ts';
import * as wayOut from './kinds/waysOut/wayOut.ts';

/**
 * Every kind of event by its id: the number of its category x 100 + its own. Stored maps hold ids, so none ever changes, goes or gets
 * another meaning (docs/domain.md, "Events").
 */
const EVENT_KINDS = {
  101: stairsUp,
  102: stairsDown,
  103: oneWayStairsUp,
  104: oneWayStairsDown,
  201: elevator,
  202: paidElevator,
  301: teleport,
  302: randomTeleport,
  303: areaTeleport,
  304: labyrinthTeleport,
  401: chute,
  402: concealedChute,
  501: pit,
  502: concealedPit,
  503: spikedPit,
  601: randomTurntable,
  602: facingTurntable,
  603: rightTurntable,
  604: halfTurntable,
  605: leftTurntable,
  701: pushingFloor,
  702: slipperyFloor,
  703: gust,
  801: keyDoor,
  802: flagDoor,
  803: riddleDoor,
  804: lock,
  805: shuttingDoor,
  901: shownMessage,
  902: foundMessage,
  903: randomMessage,
  904: sign,
  1001: yesNoQuestion,
  1002: riddle,
  1003: choiceQuestion,
  1101: receivedItem,
  1102: foundItem,
  1103: lostItem,
  1104: exchangedItem,
  1105: requiredItem,
  1201: receivedGold,
  1202: toll,
  1203: gainedExperience,
  1301: chest,
  1302: guardedChest,
  1401: monsterBattle,
  1402: encounterBattle,
  1403: inescapableBattle,
  1404: friendlyEncounter,
  1405: ambush,
  1501: npc,
  1502: wanderingNpc,
  1601: flagOn,
  1602: flagOff,
  1603: flagToggle,
  1604: lever,
  1605: conditionalFlag,
  1701: damageTrap,
  1702: afflictionTrap,
  1703: gasTrap,
  1704: alarmTrap,
  1705: dispellingTrap,
  1706: ageingTrap,
  1801: restoredHp,
  1802: curedAffliction,
  1803: restoredSpells,
  1804: raisedDead,
  1901: inn,
  1902: shop,
  1903: temple,
  1904: tavern,
  1905: trainingGround,
  2001: savePoint,
  2002: loadPoint,
  2003: noCamping,
  2101: wayOut,
  2102: otherLabyrinth,
  2103: forcedReturn,
  2201: ending,
  2202: grantedTitle,
  2203: credits,
} as const satisfies Readonly<Record<number, EventKind>>;

export type EventId = keyof typeof EVENT_KINDS;

/**
 * Returns one part of every kind of event, by id. A module requests one part only, by its literal name: the bundler then gives it that part
 * of each file and leaves out the others (src/bundle/splitKinds.ts), so that a map does not load what the engine needs.
 */
export const eventParts = <Part extends keyof EventKind>(part: Part): Readonly<Record<EventId, EventKind[Part]>> =>
  Object.fromEntries(Object.entries<EventKind>(EVENT_KINDS).map(([id, kind]) => [id, kind[part]])) as Record<
    EventId,
    EventKind[Part]
  >;
