import { isIP } from 'node:net';

/** The settings that come from the environment, all checked once at start. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Folder of the SQLite file and the process lock. */
  readonly dataDir: string;
  /** `mysql://…`, or undefined for SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Public origin of the installation; https turns on Secure, HSTS and upgrades. */
  readonly publicUrl: string;
  /** Origin of the API for the pages that are served here; undefined if it is their own. */
  readonly apiUrl: string | undefined;
  /** Further origins whose pages may use the API. */
  readonly allowedOrigins: readonly string[];
  readonly smtpUrl: string | undefined;
  /** Sender of the mails; by default no-reply at the host of `publicUrl`. */
  readonly mailFrom: string | undefined;
  readonly adminSiteUrl: string | undefined;
  /** The contact of the operators; undefined if they have set none. */
  readonly contact: Contact | undefined;
  /** The game platform that hands over players; undefined without one. */
  readonly platform: Platform | undefined;
  readonly metricsPort: number | undefined;
  /** false, or the trusted proxies for X-Forwarded-* headers: a number of hops, or addresses. */
  readonly trustProxy: false | number | string[];
  /** The time that a stopping server still accepts connections, so that a proxy can notice. Seconds. */
  readonly stopDelay: number;
  /** Whether the installation includes its sample scenario and keeps it up to date. */
  readonly hasSample: boolean;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** An e-mail address or a page: the text as it was written, and the URL of a link to it. */
export interface Contact {
  readonly text: string;
  readonly url: string;
}

/** A game platform where its players log in (docs/wire.md, "Hand-over from a game platform"). */
export interface Platform {
  /** The login page of the platform; its origin is the issuer of the tokens. */
  readonly loginUrl: string;
  /** The current keys, newest first. */
  readonly keys: readonly PlatformKey[];
}

export interface PlatformKey {
  /** The `kid` in the header of a token. */
  readonly id: string;
  /** 256 bits. */
  readonly key: Uint8Array;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The mistakes of a configuration, one readable line each. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

/** Reads and checks the configuration. @throws ConfigError with a line for every mistake, not only the first. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const mistakes: string[] = [];
  /** Returns the checked value of one variable; unset and empty mean the default. */
  function read<Value>(
    name: string,
    fallback: Value,
    check: (text: string) => Value | undefined,
    wanted: string,
  ): Value {
    const given = environment[name]?.trim();
    if (!given) return fallback;
    const value = check(given);
    if (value === undefined) mistakes.push(`${name} must be ${wanted}; it is "${withoutPassword(given)}".`);
    return value ?? fallback;
  }
  /** Like `read`, but for a secret, which error messages never repeat. */
  function readSecret<Value>(name: string, check: (text: string) => Value | undefined, wanted: string) {
    const given = environment[name]?.trim();
    const value = given ? check(given) : undefined;
    if (given && value === undefined) mistakes.push(`${name} must be ${wanted}.`);
    return value;
  }
  const host = read('HOST', '127.0.0.1', checkHost, 'an address or host name');
  const port = read('PORT', 3000, checkPort, 'a port from 0 to 65535');
  const platformUrl = read('PLATFORM_LOGIN_URL', undefined, checkUrl('http:', 'https:'), 'an http or https URL');
  const platformKeys = readSecret(
    'PLATFORM_KEYS',
    checkKeys,
    'one key or two, as `npm run admin -- platform-key` makes them (ID:KEY, with a comma between), and each a secret of its own',
  );
  if (Boolean(environment.PLATFORM_LOGIN_URL?.trim()) !== Boolean(environment.PLATFORM_KEYS?.trim())) {
    mistakes.push('PLATFORM_LOGIN_URL and PLATFORM_KEYS belong together; only one of them is set.');
  }
  const config: Config = {
    host,
    port,
    dataDir: read('DATA_DIR', 'data', (text) => text, 'a folder'),
    databaseUrl: read(
      'DATABASE_URL',
      undefined,
      checkUrl('mysql:'),
      'a URL of the form mysql://user:password@host/database',
    ),
    publicUrl: read(
      'PUBLIC_URL',
      `http://${urlHost(host)}:${port}`,
      checkOrigin,
      'an http or https URL without a path',
    ),
    apiUrl: read('API_URL', undefined, checkOrigin, 'an http or https URL without a path'),
    allowedOrigins: read(
      'ALLOWED_ORIGINS',
      [],
      checkOrigins,
      'origins with commas between (https://meikyu.example.com, http://127.0.0.1:3000)',
    ),
    smtpUrl: read('SMTP_URL', undefined, checkUrl('smtp:', 'smtps:'), 'a URL of the form smtp://host:port'),
    mailFrom: read('MAIL_FROM', undefined, checkAddress, 'an e-mail address'),
    adminSiteUrl: read('ADMIN_SITE_URL', undefined, checkUrl('http:', 'https:'), 'an http or https URL'),
    contact: read('CONTACT', undefined, checkContact, 'an e-mail address, or an http or https URL'),
    platform: platformUrl && platformKeys ? { loginUrl: platformUrl, keys: platformKeys } : undefined,
    metricsPort: read('METRICS_PORT', undefined, checkPort, 'a port from 0 to 65535'),
    trustProxy: read(
      'TRUST_PROXY',
      false,
      checkProxies,
      'a number of proxies (1) or their addresses (10.0.0.1, 10.0.0.0/8)',
    ),
    stopDelay: read('STOP_DELAY', 5, checkSeconds, 'a number of seconds from 0 to 60'),
    hasSample: read('SAMPLE', true, checkSwitch, '"on" or "off"'),
    logLevel: read(
      'LOG_LEVEL',
      'info',
      (text) => LOG_LEVELS.find((level) => level === text),
      `one of ${LOG_LEVELS.join(', ')}`,
    ),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

/** Whether the public URL is https: such installations get Secure cookies, HSTS and upgraded requests; plain ones must not. */
export const isHttps = (config: Config): boolean => config.publicUrl.startsWith('https:');

const urlHost = (host: string): string => (host.includes(':') ? `[${host}]` : host);

const checkHost = (text: string): string | undefined =>
  isIP(text) || /^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(text) ? text : undefined;

const checkPort = (text: string): number | undefined =>
  /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;

const checkUrl =
  (...protocols: readonly string[]) =>
  (text: string): string | undefined => {
    const url = URL.parse(text);
    return url?.hostname && protocols.includes(url.protocol) && isDecodable(url) ? text : undefined;
  };

/** Whether a URL has only valid % escapes: an invalid one would otherwise only fail when the password is used. */
function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    return [username, password, pathname].map(decodeURIComponent).length > 0;
  } catch {
    return false;
  }
}

