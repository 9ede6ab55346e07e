import { useEffect, useMemo, useRef } from 'react';
import { bailoutKind } from '../../bundle-analysis/bailouts.ts';
import type { Build, BuildModule } from '../../bundle-analysis/build.ts';
import type { Why, WhyAnswers } from '../../bundle-analysis/why.ts';
import { Breakable } from '../../ui/Breakable/Breakable.tsx';
import { ImportChain } from './ImportChain.tsx';
import { ModuleLink } from './ModuleLink.tsx';
import * as styles from './ModulePanel.module.css';
import type { Emitted } from './worker/messages.ts';
import { counted } from '../../ui/amounts.ts';
import { importInWords, lineOf, sizeInWords } from './words.ts';

interface ModulePanelProps {
  build: Build;
  answers: WhyAnswers;
  emitted: Emitted | undefined;
  module: number;
  onModule: (module: number) => void;
  onClose: () => void;
}

/** All about one module: why it is there, and what would have to go so that it goes. */
export function ModulePanel({ build, answers, emitted, module: index, onModule, onClose }: ModulePanelProps) {
  const module = build.modules[index];
  const why = useMemo(() => answers.why(index), [answers, index]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [index]);
  if (!module) return null;
  return (
    <section className={styles.panel} aria-labelledby="module-title">
      <div className={styles.head}>
        <h2 id="module-title" ref={title} tabIndex={-1}>
          <Breakable text={module.name} />
        </h2>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <Sizes build={build} module={module} index={index} emitted={emitted} />
      <h3>Why is it here?</h3>
      {module.chunks.length === 0 && <p>It isn’t in the output. webpack omitted it.</p>}
      {why.chain.length > 0 ? (
        <ImportChain build={build} chain={why.chain} onModule={onModule} />
      ) : (
        <p>The file doesn’t say what imports this module.</p>
      )}
      {module.chunks.length > 0 && why.chain.length > 0 && (
        <>
          <h3>How to remove it</h3>
          <WhatHasToGo build={build} why={why} onModule={onModule} />
        </>
      )}
      <Exports module={module} />
      <Bailouts module={module} />
    </section>
  );
}

function Sizes({
  build,
  module,
  index,
  emitted,
}: Pick<ModulePanelProps, 'build' | 'emitted'> & { module: BuildModule; index: number }) {
  const real = module.chunks.reduce((sum, chunk) => sum + (emitted?.sizes.get(chunk)?.get(index) ?? 0), 0);
  const labels = module.chunks.map((chunk) => build.chunks[chunk]?.label ?? '?');
  const whole = build.joined[module.joined];
  return (
    <p>
      {sizeInWords(module.size)} before minification
      {real > 0 && `, about ${sizeInWords(real)} in the emitted files`}
      {labels.length > 0 && `, in ${labels.join(', ')}`}
      {whole && `, joined with ${counted(whole.modules.length - 1, 'other module')} into one scope`}.
    </p>
  );
}

function WhatHasToGo({ build, why, onModule }: { build: Build; why: Why; onModule: (module: number) => void }) {
  const [nearest] = why.gates;
  const { own, imports } = why;
  return (
    <>
      {nearest && (
        <>
          <p>
            Every import path to it goes through{' '}
            {why.gates.length === 1 ? 'this module' : `these ${why.gates.length} modules, nearest first`}. Stop
            importing {why.gates.length === 1 ? 'it' : 'any one of them'}, and this module goes too:
          </p>
          <ul>
            {why.gates.map((gate) => (
              <li key={gate.module}>
                <ModuleLink build={build} module={gate.module} onModule={onModule} /> ({counted(gate.modules, 'module')}
                , {sizeInWords(gate.size)} in total)
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {imports.length === 1
          ? 'Or remove this import'
          : `${nearest ? 'Or remove' : 'Several import paths lead to it. Remove'} all ${imports.length} imports of it`}
        {own.modules > 1 && `: ${counted(own.modules, 'module')} (${sizeInWords(own.size)}) would go`}.
      </p>
      <ul className={styles.chain}>
        {imports.slice(0, 30).map((each) => (
          <li key={`${each.from} ${each.request}`}>
            <ModuleLink build={build} module={each.from} onModule={onModule} />
            {lineOf(each.place) && `, line ${lineOf(each.place)}`}: <code>{importInWords(each)}</code>
          </li>
        ))}
        {imports.length > 30 && <li>and {imports.length - 30} more</li>}
      </ul>
      {why.unused.length > 0 && (
        <p>
          {counted(why.unused.length, 'other import')} of it had no effect, so webpack dropped{' '}
          {why.unused.length === 1 ? 'it' : 'them'}.
        </p>
      )}
    </>
  );
}

function Exports({ module: { usedExports, providedExports } }: { module: BuildModule }) {
  if (!Array.isArray(providedExports) || providedExports.length === 0) return null;
  const isUsed = (name: string) => usedExports === true || usedExports === undefined || usedExports.includes(name);
  const unused = providedExports.filter((name) => !isUsed(name));
  return (
    <>
      <h3>Exports</h3>
      <p>
        {providedExports.length - unused.length} of {providedExports.length} are used.
        {unused.length > 0 && ` Unused: ${unused.slice(0, 20).join(', ')}${unused.length > 20 ? ', …' : ''}.`}
      </p>
    </>
  );
}

function Bailouts({ module: { bailouts } }: { module: BuildModule }) {
  if (bailouts.length === 0) return null;
  return (
    <>
      <h3>Why webpack couldn’t optimize it</h3>
      <ul>
        {bailouts.slice(0, 10).map((sentence) => {
          const kind = bailoutKind(sentence);
          return (
            <li key={sentence}>
              <a href={kind.url}>{kind.title}</a>: <q>{sentence}</q>
            </li>
          );
        })}
      </ul>
    </>
  );
}
