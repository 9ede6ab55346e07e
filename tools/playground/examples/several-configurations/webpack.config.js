// Two builds of the same code: one for browsers, one for Node.js.
export default [
  {
    name: 'browser',
    mode: 'production',
    output: { filename: 'browser.js' },
  },
  {
    name: 'server',
    mode: 'production',
    target: 'node',
    output: { filename: 'server.cjs', library: { type: 'commonjs-static' } },
  },
];
