import { textTypes } from '../media-types.ts';
import { type HostRules, immutable, revalidate } from './host-rules.ts';

/**
 * `nginx.conf`: a file to include inside `http { … }`. Serves the compressed twins with what every nginx has built in: the
 * brotli module is not needed.
 * @param root folder of the site on the server
 */
export function nginxFile({ redirects, headers, hashedPrefix }: HostRules, root = '/var/www/site'): string {
  const headerLines = [...headers].map(([name, value]) => `    add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  const locations = Object.entries(textTypes).map(
    ([extension, type]) => `    location ~ \\.${extension}$ {
        types {}
        default_type "${type}";
        try_files $uri$twin $uri =404;
    }`,
  );
  return `# Written by the build. Include it inside http { … }, and set root, listen and server_name.

# Room for long legacy addresses. It has to come before the first map: move it there if you have one already.
map_hash_bucket_size 256;

# The best compressed twin that the browser takes: app.js.br, app.js.gz.
map $http_accept_encoding $twin {
    default "";
    "~*\\bbr\\b" ".br";
    "~*\\bgzip\\b" ".gz";
}
map $request_filename $twin_encoding {
    default "";
    "~\\.br$" "br";
    "~\\.gz$" "gzip";
}
map $uri $cache_control {
    default "${revalidate}";
    "~^${hashedPrefix}" "${immutable}";
}
# Missing files must not be kept for a year because their name looks hashed.
map $status $cache_header {
    default $cache_control;
    404 "${revalidate}";
}
map $uri $moved_to {
    default "";
${[...redirects].flatMap(([from, to]) => [`    "${from}" "${to}";`, ...(from.length > 1 ? [`    "${from.replace(/\/$/, '')}" "${to}";`] : [])]).join('\n')}
}

server {
    listen 80;
    server_name _;
    root ${root};
    absolute_redirect off;
    error_page 404 /404.html;

    add_header Cache-Control $cache_header always;
    add_header Content-Encoding $twin_encoding always;
    add_header Vary "Accept-Encoding" always;
${headerLines.join('\n')}

    if ($moved_to) {
        return 301 $moved_to;
    }

    # /guides/caching/ is the file guides/caching/index.html
    location ~ /$ {
        types {}
        default_type "text/html; charset=utf-8";
        try_files \${uri}index.html$twin \${uri}index.html =404;
    }

    # /guides/caching gets its slash; the query stays
    location ~ /[^/.]+$ {
        rewrite ^(.*)$ $1/ permanent;
    }

${locations.join('\n')}

    location / {
        try_files $uri =404;
    }
}
`;
}
