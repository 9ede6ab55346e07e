import { acceptsMarkdown, linkToMarkdown, linkToPage } from '../../src/model/markdown-address.ts';
import { binaryTypes, textTypes } from '../media-types.ts';
import { type HostRules, filesOfHosts, revalidate, spellings } from './host-rules.ts';
import { replacedByHand } from '../output/compress.ts';

/**
 * Two generated files to include in an nginx configuration. The server block itself isn't generated. docs/deploy.md
 * describes it, and docs/versions.md describes a site in a subfolder.
 */
interface NginxFiles {
  /** nginx directives for the file to include in `http { … }`. */
  http: string;
  /**
   * nginx directives for the file to include in the `server { … }` of the site, or in the `location { … }` of its
   * subfolder, which sets the root.
   */
  server: string;
}

/**
 * Creates the nginx configuration of a site. It uses only built-in modules: precompressed Brotli files are served as
 * static files, so that the brotli module isn't needed. Global settings that would break the site are reset.
 */
export function nginxFiles(rules: HostRules): NginxFiles {
  const headers = headerValues(rules);
  return { http: httpFile(rules, headers), server: serverFile(rules, [...headers.keys(), 'Link', 'Vary', 'Allow']) };
}

/** The default value of a response header, and its values for path prefixes. */
interface HeaderValue {
  everywhere: string;
  under: [prefix: string, value: string][];
}

function headerValues({ headers, under }: HostRules): Map<string, HeaderValue> {
  const values = new Map<string, HeaderValue>();
  for (const [name, everywhere] of [['Cache-Control', revalidate] as const, ...headers])
    values.set(name, { everywhere, under: [] });
  for (const [prefix, own] of under) for (const [name, value] of own) values.get(name)?.under.push([prefix, value]);
  return values;
}

function httpFile({ basePath, origin }: HostRules, headers: Map<string, HeaderValue>): string {
  const twin = variable(basePath, 'twin');
  const maps = [...headers].map(
    ([name, { everywhere, under }]) => `map $status$uri $${variable(basePath, name)} {
    default ${quoted(everywhere)};
${under.map(([prefix, value]) => `    "~^[23]..${prefix}" ${quoted(value)};\n`).join('')}}`,
  );
  return `# Written by the build. Include it inside http { … }.

# The better of the compressed twins that the browser takes: app.js.br, app.js.gz. A weight is told by its digits, so
# that 0.5 is 05; zero is a refusal. Brotli is smaller, so gzip is sent only where its digits are those of a higher weight.
${encodings.map((encoding) => weightMap(`${twin}_${encoding}`, encoding)).join('\n')}
map "$${twin}_br:$${twin}_gzip" $${twin} {
    default "";
    "${isHigherThanBefore}" ".gz";
    "~^\\d*[1-9]\\d*:" ".br";
    "~:\\d*[1-9]" ".gz";
}
map $uri $${twin}_of_file {
    default "";
    "~\\.br$" "br";
    "~\\.gz$" "gzip";
}
# A twin that is asked for by its own name is a file like others.
map $request_uri $${twin}_encoding {
    default $${twin}_of_file;
    "~*^[^?]*(?:\\.|%2e)(?:br|gz)(?:\\?|$)" "";
}

# Programs that would rather have Markdown get the file beside the document.
map $http_accept $${variable(basePath, 'markdown')} {
    default "";
    "~*${acceptsMarkdown}" "index.md";
}
map $uri $${variable(basePath, 'vary')} {
    default "Accept-Encoding";
    "~/index\\.(?:html|md)(?:\\.br|\\.gz)?$" "Accept, Accept-Encoding";
}

# A document says where its Markdown is, and Markdown which page it is of. What is for paper or the app alone has none.
map $uri $${variable(basePath, 'link')} {
    default "";
    "~/(?:printable|app-shell)/index\\.html" "";
${linkRules(basePath, origin)
  .map(([pattern, value]) => `    "~^${basePath}${pattern}(?:\\.br|\\.gz)?$" ${quoted(value)};`)
  .join('\n')}
}

# By the file that is sent: what is missing is the page /404.html, whatever its name looks like, and a refusal is no file.
${maps.join('\n')}
map $status $${variable(basePath, 'allow')} {
    default "";
    405 "GET, HEAD";
}
`;
}

