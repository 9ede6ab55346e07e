export default {
  mode: 'production',
  // Compare with `--no-optimization-used-exports` to see what the build leaves out.
};
