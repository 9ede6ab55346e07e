/** Upgrade rules for options of webpack-dev-server 2 to 5. */
import { childrenOf, textOf } from '../source/read-source.ts';
import { addition, keyText, nested, propertiesOf } from './properties.ts';
import { byValue, drop, type Rule, to, unlessSet } from './rule.ts';

const quoted = (word: string): string => JSON.stringify(word);

/** Current names of logging levels that were named differently in webpack-dev-server 2 and 3. */
const levels: Record<string, string> = { silent: 'none', warning: 'warn', trace: 'verbose', debug: 'verbose' };
const level = (value: string): string =>
  value.replace(/^(['"])(\w+)\1$/, (_, mark: string, word: string) => mark + (levels[word] ?? word) + mark);

/**
 * Creates an upgrade rule that moves a setup function such as `before(app, server, compiler)` into `setupMiddlewares`.
 */
const setUp: (call: (fn: string) => string) => Rule = (call) => (property, configuration) => {
  const text = configuration.textOf(property);
  const called = `${call(/^[\w$.]+$/.test(text) ? text : `(${text})`)};\n      `;
  const known = configuration.at(['devServer', 'setupMiddlewares']);
  if (known) {
    const place = configuration.textOf(known).lastIndexOf('return middlewares;');
    if (place < 0 || !known.value) return undefined;
    const from = known.value.from + place;
    return { edits: [{ from, to: from, insert: called }, ...configuration.remove(property)], note: 'order' };
  }
  const edits = configuration.move(
    property,
    ['devServer', 'setupMiddlewares'],
    `(middlewares, devServer) => {\n      ${called}return middlewares;\n    }`,
  );
  return edits && { edits, note: 'order' };
};
const ofApp = setUp((fn) => `${fn}(devServer.app, devServer, devServer.compiler)`);
const ofServer = setUp((fn) => `${fn}(devServer)`);

/** Upgrade rule that sets the path of the WebSocket for both server and client. */
const socketPath: Rule = (property, configuration) => {
  const text = configuration.textOf(property);
  const edits = configuration.move(property, ['devServer', 'client', 'webSocketURL', 'pathname'], text);
  if (!edits || configuration.at(['devServer', 'webSocketServer'])) return edits && { edits, note: 'sockets' };
  const [type, path] = ['type', 'path'].map((name) => keyText(configuration.source, name));
  const listening = `{ ${type}: "ws", ${nested(configuration.source, ['options'], `{ ${path}: ${text} }`)} }`;
  const server = nested(configuration.source, ['webSocketServer'], listening);
  return { edits: [addition(configuration.source, property.holder, server), ...edits] };
};

/** Creates an upgrade rule that moves a TLS option to `devServer.server.options`. */
const certificate = (name: string): Rule => to(`devServer.server.options.${name}`);

/** Upgrade rule that converts `https: {…}` with certificates. */
const secure: Rule = (property, configuration) => {
  const text = configuration.textOf(property);
  if (text === 'false') return drop(property, configuration);
  const own = text === 'true' ? `{ type: "https" }` : `{ type: "https", options: ${text} }`;
  if (configuration.at(['devServer', 'server']))
    return text === 'true' ? to('devServer.server.type', () => quoted('https'))(property, configuration) : undefined;
  const edits = configuration.move(
    property,
    ['devServer', 'server'],
    own.replaceAll(/\b(type|options):/g, (_, key: string) => `${keyText(configuration.source, key)}:`),
  );
  return edits && { edits };
};

/** Upgrade rule that converts `proxy: { "/api": … }` to an array. */
export const proxyList: Rule = (property, configuration) => {
  const { source } = configuration;
  const { value } = property;
  if (value?.name !== 'ObjectExpression') return undefined;
  const routes = propertiesOf(source, value);
  if (routes.length === 0 || routes.length !== childrenOf(value).filter(({ name }) => name === 'Property').length)
    return undefined;
  const filter = keyText(source, 'pathFilter');
  // Leave out the spaces inside the brackets when arrays are joined on a single line.
  const spaceAfter = (from: number) => /^[ \t]*(?!\s)/.exec(source.text.slice(from))?.[0].length ?? 0;
  const spaceBefore = (end: number) => /(?<!\s)[ \t]*$/.exec(source.text.slice(0, end))?.[0].length ?? 0;
  const edits = routes.map(({ name, node, label, value: target }) => {
    if (target?.name !== 'ObjectExpression')
      return {
        from: node.from,
        to: node.to,
        insert: `{ ${filter}: ${quoted(name)}, ${keyText(source, 'target')}: ${target ? textOf(source, target) : name} }`,
      };
    return { from: label.from, to: target.from + 1, insert: `{ ${filter}: ${quoted(name)},` };
  });
  return {
    edits: [
      { from: value.from, to: value.from + 1 + spaceAfter(value.from + 1), insert: '[' },
      ...edits,
      { from: value.to - 1 - spaceBefore(value.to - 1), to: value.to, insert: ']' },
    ],
  };
};

/** Upgrade rules by the path of the outdated webpack-dev-server option. */
export const serverRules: Record<string, Rule> = {
  'devServer.contentBase': byValue({ false: to('devServer.static') }, (property, configuration) =>
    property.value?.name === 'ArrayExpression'
      ? to('devServer.static')(property, configuration)
      : to('devServer.static.directory')(property, configuration),
  ),
  'devServer.contentBasePublicPath': to('devServer.static.publicPath'),
  'devServer.serveIndex': to('devServer.static.serveIndex'),
  'devServer.staticOptions': to('devServer.static.staticOptions'),
  'devServer.watchContentBase': to('devServer.static.watch'),
  'devServer.publicPath': to('devServer.devMiddleware.publicPath'),
  'devServer.index': to('devServer.devMiddleware.index'),
  'devServer.mimeTypes': to('devServer.devMiddleware.mime.types', (value) =>
    value.includes('typeDefs') ? undefined : value,
  ),
  'devServer.serverSideRender': to('devServer.devMiddleware.serverSideRender'),
  'devServer.writeToDisk': to('devServer.devMiddleware.writeToDisk'),
  'devServer.fs': to('devServer.devMiddleware.outputFileSystem'),
  'devServer.filename': drop,
  'devServer.lazy': drop,
  'devServer.features': drop,
  'devServer.log': drop,
  'devServer.logTime': drop,
  'devServer.reporter': drop,
  'devServer.reportTime': drop,
  'devServer.warn': drop,
  'devServer.profile': drop,
  'devServer.magicHtml': drop,
  'devServer.logLevel': to('infrastructureLogging.level', level),
  'devServer.stats': unlessSet('stats'),
  'devServer.quiet': byValue({ true: to('infrastructureLogging.level', () => quoted('none')), false: drop }, drop),
  'devServer.noInfo': byValue({ true: to('infrastructureLogging.level', () => quoted('warn')), false: drop }, drop),
  'devServer.before': ofApp,
  'devServer.after': ofApp,
  'devServer.setup': ofApp,
  'devServer.onBeforeSetupMiddleware': ofServer,
  'devServer.onAfterSetupMiddleware': ofServer,
  'devServer.clientLogLevel': to('devServer.client.logging', level),
  'devServer.overlay': to('devServer.client.overlay'),
  'devServer.progress': to('devServer.client.progress'),
  'devServer.inline': byValue({ true: drop, false: to('devServer.client') }),
  'devServer.injectClient': byValue({ true: drop, false: to('devServer.client') }, drop),
  'devServer.injectHot': byValue({ true: drop, false: to('devServer.hot') }, drop),
  'devServer.hotOnly': byValue({ true: to('devServer.hot', () => quoted('only')), false: drop }),
  'devServer.public': to('devServer.client.webSocketURL', (value, property, configuration) => {
    const host = configuration
      .stringOf(property)
      ?.replace(/^\w+:\/\//, '')
      .replace(/\/.*$/, '');
    return host === undefined ? `\`auto://\${${value}}/ws\`` : quoted(`auto://${host}/ws`);
  }),
  'devServer.sockHost': to('devServer.client.webSocketURL.hostname'),
  'devServer.sockPort': to('devServer.client.webSocketURL.port'),
  'devServer.sockPath': socketPath,
  'devServer.transportMode': (property, configuration) => ({ edits: configuration.remove(property), note: 'sockets' }),
  'devServer.disableHostCheck': byValue({ true: to('devServer.allowedHosts', () => quoted('all')), false: drop }),
  'devServer.openPage': to('devServer.open'),
  'devServer.useLocalIp': byValue({ true: to('devServer.host', () => quoted('local-ip')), false: drop }),
  'devServer.socket': to('devServer.ipc'),
  'devServer.https': secure,
  'devServer.http2': byValue({ true: to('devServer.server', () => quoted('http2')), false: drop }),
  'devServer.key': certificate('key'),
  'devServer.cert': certificate('cert'),
  'devServer.ca': certificate('ca'),
  'devServer.pfx': certificate('pfx'),
  'devServer.requestCert': certificate('requestCert'),
  'devServer.pfxPassphrase': certificate('passphrase'),
  'devServer.server.options.cacert': to('devServer.server.options.ca'),
  'devServer.watchOptions': unlessSet('watchOptions'),
};
