import type { Knex } from 'knex';

/**
 * How far what is stored folded has been made anew by the rules of folding of the program, which alone can fold: the program does it when it
 * starts, in steps (docs/decisions/0053).
 */
export async function up(knex: Knex): Promise<void> {
  if (await knex.schema.hasTable('text_folds')) return;
  await knex.schema.createTable('text_folds', (table) => {
    if (knex.client.config.client === 'mysql2') {
      table.charset('utf8mb4');
      table.collate('utf8mb4_bin');
    }
    // The table whose keys are folded.
    table.string('name', 32).primary();
    // Of the rules of folding.
    table.integer('version').notNullable();
    // The id of the last row that was done; null once all of them are.
    table.string('done_to', 64).nullable();
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTableIfExists('text_folds');
}
