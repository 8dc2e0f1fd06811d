import { Model } from 'objection';

/** A scenario in the catalogue. */
export class Work extends Model {
  static override tableName = 'works';
  static override idColumn = 'scenario_id';
  declare scenario_id: string;
  /** The code of the scenario, or a random address while it has none. */
  declare address: string;
  /** `none`: nobody sees it. */
  declare category: 'open' | 'development' | 'none';
  /** The release that is shown, and the release of each open variant. */
  declare release_id: string;
  declare release_general: string | null;
  declare release_platform: string | null;
  declare release_console: string | null;
  declare title_ja: string;
  declare title_en: string;
  declare author_name: string;
  /** Titles and author name, folded. */
  declare search_key: string;
  declare difficulty: number;
  declare depth: number;
  declare monsters: number;
  declare items: number;
  declare clear_level: number;
  declare play_time: number;
  declare play_balance: number;
  /** One bit for each entry of the catalog. */
  declare play_style: number;
  declare languages: number;
  declare downloads: number;
  declare plays: number;
  declare released_at: number;
}
