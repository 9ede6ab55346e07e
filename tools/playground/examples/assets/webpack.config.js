export default {
  mode: 'production',
  module: {
    rules: [
      { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 300 } } },
      { test: /\.txt$/, type: 'asset/source' },
    ],
  },
};
