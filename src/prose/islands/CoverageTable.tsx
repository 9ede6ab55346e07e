import { checked, isListOf, isObjectWith } from '../../model/json-shape.ts';
import { fetchJson } from '../../ui/browser/fetch-json.ts';

/** The number of facts of one kind, such as hooks, as listed in `/facts/index.json`. */
interface KindCount {
  kind: string;
  count: number;
  documented: number;
  file: string;
}

const isIndex = isObjectWith<{ kinds: unknown }>('kinds');
const isKinds = isListOf(isObjectWith<KindCount>('kind', 'count', 'documented', 'file'));

export async function prepare(): Promise<{ kinds: KindCount[] }> {
  const { kinds } = await fetchJson('/facts/index.json', isIndex);
  return { kinds: checked(kinds, isKinds, '/facts/index.json') };
}

/**
 * `<CoverageTable />`: shows how many facts of each kind, such as options or hooks, webpack has and how many of them
 * are documented.
 */
export default function CoverageTable({ kinds }: { kinds: KindCount[] }) {
  return (
    <div className="table" tabIndex={0} role="region" aria-label={TEXTS.islands.figures}>
      <table>
        <thead>
          <tr>
            <th>{TEXTS.islands.kind}</th>
            <th>{TEXTS.islands.inWebpack}</th>
            <th>{TEXTS.islands.documented}</th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, count, documented, file }) => (
            <tr key={kind}>
              <td>
                <a href={`/facts/${file}`}>
                  <code>{kind}</code>
                </a>
              </td>
              <td>{count}</td>
              <td>{documented === count ? TEXTS.islands.all : documented}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
