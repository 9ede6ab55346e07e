export default {
  mode: 'production',
  devtool: 'source-map',
};
