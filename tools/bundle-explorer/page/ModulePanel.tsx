import { useEffect, useMemo, useRef } from 'react';
import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import { bailoutKind, isUnusedImport } from '../model/bailouts.ts';
import type { Build, BuildModule } from '../model/build.ts';
import type { ShownImport, Why, WhyAnswers } from '../model/why.ts';
import { Breakable } from '../../../src/ui/Breakable/Breakable.tsx';
import { CopyMarkdown } from '../../shared/page/CopyMarkdown.tsx';
import { ImportChain } from './ImportChain.tsx';
import { ModuleLink } from './ModuleLink.tsx';
import * as styles from './ModulePanel.module.css';
import type { Emitted } from './worker/messages.ts';
import { counted } from '../../../src/ui/amounts.ts';
import { atLine, importInWords, nameOf, sizeInWords } from './words.ts';

interface ModulePanelProps {
  build: Build;
  answers: WhyAnswers;
  emitted: Emitted | undefined;
  module: number;
  onModule: (module: number) => void;
  onClose: () => void;
}

/**
 * Details of a module in the bundle explorer: why it is in the bundle, and what would have to be removed to exclude it.
 */
export function ModulePanel({ build, answers, emitted, module: index, onModule, onClose }: ModulePanelProps) {
  const module = build.modules[index];
  const why = useMemo(() => answers.why(index), [answers, index]);
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  if (!module) return null;
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="module-title">
      <div className={styles.head}>
        <h2 id="module-title" ref={title} tabIndex={-1}>
          <Breakable text={module.name} />
        </h2>
        <div className={styles.actions}>
          <CopyMarkdown of={panel} />
          <button type="button" onClick={onClose}>
            {TEXTS.bundleExplorer.close}
          </button>
        </div>
      </div>
      <Sizes build={build} module={module} index={index} emitted={emitted} />
      <h3>{TEXTS.bundleExplorer.why}</h3>
      {module.chunks.length === 0 && <p>{TEXTS.bundleExplorer.omitted}</p>}
      {why.chain.length > 0 ? (
        <ImportChain build={build} chain={why.chain} onModule={onModule} />
      ) : why.unused.length > 0 ? (
        <>
          <p>{TEXTS.bundleExplorer.dropped}</p>
          <Imports build={build} imports={why.unused} onModule={onModule} />
        </>
      ) : (
        <p>{TEXTS.bundleExplorer.noReason}</p>
      )}
      {module.chunks.length > 0 && why.chain.length > 0 && (
        <>
          <h3>{TEXTS.bundleExplorer.remove}</h3>
          {isUnusedImport(module, why.imports) && (
            <p>
              <RichText text={TEXTS.bundleExplorer.unusedExports} />
            </p>
          )}
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
  const more = [
    real > 0 && TEXTS.bundleExplorer.emittedSize(sizeInWords(real)),
    labels.length > 0 && TEXTS.bundleExplorer.inChunks(labels.join(', ')),
    whole && TEXTS.bundleExplorer.joined(counted(whole.modules.length - 1, TEXTS.counts.otherModules)),
  ].filter(Boolean);
  return <p>{TEXTS.bundleExplorer.sizes(sizeInWords(module.size), more.join(''))}</p>;
}

function WhatHasToGo({ build, why, onModule }: { build: Build; why: Why; onModule: (module: number) => void }) {
  const [nearest] = why.gates;
  const { own, imports } = why;
  const barrel = why.gates.find(({ isBarrel }) => isBarrel);
  return (
    <>
      {nearest && (
        <>
          <p>
            {why.gates.length === 1
              ? TEXTS.bundleExplorer.throughOne()
              : TEXTS.bundleExplorer.throughSome(why.gates.length)}
          </p>
          <ul>
            {why.gates.map((gate) => (
              <li key={gate.module}>
                <ModuleLink build={build} module={gate.module} onModule={onModule} />
                {TEXTS.bundleExplorer.inTotal(counted(gate.modules, TEXTS.counts.modules), sizeInWords(gate.size))}
              </li>
            ))}
          </ul>
          {barrel && (
            <p>
              <RichText text={TEXTS.bundleExplorer.barrel(nameOf(build, barrel.module))} />
            </p>
          )}
        </>
      )}
      <p>
        {TEXTS.bundleExplorer.removeImports(
          imports.length,
          nearest !== undefined,
          own.modules > 1
            ? TEXTS.bundleExplorer.wouldGo(counted(own.modules, TEXTS.counts.modules), sizeInWords(own.size))
            : '',
        )}
      </p>
      <Imports build={build} imports={imports} onModule={onModule} />
      {why.unused.length > 0 && <p>{TEXTS.bundleExplorer.noEffect(why.unused.length)}</p>}
    </>
  );
}

function Imports({
  build,
  imports,
  onModule,
}: Pick<ModulePanelProps, 'build' | 'onModule'> & { imports: readonly ShownImport[] }) {
  return (
    <ul className={styles.chain}>
      {imports.slice(0, 30).map((each) => (
        <li key={`${each.from} ${each.request}`}>
          <ModuleLink build={build} module={each.from} onModule={onModule} />
          {atLine(each.place)}: <code>{importInWords(each)}</code>
        </li>
      ))}
      {imports.length > 30 && <li>{TEXTS.bundleExplorer.more(imports.length - 30)}</li>}
    </ul>
  );
}

/** Shows the exports of a module in the output. webpack doesn’t analyze the exports of other modules. */
function Exports({ module: { chunks, usedExports, providedExports } }: { module: BuildModule }) {
  if (chunks.length === 0) return null;
  if (!Array.isArray(providedExports) || providedExports.length === 0) return null;
  const isUsed = (name: string) => usedExports === true || usedExports === undefined || usedExports.includes(name);
  const unused = providedExports.filter((name) => !isUsed(name));
  return (
    <>
      <h3>{TEXTS.bundleExplorer.exports}</h3>
      <p>
        {TEXTS.bundleExplorer.exportsUsed(providedExports.length - unused.length, providedExports.length)}
        {unused.length > 0 &&
          TEXTS.bundleExplorer.exportsUnused(`${unused.slice(0, 20).join(', ')}${unused.length > 20 ? ', …' : ''}`)}
      </p>
    </>
  );
}

function Bailouts({ module: { bailouts } }: { module: BuildModule }) {
  if (bailouts.length === 0) return null;
  return (
    <>
      <h3>{TEXTS.bundleExplorer.whyNotOptimized}</h3>
      <ul>
        {bailouts.slice(0, 10).map((sentence) => {
          const kind = bailoutKind(sentence);
          return (
            <li key={sentence}>
              <a href={kind.url}>{TEXTS.bundleExplorer.bailouts[kind.id].title}</a>: <q>{sentence}</q>
            </li>
          );
        })}
      </ul>
    </>
  );
}
