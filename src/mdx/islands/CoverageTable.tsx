import { onHost } from '../../model/on-host.ts';

/** A kind of facts, as listed in `/facts/index.json`. */
interface KindCount {
  kind: string;
  count: number;
  documented: number;
  file: string;
}

export async function prepare(): Promise<{ kinds: KindCount[] }> {
  const answer = await fetch(onHost('/facts/index.json'));
  if (!answer.ok) throw new Error(`/facts/index.json answered ${answer.status}`);
  return (await answer.json()) as { kinds: KindCount[] };
}

/** `<CoverageTable />`: number of facts per kind, and how many of them are documented. */
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
