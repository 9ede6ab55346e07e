/**
 * Globals that browsers, workers, and Node.js share, for code that runs in all of them. Only `tsconfig.pure.json`
 * includes this file. Elsewhere, the types of the environment declare the globals.
 */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][]);
  get(name: string): string | null;
  keys(): IterableIterator<string>;
  set(name: string, value: string): void;
  toString(): string;
}

declare class URL {
  constructor(url: string, base?: string | URL);
  static canParse(url: string, base?: string): boolean;
  href: string;
  origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
  toString(): string;
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}
