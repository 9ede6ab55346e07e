import { type HostRules, immutable } from './host-rules.ts';

/** `vercel.json` for a folder deployed as it is. */
export function vercelFile({ redirects, headers, hashedPrefix }: HostRules): string {
  const configuration = {
    trailingSlash: true,
    redirects: [...redirects].map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    headers: [
      { source: '/(.*)', headers: [...headers].map(([key, value]) => ({ key, value })) },
      { source: `${hashedPrefix}(.*)`, headers: [{ key: 'Cache-Control', value: immutable }] },
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}
