import { ConfigError } from './config.ts';

/**
 * Listens. If that fails, the error names the misconfigured variable.
 * @param portVariable the variable that the port comes from
 * @throws ConfigError
 */
export async function listenOn(
  listen: () => Promise<unknown>,
  { host, port }: { readonly host: string; readonly port: number },
  portVariable: 'PORT' | 'METRICS_PORT',
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const { code, syscall } = error as { code?: string; syscall?: string };
    if (code === 'EADDRINUSE') {
      const which = portVariable === 'PORT' ? 'The port' : `The port of ${portVariable}`;
      const where = portVariable === 'PORT' ? 'another with PORT' : 'another';
      throw new ConfigError([`${which} is already in use; choose ${where}.`]);
    }
    if (code === 'EACCES')
      throw new ConfigError([`${portVariable}: this user may not listen on port ${port} (EACCES).`]);
    if (code && (syscall === 'listen' || syscall === 'getaddrinfo'))
      throw new ConfigError([`HOST: this machine has no address "${host}" to listen on (${code}).`]);
    throw error;
  }
}
