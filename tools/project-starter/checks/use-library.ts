/** Creates a project that uses a built library, in an HTML page and in a webpack bundle. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answers } from '../model/questions.ts';

const starts: Record<Answers['framework'], string> = {
  none: 'document.querySelector("#app").replaceChildren(...Cart("Shop"));',
  react: `import { createElement } from "react";
import { createRoot } from "react-dom/client";
createRoot(document.querySelector("#app")).render(createElement(Cart, { title: "Shop" }));`,
  preact: `import { h, render } from "preact";
render(h(Cart, { title: "Shop" }), document.querySelector("#app"));`,
  vue: `import { createApp } from "vue";
createApp(Cart, { title: "Shop" }).mount("#app");`,
  svelte: `import { mount } from "svelte";
mount(Cart, { target: document.querySelector("#app"), props: { title: "Shop" } });`,
};

/**
 * Writes a project that uses the library to a folder next to it.
 * @param built absolute path of the folder that contains the built library
 */
export async function writeUser(answers: Answers, built: string, folder: string): Promise<void> {
  await mkdir(path.join(folder, 'src'), { recursive: true });
  const from = path.relative(path.join(folder, 'src'), built);
  const style = answers.styles === 'none' ? '' : `import "${from}/index.css";\n`;
  await writeFile(
    path.join(folder, 'src/index.js'),
    `${style}import { Cart } from "${from}/index.js";\n${starts[answers.framework]}\n`,
  );
  await writeFile(
    path.join(folder, 'src/index.html'),
    '<!doctype html><title>Shop</title><div id="app"></div><script type="module" src="./index.js"></script>',
  );
  await writeFile(path.join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  await writeFile(path.join(folder, 'webpack.config.js'), 'export default { entry: "./src/index.html" };');
}

/** Returns an HTML page that loads the library's UMD file with a script tag. */
export function umdPage({ styles }: Answers): string {
  const style = styles === 'none' ? '' : '<link rel="stylesheet" href="/index.css" />';
  return `<!doctype html><title>Shop</title>${style}<div id="app"></div><script src="/index.umd.cjs"></script>
<script>document.querySelector("#app").replaceChildren(...Cart.Cart("Shop"));</script>`;
}
