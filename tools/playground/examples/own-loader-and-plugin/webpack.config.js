import { FileListPlugin } from './build/file-list-plugin.js';

export default {
  mode: 'production',
  module: {
    rules: [{ test: /\.md$/, use: './build/markdown-loader.js' }],
  },
  plugins: [new FileListPlugin()],
};