const checkAddress = (text: string): string | undefined => (/^[^\s@<>,"]+@[^\s@<>,"]+$/.test(text) ? text : undefined);

function checkContact(text: string): Contact | undefined {
  const url = checkAddress(text) ? `mailto:${encodeURI(text)}` : checkUrl('http:', 'https:')(text);
  return url === undefined ? undefined : { text, url };
}

function checkOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search ? url.origin : undefined;
}

/** Origins must be written exactly as browsers send them: a mistake would allow nobody, or somebody else. */
function checkOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim());
  return origins.every((origin) => checkOrigin(origin) === origin && !origin.includes('*')) ? origins : undefined;
}

const checkSeconds = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined;

const checkSwitch = (text: string): boolean | undefined => ({ on: true, off: false })[text];

function checkProxies(text: string): false | number | string[] | undefined {
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  return addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, ''))) ? addresses : undefined;
}

/** Minimum number of different bytes in a key of 32: invented keys and placeholders hardly ever have so many. */
const FEWEST_BYTES = 16;

function checkKeys(text: string): PlatformKey[] | undefined {
  const keys = text.split(',').map((one): PlatformKey | undefined => {
    const [, id, encoded = ''] = /^([\w-]{1,32}):([\w-]{43})$/.exec(one.trim()) ?? [];
    const key = new Uint8Array(Buffer.from(encoded, 'base64url'));
    return id !== undefined && key.length === 32 && new Set(key).size >= FEWEST_BYTES ? { id, key } : undefined;
  });
  const isDoubled = new Set(keys.map((key) => key?.id)).size < keys.length;
  return keys.length <= 2 && !isDoubled && keys.every((key) => key !== undefined) ? keys : undefined;
}

/**
 * Removes the password from a URL. A broken URL may be broken in its password, so everything from the user name to the last @, or to the
 * end, is removed.
 */
const withoutPassword = (text: string): string =>
  /@|\/\//.test(text) ? text.replace(/((?:\/\/|^)[^:@/]*:)(?!\/\/)(?:.*(?=@)|.*)/s, '$1…') : text;