function serverFile({ basePath, redirects }: HostRules, headers: string[]): string {
  const twin = variable(basePath, 'twin');
  return `# Written by the build. ${basePath === '' ? 'Include it inside the server { … } of the site' : `Include it inside location ^~ ${basePath}/ { … }`}, after its root.

error_page 404 ${basePath}/404.html;
absolute_redirect off;
${basePath === '' ? 'merge_slashes on;\n' : ''}autoindex off;
charset off;
gzip off;
max_ranges 0;
expires off;

${headers.map((name) => `add_header ${name} $${variable(basePath, name)} always;`).join('\n')}
add_header Content-Encoding $${twin}_encoding always;

types {
${Object.entries(binaryTypes)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;

# The site can only be read.
if ($request_method !~ "^(?:GET|HEAD)$") {
    return 405;
}

${basePath === '' ? singleSlashes : ''}
# /guides/caching/ is the file guides/caching/index.html, or index.md for programs that ask for it
location ~ /$ {
    if (-f $request_filename$${variable(basePath, 'markdown')}) {
        rewrite ^(.*)$ $1index.md last;
    }
    types {}
    default_type "text/html; charset=utf-8";
    try_files \${uri}index.html$${twin} \${uri}index.html =404;
}

# /guides/caching gets its slash, and the query stays. A page that is there, and nothing else: it leads nowhere but to itself.
location ~ /[^/.]+$ {
    if (-f $request_filename/index.html) {
        rewrite ^(.*)$ $1/ permanent;
    }
    try_files $uri =404;
}

${Object.entries(textTypes)
  .map(
    ([extension, type]) => `location ~ \\.${extension}$ {
    types {}
    default_type "${type}";
    try_files $uri$${twin} $uri =404;
}`,
  )
  .join('\n')}

${basePath === '' ? 'location / {\n    try_files $uri =404;\n}' : 'try_files $uri =404;'}

# Replaced by hand in an emergency: never a compressed twin that an older deployment left.
${replacedByHand
  .map(
    (file) => `location = ${basePath}/${file} {
    types {}
    default_type "${textTypes[file.replace(/.*\./, '')]}";
    try_files $uri =404;
}`,
  )
  .join('\n')}

# Read by other hosts.
${filesOfHosts.map((file) => `location = ${basePath}/${file} {\n    return 404;\n}`).join('\n')}

# Legacy addresses, from data/redirects.json; the query stays, before the hash.
${[...redirects]
  .flatMap(([from, to]) =>
    spellings(from).map((address) => `location = "${address}" {\n    return 301 "${withQuery(to)}";\n}`),
  )
  .join('\n')}
`;
}

/** Returns regular expressions for paths of files in the site's folder, each with the `Link` header of these files. */
function linkRules(basePath: string, origin: string): [pattern: string, value: string][] {
  const page = '(?<site_page>/[\\x21-\\x7e]+)';
  return [
    ['/index\\.html', linkToMarkdown('/', basePath)],
    [`${page}/index\\.html`, linkToMarkdown('$site_page/', basePath)],
    ['/index\\.md', linkToPage('/', origin)],
    [`${page}/index\\.md`, linkToPage('$site_page/', origin)],
    [`${page}\\.md`, linkToPage('$site_page/', origin)],
  ];
}

/**
 * nginx rule that redirects //guides//caching/ to /guides/caching/. Each host needs this rule only once, in the site at
 * its root.
 */
const singleSlashes = `# //guides//caching/ is /guides/caching/. Plain characters alone: browsers read /\\host as //host.
if ($request_uri ~ "^(?=[^?]*//)[\\w./~-]+(?:\\?|$)") {
    rewrite ^(.*)$ $1 permanent;
}
`;

/**
 * Returns the name of the nginx variable for a header's value. The name contains the base path, because several sites
 * may share a host.
 */
function variable(basePath: string, name: string): string {
  return `site${basePath}_${name}`.toLowerCase().replace(/[^a-z\d]+/g, '_');
}

/** Content encodings of the precompressed files, with the one that gives smaller files first. */
const encodings = ['br', 'gzip'];

/**
 * Creates an nginx map from the `Accept-Encoding` header to the digits of an encoding's weight, such as `05` for
 * `q=0.5`. The result is `1` if the encoding has no weight, and empty if the header doesn't contain it.
 */
function weightMap(name: string, encoding: string): string {
  const named = String.raw`~*(?:^|[\s,])${encoding}\s*`;
  return String.raw`map $http_accept_encoding $${name} {
    default "";
    "${named}(?:,|$)" "1";
    "${named};\s*q=(?<${name}_whole>[01])(?:\.(?<${name}_part>\d*))?\s*(?:,|$)" "$${name}_whole$${name}_part";
}`;
}

/**
 * Regular expression for the digits of two encoding weights with a colon between them. It matches if the second weight
 * is higher.
 */
const isHigherThanBefore = String.raw`~^(\d*)(?::\1\d*[1-9]|${Array.from({ length: 9 }, (_, digit) => String.raw`${digit}\d*:\1[${digit + 1}-9]`).join('|')})`;

/**
 * Formats the target of a redirect as an nginx string. The request's query string is appended, unless the target has
 * its own.
 */
function withQuery(to: string): string {
  const [target = '', hash] = to.split('#', 2);
  const query = target.includes('?') ? '' : '$is_args$args';
  return `${escaped(target)}${query}${hash === undefined ? '' : `#${escaped(hash)}`}`;
}

/** Escapes characters that have a special meaning in an nginx string. */
function escaped(address: string): string {
  return address.replace(/["$\\]/g, (sign) => encodeURIComponent(sign));
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
