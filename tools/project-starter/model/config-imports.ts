import { imported } from './plugins.ts';
import { because, type Line } from './project.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/** Returns the import statements of a generated webpack configuration. */
export function imports(answers: Answers): Line[] {
  const { configuration } = answers;
  const lines = imported(answers).map(({ name, from, named }) => {
    const binding = named ? `{ ${name} }` : name;
    return configuration === 'cjs' ? `const ${binding} = require("${from}");` : `import ${binding} from "${from}";`;
  });
  const types: Line[] =
    configuration === 'ts'
      ? [
          because(
            'import type { Configuration } from "webpack";',
            'configurationType',
            '/guides/typescript/#ways-to-use-typescript-in-webpackconfigts',
          ),
          ...(traitsOf(answers).server ? [because('import type {} from "webpack-dev-server";', 'devServerType')] : []),
        ]
      : [];
  const all = [...lines, ...types];
  return all.length === 0 ? [] : [...all, ''];
}
