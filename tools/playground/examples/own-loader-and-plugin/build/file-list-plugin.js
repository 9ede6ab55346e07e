// Emits a list of all other files.
export class FileListPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FileListPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FileListPlugin', stage }, (assets) => {
        const names = Object.keys(assets).sort();
        compilation.emitAsset('files.txt', new sources.RawSource(`${names.join('\n')}\n`));
      });
    });
  }
}
