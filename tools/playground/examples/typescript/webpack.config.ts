import type { Configuration } from 'webpack';

const configuration: Configuration = {
  mode: 'production',
  entry: './src/index.ts',
};

export default configuration;
