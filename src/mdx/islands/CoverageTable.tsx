import { useEffect, useState } from 'react';

/** One kind of facts, as `/facts/index.json` lists it. */
interface KindCount {
  kind: string;
  count: number;
  documented: number;
  file: string;
}

/** `<CoverageTable />`: per kind of facts, how many there are and how many of them the pages document. */
export default function CoverageTable() {
  const [kinds, setKinds] = useState<KindCount[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leave = new AbortController();
    fetch('/facts/index.json', { signal: leave.signal })
      .then((answer) => answer.json() as Promise<{ kinds: KindCount[] }>)
      .then((index) => setKinds(index.kinds), () => setFailed(!leave.signal.aborted));
    return () => leave.abort();
  }, []);
  if (failed) return <p>The figures could not be loaded.</p>;
  return (
    <div className="table" tabIndex={0} role="region" aria-label="Table: the figures">
      <table>
        <thead>
          <tr>
            <th>Kind</th>
            <th>In webpack</th>
            <th>Documented</th>
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
              <td>{documented === count ? 'all' : documented}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
