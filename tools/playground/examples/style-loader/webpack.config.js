export default {
  mode: 'development',
  devtool: false,
  module: {
    rules: [{ test: /\.css$/, use: ['style-loader', 'css-loader'] }],
  },
};
