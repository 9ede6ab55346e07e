/**
 * Requests for the small test site, with the response that every host must send. Requests are only ever added, as in
 * the list of hostile paths.
 */

/**
 * A test request with the expected response. A header is matched by a regular expression, or must be absent if it is
 * `undefined`.
 */
export interface Row {
  method: string;
  target: string;
  headers: Record<string, string>;
  status: number;
  wanted: Record<string, string | RegExp | undefined>;
  /** Whether the hosted services that are simulated from their configuration files must also respond this way. */
  everywhere: boolean;
}

const revalidate = 'public, max-age=0, must-revalidate';
const refusal = { allow: 'GET, HEAD', 'cache-control': revalidate, vary: 'Accept-Encoding' };
const html = { 'content-type': 'text/html; charset=utf-8' };
const markdown = { 'content-type': 'text/markdown; charset=utf-8', vary: 'Accept, Accept-Encoding' };

const to = (location: string) => ({ location, 'cache-control': revalidate, vary: 'Accept-Encoding' });

/**
 * Creates test requests with the same expected status. `{ETAG}` in a header stands for the entity tag of `/guides/` on
 * the host.
 */
function rows(
  status: number,
  requests: (string | [request: string, headers: Record<string, string>])[],
  { wanted = {}, everywhere = false }: Partial<Pick<Row, 'wanted' | 'everywhere'>> = {},
): Row[] {
  return requests.map((request) => {
    const [line, headers] = typeof request === 'string' ? [request, {}] : request;
    const [method = '', ...target] = line.split(' ');
    return { method, target: target.join(' '), headers, status, wanted, everywhere };
  });
}

const asking = (name: string, target: string, values: string[]): [string, Record<string, string>][] =>
  values.map((value) => [`GET ${target}`, { [name]: value }]);

