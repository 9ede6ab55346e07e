export default {
  mode: 'production',
  performance: false,
};
