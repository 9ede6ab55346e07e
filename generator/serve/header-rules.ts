/** A rule of a `_headers` file: a path, in which `*` is a wildcard, and the headers to send. */
interface HeaderRule {
  path: string;
  headers: [name: string, value: string][];
}

/** Parses a `_headers` file the way Netlify and Cloudflare Pages do. */
export function parseHeaderRules(source: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of source.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      rules.push({ path: line.trim(), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/**
 * Returns the response headers for a path, from all matching rules. As on Netlify and Cloudflare Pages, values of the
 * same name are joined.
 */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const [name, value] of rules.filter((rule) => matches(rule, path)).flatMap((rule) => rule.headers)) {
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}

function matches(rule: HeaderRule, path: string): boolean {
  const [start = '', ...ends] = rule.path.split('*');
  if (ends.length === 0) return path === start;
  const end = ends.join('*');
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

/** Parses a `_redirects` file. Returns the target of each redirected address. All redirects are permanent. */
export function parseRedirects(source: string): Map<string, string> {
  const redirects = new Map<string, string>();
  for (const line of source.split('\n')) {
    if (!line.trim() || line.startsWith('#')) continue;
    const [from, to] = line.trim().split(/\s+/);
    if (from && to) redirects.set(from, to);
  }
  return redirects;
}
