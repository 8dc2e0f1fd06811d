import { recordName } from '#client/resource/words/recordName.ts';
import { JOBS } from '#domain/catalogs/adventurers.ts';
import { paddedNumber } from '#domain/catalogs/recordKinds.ts';
import { floorNumberText } from '#domain/map/floorNumberText.ts';
import type { Resource } from '#domain/resource/defineResource.ts';
import { item } from '#domain/resources/item.ts';
import { labyrinthMessage } from '#domain/resources/labyrinthMessage.ts';
import { labyrinthSetting } from '#domain/resources/labyrinthSetting.ts';
import { monster } from '#domain/resources/monster.ts';
import { npc } from '#domain/resources/npc.ts';
import { CREDITS_PAGE, isShown } from '#domain/resources/outline/authorComment.ts';
import type { CityPlace } from '#domain/resources/rules/fortifiedCitySetting.ts';
import { RACE_NAMES } from '#domain/resources/rules/raceOccupation.ts';
import { type SignboardPlace, signboardNumber } from '#domain/resources/signboard.ts';
import { spell } from '#domain/resources/spell.ts';
import { treasureTrap } from '#domain/resources/treasureTrap.ts';
import { fieldInLanguage, inLanguage, languageRead } from '#domain/text/inLanguage.ts';
import { LANGUAGES, type Label, type Language } from '#domain/text/languages.ts';
import type { Held, Member, SeenItem } from '#game/state/Member.ts';
import type { World } from '#game/world/World.ts';

/** The names of things of a world in a language. A thing without a name is called by its number. */
export class Names {
  readonly language: Language;
  readonly #world: World;

  constructor(world: World, language: Language) {
    this.#world = world;
    this.language = language;
  }

  item = (number: number): string => this.#name(item, this.#world.items, number);
  /** Returns the name under which a thing in a bag is known. */
  held({ item: number, identified, broken }: SeenItem & Pick<Held, 'broken'>): string {
    const record = this.#world.items.get(number);
    const { unconfirmed_name_ja: ja = '', unconfirmed_name_en: en = '' } = record ?? {};
    const unknown = inLanguage({ ja, en }, this.language);
    const name = identified || unknown === '' ? this.item(number) : `?${unknown}`;
    return broken ? `${name} ×` : name;
  }

  trap = (number: number): string => this.#name(treasureTrap, this.#world.traps, number);
  /** Returns the name of a monster as the party knows it. */
  foe(number: number, isKnown: boolean): string {
    const record = this.#world.monsters.get(number);
    if (!record || isKnown) return this.monster(number);
    const { unconfirmed_name_ja: ja, unconfirmed_name_en: en } = record;
    return inLanguage({ ja, en }, this.language) || this.monster(number);
  }

  monster = (number: number): string => this.#name(monster, this.#world.monsters, number);
  npc = (number: number): string => this.#name(npc, this.#world.npcs, number);
  spell = (number: number): string => this.#name(spell, this.#world.spells, number);

  labyrinth = (number: number): string => {
    const setting = this.#world.labyrinths.get(number)?.setting;
    return (setting && recordName(labyrinthSetting, setting, number, this.language)) || String(number);
  };

  floor = (number: number): string => {
    const settings = this.#world.floors.get(number)?.settings;
    const name = settings ? fieldInLanguage(settings, 'name', this.language) : '';
    return `${floorNumberText(number)} ${name}`.trim();
  };

  /** Returns the name of a class as the rules call it. The next two do the same for a race and a place of the city. */
  job(code: number): string {
    const own = this.#world.rules.jobs[code]?.class;
    return (own && fieldInLanguage(own, 'name', this.language)) || (JOBS[code]?.label[this.language] ?? '');
  }

  race(code: number): string {
    const name = RACE_NAMES[code];
    return name ? this.#labelled(this.#world.rules.creation.race_names[name]) : '';
  }

  place = (place: CityPlace): string => this.#labelled(this.#world.rules.city[`${place}_name`]);

  member = (member: Pick<Member, 'name_ja' | 'name_en'>): string => fieldInLanguage(member, 'name', this.language);

  /** Returns the text of a labyrinth's sign; '' if none is shown. */
  sign(labyrinth: number, place: SignboardPlace): string {
    if (!this.#world.labyrinths.get(labyrinth)?.setting.with_signboard_displayed) return '';
    const { ja = '', en = '' } = this.#world.signboards.get(signboardNumber(labyrinth, place)) ?? {};
    return inLanguage({ ja, en }, this.language);
  }

  /** Returns the page of the credits; that of the other language if there is none. */
  credits(): { readonly title: string; readonly words: string } {
    const page = this.#world.comments.get(CREDITS_PAGE);
    const shown = [this.language, ...LANGUAGES].find((language) => page && isShown(page, language));
    return page && shown
      ? { title: page[`menu_title_${shown}`], words: page[`text_${shown}`] }
      : { title: '', words: '' };
  }

  /** Returns the pages of a message; empty if it was not written. */
  pages(number: number): readonly string[] {
    const message = this.#world.messages.get(number);
    if (!message) return [];
    const pages = { ja: message.message_ja_boxes, en: message.message_en_boxes };
    return pages[languageRead(pages, this.language)];
  }

  /** Returns the text of a message as a choice: its first line, or its title. */
  choice(number: number): string {
    const [first = ''] = this.pages(number);
    const line = first.split('\n').find((each) => each.trim() !== '');
    return line?.trim() || this.#name(labyrinthMessage, this.#world.messages, number);
  }

  #labelled = (label: Label): string => inLanguage(label, this.language);

  #name(resource: Resource, records: ReadonlyMap<number, object>, number: number): string {
    const record = records.get(number);
    return (record && recordName(resource, record, number, this.language)) || paddedNumber(resource.name, number);
  }
}
