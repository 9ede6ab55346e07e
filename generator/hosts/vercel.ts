import type { Headers, HostRules } from './host-rules.ts';

/** `vercel.json` for a folder deployed as it is. Of headers with one name, the last that matches is sent. */
export function vercelFile({ basePath, redirects, headers, under }: HostRules): string {
  const configuration = {
    trailingSlash: true,
    redirects: [...redirects].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    headers: [
      { source: `${basePath}/(.*)`, headers: pairs(headers) },
      ...[...under].map(([prefix, own]) => ({ source: `${prefix}(.*)`, headers: pairs(own) })),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function pairs(headers: Headers): { key: string; value: string }[] {
  return [...headers].map(([key, value]) => ({ key, value }));
}
