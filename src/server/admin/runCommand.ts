import type { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { readConfig } from '#server/config.ts';
import { explainFailure } from '#server/explainFailure.ts';
import { AdminError } from './AdminError.ts';
import { COMMANDS, type Command, type Given } from './commands.ts';
import { print } from './print.ts';

const USAGE = [
  'npm run admin -- COMMAND',
  '',
  ...COMMANDS.map(({ name, argument, options = {}, help }) => {
    const told = Object.entries(options).map(([option, { isRequired, value }]) => {
      const call = [`--${option}`, value].filter(Boolean).join(' ');
      return isRequired ? call : `[${call}]`;
    });
    const call = [name, argument, ...told].filter(Boolean).join(' ');
    return call.length < 28 ? `  ${call.padEnd(28)}${help}` : `  ${call}\n${' '.repeat(30)}${help}`;
  }),
  '',
  'USER is a username or an e-mail address; CODE is that of a work, or the id of a scenario without one. The installation is the one of DATA_DIR or DATABASE_URL.',
];

/** Parses the command, its argument (empty without one) and its options; undefined for a usage error. */
function understand(words: readonly string[]): { command: Command; argument: string; options: Given } | undefined {
  try {
    const command = COMMANDS.find(({ name }) => `${words.join(' ')} `.startsWith(`${name} `));
    if (!command) return undefined;
    const known = Object.entries(command.options ?? {});
    const { positionals, values } = parseArgs({
      args: words.slice(command.name.split(' ').length),
      allowPositionals: true,
      options: Object.fromEntries(known.map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }])),
    });
    const isIncomplete = known.some(([name, { isRequired }]) => isRequired && !values[name]);
    const [argument = '', ...more] = positionals;
    if ((argument === '') !== (command.argument === undefined) || more.length > 0 || isIncomplete) return undefined;
    return { command, argument, options: values as Given };
  } catch {
    return undefined;
  }
}

/** The streams on which a command answers: its lines, and why it was refused. */
interface Terminal {
  readonly stdout: Writable;
  readonly stderr: Writable;
}

/**
 * Runs the command in `words` for the installation of `environment`.
 * @returns the exit code: 0 done, 1 refused or failed, 2 not understood
 */
export async function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  { stdout, stderr }: Terminal,
): Promise<number> {
  const asked = understand(words);
  if (!asked) {
    print(stderr, USAGE);
    return 2;
  }
  try {
    const lines = await asked.command.run(readConfig(environment), asked.argument, asked.options);
    print(stdout, lines);
    return 0;
  } catch (error) {
    const lines = error instanceof AdminError ? [error.message] : explainFailure(error, 'This could not be done');
    print(stderr, lines);
    return 1;
  }
}
