import path from 'node:path';
import { codeOf } from '../../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../../compile/cache-keys/key-of.ts';
import { readLockedPackages, versionsOf } from '../../../compile/cache-keys/locked-packages.ts';
import { openResultCache } from '../../../checks/result-cache.ts';
import { generate } from '../model/generate.ts';
import { runtimePackages, toolPackages } from '../model/packages.ts';
import type { Versions } from '../model/package-json.ts';
import { textOf } from '../model/project.ts';
import type { Answers } from '../model/questions.ts';
import type { Trial } from './try-project.ts';

/**
 * Cached results of checking generated projects, keyed by the project's files, its packages, and the code of this
 * check.
 */
export interface Trials {
  get(answers: Answers): Trial | undefined;
  /** Caches the result of a project that passed the check. Failures are never cached. */
  set(answers: Answers, trial: Trial): void;
}

/** Opens the cache of check results in `.cache/examples/results/start`. CI workflows cache that folder, too. */
export function openTrials(versions: Versions, { read }: { read: boolean }): Trials {
  const results = openResultCache<Trial>('start');
  const locked = readLockedPackages();
  const code = keyOf(
    codeOf(
      ['try-project.ts', 'build-process.ts'].map((name) => path.join(import.meta.dirname, name)),
      locked,
    ).files,
  );
  const keyOfTrial = (answers: Answers) => {
    const names = [...runtimePackages(answers), ...toolPackages(answers)].map(({ name }) => name);
    const { files } = generate(answers, versions);
    return keyOf({
      node: process.version,
      code,
      packages: versionsOf(names, locked),
      files: files.map((file) => [file.path, textOf(file)]),
    });
  };
  return {
    get: (answers) => (read ? results.get(keyOfTrial(answers)) : undefined),
    set(answers, trial) {
      if (trial.problems.length === 0) results.set(keyOfTrial(answers), trial);
    },
  };
}
