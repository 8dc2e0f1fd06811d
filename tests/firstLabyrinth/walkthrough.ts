import type { Place } from '#domain/map/eventLinks.ts';
import { placeCalled } from '#firstLabyrinth/build/buildFloors.ts';
import { EAST, NORTH, type PlaceName, SOUTH, WEST } from '#firstLabyrinth/build/FloorSource.ts';
import { firstLabyrinth } from '#firstLabyrinth/firstLabyrinth.ts';
import { seedOf } from '#game/random/Random.ts';
import { compileWorld } from '#game/world/compileWorld.ts';
import { Player } from '../support/player/Player.ts';

/** Wins the sample from the city on, along its story. @returns the player, at the ending */
export function walkThrough(seed: number): Player {
  const { document, places } = firstLabyrinth();
  const player = new Player(compileWorld(document), seedOf(seed));
  const at = (name: PlaceName): Place => placeCalled(places, name);

  // The gatehouse: the western winch, the courtyard, the eastern winch, the armoury.
  player.goTo(at('gatehouse.guardroomWalls'));
  player.goTo(at('gatehouse.strongbox'));
  player.searchAt(at('gatehouse.arrowSlit'));
  player.agreeAt(at('gatehouse.westWinch'), WEST);
  player.goTo(at('gatehouse.purse'));
  player.goTo(at('gatehouse.kennel'));
  player.agreeAt(at('gatehouse.eastWinch'), EAST);
  player.goTo(at('gatehouse.archersChest'));
  player.goTo(at('gatehouse.greatHallEast'));
  player.openAt(at('gatehouse.armouryDoor'), NORTH);
  player.goTo(at('gatehouse.armoury'));
  player.rest();

  // The drowned hall: the ferryman with the crank, the key of the chapel, the wheel, the warden.
  player.talkAt(at('drownedHall.ferryman'));
  player.goTo(at('drownedHall.robingRoom'));
  player.searchAt(at('drownedHall.altar'));
  player.goTo(at('drownedHall.coffin'));
  player.goTo(at('drownedHall.sunkenSilver'));
  player.openAt(at('drownedHall.wheelDoor'), EAST);
  player.agreeAt(at('drownedHall.sluiceWheel'), EAST);
  player.rest();
  player.goTo(at('drownedHall.warden'));
  player.rest();

  // The library: three shelves, three doors, and the pendulum home.
  player.goTo(at('library.poets'));
  player.goTo(at('library.histories'));
  player.goTo(at('library.almanacs'));
  player.goTo(at('library.scriptorium'));
  player.rest();
  player.openAt(at('library.firstDoor'), NORTH, '沈黙');
  player.openAt(at('library.secondDoor'), NORTH, 'Shadow');
  player.openAt(at('library.thirdDoor'), NORTH, '夜明け');
  player.goTo(at('library.wraith'));
  player.goTo(at('library.pendulum'));
  player.rest();

  // The clock: a cog for the mender, the levers of the three hours, the serpent.
  player.goTo(at('clockwork.cog'));
  player.talkAt(at('clockwork.mender'));
  player.agreeAt(at('clockwork.firstHour'), EAST);
  player.agreeAt(at('clockwork.secondHour'), SOUTH);
  player.agreeAt(at('clockwork.thirdHour'), WEST);
  player.goTo(at('clockwork.hoursGuard'));
  player.rest();
  player.openAt(at('clockwork.midnightDoor'), NORTH);
  player.goTo(at('clockwork.serpent'));
  player.goTo(at('clockwork.mainspring'));

  // The throne: the statues, the steward, the king, the bell.
  player.goTo(at('throne.prayers'));
  player.goTo(at('throne.rest'));
  player.goTo(at('throne.saint'));
  player.rest();
  player.goTo(at('throne.steward'));
  player.goTo(at('throne.eater'));
  player.talkAt(at('throne.king'));
  player.openAt(at('throne.king'), NORTH);
  player.goTo(at('throne.bell'));
  return player;
}
