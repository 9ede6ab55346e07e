import type { AskedCopy, Finding, LargeFinding } from '../model/findings.ts';
import { overridesFor, unknownVersion } from '../model/overrides.ts';
import { counted } from '../../../src/ui/amounts.ts';
import { atLine, importInWords, shareInWords, sizeInWords } from './words.ts';

const words = TEXTS.bundleExplorer;

/** Text of a finding about the bundle, with inline Markdown. */
interface FindingWords {
  title: string;
  /** Facts about the finding, as list items. */
  items: string[];
  /** Messages of webpack and its loaders and plugins, which are plain text with line breaks. */
  messages?: string[];
  /** Advice on what to do about the finding. */
  advice: string;
  /** Lines for the `package.json` of the project, which do what the advice says. */
  code?: string | undefined;
}

/** Maximum number of list items per finding. More wouldn't help the user decide. */
export const someItems = 6;

/** Returns the text that describes a finding about the bundle and says what to do about it. */
export function findingInWords(finding: Finding): FindingWords {
  switch (finding.kind) {
    case 'duplicate':
      return {
        title: words.copies(finding.name, finding.copies.length, sizeInWords(finding.extra)),
        items: cut(finding.copies.map(copyInWords)),
        advice: howToReduce(finding),
        code: overridesFor(finding),
      };
    case 'large':
      return {
        title: (finding.isLazy ? words.loadsLater : words.loadsWithPage)(
          finding.name,
          sizeInWords(finding.size),
          shareInWords(finding.share, 1),
        ),
        items: cut(
          finding.imports.map(
            (one) => `${words.importedBy} \`${one.importer}\`${atLine(one.place)}: \`${importInWords(one)}\``,
          ),
        ),
        advice: whatToDo(finding),
      };
    case 'repeated':
      return {
        title: words.severalChunks,
        items: [],
        advice: words.repeated(counted(finding.modules, TEXTS.counts.modules), sizeInWords(finding.extra)),
      };
    case 'warnings': {
      const left = finding.count - finding.messages.length;
      return {
        title: words.warnings(counted(finding.count, TEXTS.counts.warnings)),
        items: left > 0 ? [words.more(left)] : [],
        messages: finding.messages,
        advice: words.aboutWarnings,
      };
    }
  }
}

/** Returns advice on how to get rid of the additional copies of a package, with inline Markdown. */
export function howToReduce(duplicate: Parameters<typeof overridesFor>[0]): string {
  const { name, copies, versions } = duplicate;
  const { sameVersion, otherVersions, always, yourVersion } = words.reduceCopies;
  const ways = [
    versions < copies.length && sameVersion,
    versions > 1 && otherVersions,
    overridesFor(duplicate)?.includes(unknownVersion) === true && yourVersion(unknownVersion),
    always(name),
  ];
  return ways.filter((way) => way !== false).join(' ');
}

function whatToDo({ comesWith, isPackage, isLazy, isKeptWhole }: LargeFinding): string {
  const { whatToDo: ways } = words;
  if (comesWith !== undefined) return ways.comesWith(comesWith);
  if (!isPackage) return ways.loadLater;
  const lighter = isKeptWhole ? ways.keptWhole : ways.lighter;
  return isLazy ? lighter : `${ways.loadLater} ${lighter}`;
}

function copyInWords({ folder, version, ranges }: AskedCopy): string {
  const copy = `\`${fromNodeModules(folder)}\`${version === undefined ? '' : ` (${version})`}`;
  if (ranges.length === 0) return words.copyWithoutImporter(copy);
  const manifests = ranges.map(({ manifest, importer }) =>
    manifest === undefined ? words.yourRange(importer) : `\`${fromNodeModules(manifest)}\``,
  );
  return words.copyFrom(copy, new Intl.ListFormat(TEXTS.locale).format(manifests));
}

/** Shortens a file path so that it starts at its first `node_modules` folder. */
export function fromNodeModules(file: string): string {
  const at = file.indexOf('node_modules');
  return at === -1 ? file : file.slice(at);
}

function cut(items: string[]): string[] {
  const left = items.length - someItems;
  return left > 1 ? [...items.slice(0, someItems), words.more(left)] : items;
}
