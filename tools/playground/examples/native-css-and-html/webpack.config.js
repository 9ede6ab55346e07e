export default {
  mode: 'production',
  entry: { index: './src/index.html' },
};
