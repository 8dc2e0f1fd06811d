import type { Knex } from 'knex';

const BANDS = ['difficulty', 'depth', 'monsters', 'items', 'clear_level', 'play_time', 'play_balance'];

/** The catalogue: a row a scenario that was ever shown to readers, with what they search and sort it by. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('works')) return;
  await knex.schema.createTable('works', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('scenario_id', 32).primary().references('id').inTable('scenarios').onDelete('CASCADE');
    // What stands in its address: the code, or the id of a scenario that has none yet.
    table.string('address', 32).notNullable().unique();
    // open, development, or none: then nobody sees it.
    table.string('category', 16).notNullable();
    // What is shown of it, and what each variant has that is open.
    table.string('release_id', 32).notNullable();
    for (const variant of ['general', 'platform', 'console']) table.string(`release_${variant}`, 32).nullable();
    table.string('title_ja', 255).notNullable();
    table.string('title_en', 255).notNullable();
    table.string('author_name', 255).notNullable();
    table.text('search_key').notNullable();
    for (const band of BANDS) table.integer(band).notNullable();
    // A bit for each entry of their catalogs.
    table.integer('play_style').notNullable();
    table.integer('languages').notNullable();
    table.bigInteger('downloads').notNullable();
    table.bigInteger('released_at').notNullable();
    table.index(['category', 'released_at', 'scenario_id']);
    table.index(['category', 'downloads', 'scenario_id']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('works');
}
