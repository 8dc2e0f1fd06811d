import type { Knex } from 'knex';

/** Samples whose sharing ended as the account of their author was disabled: rows of `samples`, as they were. */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('held_samples')) return;
  await knex.schema.createTable('held_samples', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    table.string('id', 32).primary();
    table.string('scenario_id', 32).notNullable().unique().references('id').inTable('scenarios').onDelete('CASCADE');
    table.string('account_id', 32).notNullable().index().references('id').inTable('accounts').onDelete('CASCADE');
    table.string('title_ja', 100).notNullable();
    table.string('title_en', 100).notNullable();
    table.string('author_name', 100).notNullable();
    table.string('comment', 400).notNullable();
    table.text('search_key').notNullable();
    table.integer('revision').notNullable();
    table.bigInteger('scenario_updated_at').notNullable();
    table.integer('floors').notNullable();
    table.integer('records').notNullable();
    table.integer('size').notNullable();
    table.integer('packed_size').notNullable();
    table.specificType('document', 'longblob').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('synced_at').notNullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('held_samples');
}
