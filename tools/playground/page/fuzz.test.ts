/** Fuzzes URL hashes. Each must result in a project or an error message. */
import { expect, test } from 'vitest';
import { fuzz, refuseRawErrors } from '../../../compile/testing/fuzz.ts';
import { mutateJson } from '../../../compile/testing/mutate-json.ts';
import { mutateText } from '../../../compile/testing/mutate-text.ts';
import type { Random } from '../../../compile/testing/random.ts';
import type { Project } from '../../../src/model/project.ts';
import { shareCode } from '../../shared/page/share-code.ts';
import { readHash } from './read-hash.ts';

const project: Project = {
  files: { 'src/index.js': "import './ü.css';\n", 'src/ü.css': '', 'logo.png': { base64: 'iVBORw0KGgo=' } },
  commandLine: '--mode production',
};
const pieces = ['p1.', 'p99.', 'example=', '#', '..', '/', '=', '-_', 'A', 'constructor'];

async function check(hash: string): Promise<void> {
  const asked = await readHash(hash);
  if (asked.kind === 'broken') {
    refuseRawErrors(asked.reason);
    expect(asked.reason).toMatch(/^[A-Z“].*\.$/s);
  } else if (asked.kind === 'project') {
    for (const [name, file] of Object.entries(asked.project.files)) {
      expect(name).not.toMatch(/(?:^|\/)\.\.(?:\/|$)|^\//);
      expect(typeof file === 'string' || typeof file.base64 === 'string').toBe(true);
    }
    expect(typeof asked.project.commandLine).toBe('string');
  }
}

test('a link that was cut or changed on its way', async () => {
  const code = `#${await shareCode(project)}`;
  await fuzz(2000, (random) => check(mutateText(code, { random, pieces, others: [code] })));
});

test('a link with anything in place of a project', async () => {
  const changed = (random: Random) => mutateJson(project, random) as Project;
  await fuzz(2000, async (random) => check(`#${await shareCode(changed(random))}`));
});
