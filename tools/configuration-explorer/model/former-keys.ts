/**
 * Keys that earlier versions of webpack and of its development server had, and what took their place. The pages that say more
 * are `/migrate/5/` and `/configuration/dev-server/`; a test holds the list against their tables.
 */

/** A key that is no more. */
export interface FormerKey {
  /** Its path, with `[]` for the items of a list. */
  name: string;
  /** Last version that had it: `webpack 4`, `webpack-dev-server 3`. */
  until: string;
  /** What to write instead, ready to be read after "Use". */
  instead: string;
  url: string;
}

/** What a table of such keys shares. */
interface Group {
  prefix: string;
  until: string;
  url: string;
  /** Names, several in one text with spaces between, to what takes their place. */
  keys: Record<string, string>;
}

const groups: readonly Group[] = [
  {
    prefix: '',
    until: 'webpack 4',
    url: '/migrate/5/#update-outdated-options',
    keys: {
      'optimization.hashedModuleIds': 'optimization.moduleIds: "deterministic"',
      'optimization.namedModules': 'optimization.moduleIds: "named"',
      'optimization.namedChunks': 'optimization.chunkIds: "named"',
      'optimization.occurrenceOrder': 'chunkIds: "size" and moduleIds: "size"',
      'optimization.noEmitOnErrors': 'optimization.emitOnErrors: false',
      'optimization.splitChunks.automaticNameMaxLength': '',
      'optimization.splitChunks.automaticNamePrefix': 'optimization.splitChunks.cacheGroups.<key>.idHint',
      'optimization.splitChunks.cacheGroups.vendors': 'optimization.splitChunks.cacheGroups.defaultVendors',
      'node.fs node.net node.tls node.child_process node.dns node.module': 'resolve.fallback',
      'node.process node.Buffer node.console node.setImmediate': 'ProvidePlugin with a package',
      'output.jsonpFunction output.chunkCallbackName': 'output.chunkLoadingGlobal',
      'output.hotUpdateFunction': 'output.hotUpdateGlobal',
      'output.jsonpScriptType': 'output.scriptType',
      'output.futureEmitAssets output.devtoolLineToLine': '',
      'resolve.moduleExtensions resolve.enforceModuleExtension resolve.concord': '',
      'module.rules[].query': 'module.rules[].options',
    },
  },
  {
    prefix: 'devServer.',
    until: 'webpack-dev-server 3',
    url: '/configuration/dev-server/#old-options',
    keys: {
      contentBase: 'static.directory',
      contentBasePublicPath: 'static.publicPath',
      serveIndex: 'static.serveIndex',
      staticOptions: 'static.staticOptions',
      watchContentBase: 'static.watch',
      watchOptions: 'static.watch and watchFiles.options',
      publicPath: 'devMiddleware.publicPath',
      index: 'devMiddleware.index',
      mimeTypes: 'devMiddleware.mimeTypes',
      serverSideRender: 'devMiddleware.serverSideRender',
      writeToDisk: 'devMiddleware.writeToDisk',
      'filename lazy': 'webpack’s experiments.lazyCompilation',
      stats: 'webpack’s stats',
      'quiet noInfo': 'webpack’s infrastructureLogging.level',
      'before after setup': 'setupMiddlewares',
      clientLogLevel: 'client.logging',
      overlay: 'client.overlay',
      progress: 'client.progress',
      'injectClient inline': 'client: false to omit the client',
      injectHot: 'hot',
      hotOnly: 'hot: "only"',
      'sockHost sockPath sockPort public': 'client.webSocketURL',
      transportMode: 'client.webSocketTransport and webSocketServer',
      disableHostCheck: 'allowedHosts: "all"',
      openPage: 'open',
      useLocalIp: 'host: "local-ip"',
      socket: 'ipc',
      key: 'server.options.key',
      cert: 'server.options.cert',
      ca: 'server.options.ca',
      pfx: 'server.options.pfx',
      requestCert: 'server.options.requestCert',
      pfxPassphrase: 'server.options.passphrase',
    },
  },
  {
    prefix: 'devServer.',
    until: 'webpack-dev-server 4',
    url: '/configuration/dev-server/#old-options',
    keys: { 'https http2': 'server', 'onBeforeSetupMiddleware onAfterSetupMiddleware': 'setupMiddlewares' },
  },
  {
    prefix: 'devServer.',
    until: 'webpack-dev-server 5',
    url: '/configuration/dev-server/#old-options',
    keys: { 'proxy[].bypass': 'a pathFilter function, or setupMiddlewares' },
  },
];

/** All of them by name. */
export const formerKeys: ReadonlyMap<string, FormerKey> = new Map(
  groups.flatMap(({ prefix, until, url, keys }) =>
    Object.entries(keys).flatMap(([names, instead]) =>
      names.split(' ').map((key) => [prefix + key, { name: prefix + key, until, instead, url }] as const),
    ),
  ),
);
