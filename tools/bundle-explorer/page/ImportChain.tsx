import { RichText } from '../../../src/ui/RichText/RichText.tsx';
import type { Build } from '../model/build.ts';
import type { ShownImport } from '../model/why.ts';
import { ModuleLink } from './ModuleLink.tsx';
import * as styles from './ModulePanel.module.css';
import { importInWords, lineOf } from './words.ts';

interface ImportChainProps {
  build: Build;
  chain: ShownImport[];
  onModule: (module: number) => void;
}

/** Shows the chain of imports from an entry point to a module. */
export function ImportChain({ build, chain, onModule }: ImportChainProps) {
  return (
    <ol className={styles.chain}>
      {chain.map((step) => (
        <li key={step.to}>
          {step.from === -1 ? <EntryWords step={step} /> : <ImportWords step={step} />}{' '}
          <ModuleLink build={build} module={step.to} onModule={onModule} />
        </li>
      ))}
    </ol>
  );
}

function EntryWords({ step: { place, request } }: { step: ShownImport }) {
  if (request === '' && place === '') return TEXTS.bundleExplorer.noImporter;
  return <RichText text={TEXTS.bundleExplorer.entryIs(place || request)} />;
}

function ImportWords({ step }: { step: ShownImport }) {
  const line = lineOf(step.place);
  const code = importInWords(step);
  return <RichText text={line ? TEXTS.bundleExplorer.leadsToFrom(line, code) : TEXTS.bundleExplorer.leadsTo(code)} />;
}