export const requests: Row[] = [
  // Requests for pages and files.
  ...rows(
    200,
    [
      'GET /',
      'GET /guides/',
      'GET /guides/?',
      'GET /guides/?utm_source=x',
      'GET /guides/?next=//evil.example',
      'GET /guides/%C3%BCn%C3%AF/',
      'GET /guides/%c3%bcn%c3%af/?q',
      'GET /guides/printable/',
      'GET /index.html',
      'GET /guides/index.html',
      'GET /guides.md',
      'GET /index.md',
      'GET /guides/index.md',
      'GET /app/a.1234.js',
      'GET /app/a.1234.js?v=2',
      'GET /assets/a.png',
      'GET /assets/a.svg',
      'GET /sw.js',
      'GET /sw-kill.json?now',
    ],
    { everywhere: true },
  ),
  ...rows(200, ['HEAD /', 'HEAD /guides/', 'HEAD /guides/?a=1', 'HEAD /guides/%C3%BCn%C3%AF/'], { wanted: html }),
  ...rows(200, ['HEAD /guides/index.md', 'HEAD /guides.md'], {
    wanted: { 'content-type': 'text/markdown; charset=utf-8' },
  }),

  // Requests for missing pages and files.
  ...rows(
    404,
    [
      'GET /nowhere/',
      'GET /Guides/',
      'GET /OLD/',
      'GET /app/gone.1234.js',
      'GET /guides/nowhere.md',
      'GET /nowhere.md',
      'GET /favicon.ico',
      'GET /.well-known/security.txt',
      'GET /guides/%20/',
      'GET /guides/u%CC%88ni%CC%88/',
      `GET /${'a'.repeat(200)}/`,
      `GET /${'a/'.repeat(200)}`,
    ],
    { everywhere: true },
  ),
  ...rows(
    404,
    [
      // Vercel adds the trailing slash before it checks whether the page exists.
      'GET /nowhere',
      'GET /nowhere?a=1',
      'GET /.git/config',
      'GET /guides/;x=1',
      'GET /guides/+',
      'GET /app',
      'GET /app/',
      'GET /assets/',
      'HEAD /nowhere/',
      'GET /guides%252F',
      'GET /guides/index.html/',
      'GET /guides/index.html/x',
      'GET /app/a.1234.js/',
      'GET /_headers',
      'GET /_headers?x',
      'GET /%5fheaders',
      'GET /_redirects',
      'GET /_routes.json',
      'GET /vercel.json',
      'GET /.nojekyll',
      'GET /%2fevil.example/',
      'GET /%2Fevil.example/x',
      'GET /%5cevil.example/',
      'GET /%5C%5Cevil.example/x/',
      'GET /guides/a%0d%0aX-Planted:%20yes',
      'GET //guides%0d%0aX-Planted:%20yes//',
      'GET /%FF%FE/',
      'GET /..%c0%afsecret',
      'GET /%252e%252e%252fsecret',
      'GET /old/%2e%2e%2f%2fevil.example',
      `GET /${'a'.repeat(6000)}/`,
    ],
    { wanted: { ...html, 'cache-control': revalidate, location: undefined } },
  ),

  // Requests for paths in an unusual spelling, such as doubled slashes.
  ...rows(
    200,
    [
      'GET /guides/./',
      'GET /guides/%2e/',
      'GET /%67uides/',
      'GET /guides%2f',
      'GET /%2fguides/',
      'GET /x/../guides/',
      'GET /x/%2e%2e/guides/',
      'GET http://evil.example/guides/',
      'GET /guides/#part',
    ],
    { wanted: { ...html, link: '</guides.md>; rel="alternate"; type="text/markdown"' } },
  ),
  ...rows(200, ['GET /guides/..', 'GET /guides/../', 'GET /.', 'GET /x/%2e%2e/'], {
    wanted: { ...html, link: '</index.md>; rel="alternate"; type="text/markdown"' },
  }),
  ...rows(
    400,
    [
      'GET /%',
      'GET /%zz',
      'GET /%E0%A4%A',
      'GET /%u2215evil',
      'GET /%00',
      'GET /guides/%00',
      'GET /a%00.html',
      'GET /.%00./secret',
      'GET /..',
      'GET /../secret',
      'GET /%2e%2e/secret',
      'GET /..%2fsecret',
      'GET /guides/../../secret',
      'GET /guides/%2e%2e/%2e%2e/secret',
      'GET //../secret',
      'GET /secret%2f..%2f..%2f..%2fsecret',
      'HEAD /%zz',
      'POST /%zz',
    ],
    { wanted: { 'cache-control': revalidate, vary: 'Accept-Encoding', location: undefined } },
  ),

  // Requests for addresses that are redirected.
  ...rows(301, ['GET /guides', 'HEAD /guides'], { wanted: to('/guides/') }),
  ...rows(301, ['GET /guides?'], { wanted: to('/guides/') }),
  ...rows(301, ['GET /guides?a=1&b=%2F'], { wanted: to('/guides/?a=1&b=%2F') }),
  ...rows(301, ['GET /guides?next=//evil.example'], { wanted: to('/guides/?next=//evil.example') }),
  ...rows(301, ['GET /old/', 'GET /old', 'HEAD /old/', 'GET /old?'], { wanted: to('/guides/#part') }),
  ...rows(301, ['GET /old/?a=1', 'GET /old?a=1', 'GET /old?a=1#x'], { wanted: to('/guides/?a=1#part') }),
  ...rows(301, ['GET /asked?a=1', 'GET /asked/'], { wanted: to('/guides/?kept=1') }),
  ...rows(301, ['GET /away', 'GET /away/'], { wanted: to('https://example.com/x') }),
  ...rows(301, ['GET //guides//', 'GET /guides//', 'GET ///guides///'], { wanted: to('/guides/') }),
  ...rows(301, ['GET /guides///?a=1'], { wanted: to('/guides/?a=1') }),
  ...rows(301, ['GET //evil.example/x'], { wanted: to('/evil.example/x') }),
  ...rows(301, ['GET ////evil.example//'], { wanted: to('/evil.example/') }),

  // Requests with methods that aren't allowed.
  ...rows(
    405,
    [
      ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method) => `${method} /guides/`),
      'POST /app/a.1234.js',
      'POST /nowhere/',
      'POST /guides',
      'POST /old/?a=1',
      'OPTIONS /_headers',
      'DELETE /assets/a.png',
    ],
    { wanted: { ...refusal, location: undefined } },
  ),

  // Requests that accept encodings with weights (`q=0.5`).
  ...rows(
    200,
    asking('accept-encoding', '/guides/', [
      'br',
      'BR',
      'gzip, deflate, br, zstd',
      'br;q=0.001',
      'br;q=0.5, gzip;q=0.5',
      'gzip;q=0.8, br;q=0.9',
      'gzip;q=0.05, br;q=0.5',
      'gzip;q=0, br;q=0.5',
      'identity;q=1, br;q=0.5',
    ]),
    { wanted: { 'content-encoding': 'br', vary: 'Accept, Accept-Encoding' } },
  ),
  ...rows(
    200,
    asking('accept-encoding', '/guides/', [
      'gzip',
      'gzip, br;q=0.8',
      'gzip;q=0.9, br;q=0.8',
      'gzip;q=0.5, br;q=0.3',
      'gzip;q=0.51, br;q=0.5',
      'br;q=0.099, gzip;q=0.1',
      'gzip;q=1.000, br;q=0',
      'gzip, br;q=abc',
    ]),
    { wanted: { 'content-encoding': 'gzip' } },
  ),
  ...rows(
    200,
    asking('accept-encoding', '/guides/', [
      '',
      'identity',
      'br;q=0, gzip;q=0.000',
      'broccoli, zgzip',
      'x-br',
      'br;q=2',
      '*;q=0',
      'deflate',
    ]),
    { wanted: { 'content-encoding': undefined, vary: 'Accept, Accept-Encoding' } },
  ),
  ...rows(
    200,
    ['GET /guides/index.html.br', 'GET /guides/index.html.gz', 'GET /app/a.1234.js.br', 'GET /app/a.1234.js%2egz'],
    { wanted: { 'content-encoding': undefined, 'content-type': 'application/octet-stream' } },
  ),

  // Range requests, conditional requests, and `Expect` headers.
  ...rows(
    200,
    ['/guides/', '/assets/a.png'].flatMap((target) =>
      asking('range', target, ['bytes=0-3', 'bytes=-1', 'bytes=5-2', 'bytes=999999-', 'bytes=0-1,3-4', 'lines=1-2']),
    ),
    { wanted: { 'content-range': undefined, 'cache-control': revalidate } },
  ),
  ...rows(304, asking('if-none-match', '/guides/', ['*', '{ETAG}', '"a", {ETAG}']), {
    wanted: { 'cache-control': revalidate, vary: 'Accept, Accept-Encoding' },
  }),
  ...rows(
    200,
    [
      ...asking('if-none-match', '/guides/', ['"another"', 'nonsense']),
      ...asking('if-modified-since', '/guides/', [
        'Thu, 01 Jan 1998 00:00:00 GMT',
        'Thu, 01 Jan 2099 00:00:00 GMT',
        'nonsense',
      ]),
      ...asking('expect', '/guides/', ['nonsense']),
    ],
    { wanted: html },
  ),
  ...rows(412, [
    ...asking('if-match', '/guides/', ['"another"']),
    ...asking('if-unmodified-since', '/guides/', ['Thu, 01 Jan 1998 00:00:00 GMT']),
  ]),

  // Requests from clients that prefer Markdown to HTML.
  ...rows(
    200,
    asking('accept', '/guides/', [
      'text/markdown',
      'TEXT/MARKDOWN',
      'text/html, text/markdown',
      'text/markdown;q=1',
      'text/markdown ; q=1.000',
    ]),
    { wanted: { ...markdown, link: /rel="canonical"$/ } },
  ),
  ...rows(
    200,
    [
      ...asking('accept', '/guides/', [
        '*/*',
        'text/*',
        'text/markdown;q=0.9',
        'text/markdown;q=0',
        'text/markdownx',
        'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      ]),
      ...asking('accept', '/guides/printable/', ['text/markdown']),
    ],
    { wanted: html },
  ),
  ...rows(404, asking('accept', '/nowhere/', ['text/markdown']), { wanted: html }),
];
