import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { freePort } from '../../compile/testing/free-port.ts';
import { checkExamples } from './check-examples.ts';
import type { FenceResult } from './example.ts';
import { runnersFolder, runnerPrefix } from './runner/runner.ts';
import { readFences } from './read-fences.ts';
import { writeOutput } from './write-output.ts';

const folder = temporaryFolder('planted-examples');

/** Checks a page that consists of fences, each given as info string and code. */
async function checkPage(...fences: [info: string, code: string][]): Promise<FenceResult[]> {
  return checkExamples([readFences(writePage(fences))], { cached: false });
}

function writePage(fences: [info: string, code: string][]): string {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, `# Page\n\n${fences.map(([info, code]) => `\`\`\`${info}\n${code}\n\`\`\`\n`).join('\n')}`);
  return file;
}

async function failuresOf(...fences: [info: string, code: string][]): Promise<string[]> {
  const results = await checkPage(...fences);
  return results.flatMap(({ failures }) => failures.map(({ line, message }) => `${line}: ${message}`));
}

describe('what hides behind something else', () => {
  test('a failure at the start of a pipe', async () => {
    expect(await failuresOf(['bash project=pipe', 'curl --silent http://nowhere.invalid/ | head -1'])).toEqual([
      expect.stringMatching(/^3: the command ended with exit code/),
    ]);
  });

  test('a process that leaves its group and outlives the example', async () => {
    expect(await failuresOf(['bash project=left', 'setsid sleep 300 > /dev/null 2>&1 &\nsleep 0.2'])).toEqual([
      expect.stringMatching(/^3: left a process running: sleep 300\./),
    ]);
  });

  test('a project that passes only when it is run again has failed, and says so', async () => {
    const trace = path.join(folder, 'ran');
    const page = writePage([
      ['bash project=chance', `rmdir ${trace} 2> /dev/null && echo twice || { mkdir ${trace}; false; }`],
      ['text output project=chance', 'twice'],
    ]);
    const results = await checkExamples([readFences(page)], { cached: false, quick: true });
    expect(existsSync(trace)).toBe(false);
    expect(results[0]).toMatchObject({ status: 'failed' });
    expect(results[0]!.failures[0]!.message).toMatch(/^not steady: it passed when it was run again .* exit code 1/);
    // The actual output is what `--write` would insert.
    expect(results[1]!.actual).toBe('twice');
  });

  test('a configuration without a title, with a slip in a key', async () => {
    expect(await failuresOf(['js', 'export default {\n  mode: "none",\n  ouput: { clean: true },\n};'])).toEqual([
      expect.stringContaining('ouput'),
    ]);
    expect(await failuresOf(['js', 'export default { title: "Tides", color: "blue" };'])).toEqual([]);
  });
});

describe('what is right passes', () => {
  test('a project is built, changed and built again, and what it shows is compared', async () => {
    const results = await checkPage(
      ['js title="src/index.js" project=hello', 'console.log("hello");'],
      ['js title="webpack.config.js" project=hello', 'export default { mode: "production", entry: "./src/index.js" };'],
      ['bash project=hello', 'npm install --save-dev webpack webpack-cli\nnpx webpack\nnode dist/main.js'],
      [
        'text output project=hello',
        '…\nasset main.js 1 bytes [emitted] [minimized] (name: main)\n…\nwebpack 5.0.0 compiled successfully in 1 ms\nhello',
      ],
      ['diff title="src/index.js" project=hello', '-console.log("hello");\n+console.log("bye");'],
      ['bash project=hello', 'npx webpack\nnode dist/main.js'],
      ['js from="dist/main.js" excerpt project=hello', 'console.log("bye")'],
      ['js hidden assert project=hello', 'assert.ok(exists("dist/main.js"));\nassert.match(stdout, /bye/);'],
    );
    expect(results.flatMap(({ failures }) => failures)).toEqual([]);
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 'executed'));
  });

  test('statuses say how far each fence was checked', async () => {
    const results = await checkPage(
      ['js', 'const a = 1;'],
      ['js', 'export default { mode: "none" };'],
      ['ts', 'const a: number = 1;'],
      ['js run', 'console.log(1);'],
      ['js exempt="a fragment"', '...'],
      ['text', 'words'],
    );
    expect(results.map(({ status }) => status)).toEqual([
      'parsed',
      'validated',
      'type-checked',
      'executed',
      'exempt',
      'plain',
    ]);
    expect(results[4]!.reason).toBe('a fragment');
  });

  test('a command marked fails must fail', async () => {
    expect(await failuresOf(['bash fails project=a', 'exit 3'])).toEqual([]);
    expect(await failuresOf(['bash fails project=a', 'true'])).toEqual([
      '3: the command is marked fails, but it ended without an error',
    ]);
  });

  test('a server runs in the background, is asked, and is stopped', async () => {
    const port = await freePort();
    const failures = await failuresOf(
      [
        'js title="server.mjs" project=server',
        `import http from "node:http";\nconst server = http.createServer((_, answer) => answer.end("served"));\nserver.listen(${port}, "localhost", () => console.log("ready"));`,
      ],
      ['bash background until="ready" project=server', 'node server.mjs'],
      ['js title="ask.mjs" run project=server', `console.log(await (await fetch("http://localhost:${port}")).text());`],
      ['text output project=server', 'served'],
    );
    expect(failures).toEqual([]);
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow();
  });

  test('a port that another program uses is named', async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((listening) => void other.listen(port, listening));
    const failures = await failuresOf(
      ['js title="server.mjs" project=server', `import http from "node:http";\nhttp.createServer().listen(${port});`],
      ['bash background until="serves" project=server', 'node server.mjs'],
    );
    other.close();
    expect(failures).toEqual([
      expect.stringContaining(`needs port ${port}, which another program on this machine uses: end that program`),
    ]);
  });
});

describe('what is planted is caught', () => {
  test('an option that webpack does not have, also where the schema would let it pass', async () => {
    expect(await failuresOf(['js', 'export default { output: { publicPaht: "/" } };'])).toEqual([
      expect.stringMatching(/^3: .*webpack has no option output\.publicPaht\. Did you mean publicPath\?/),
    ]);
    expect(await failuresOf(['js', 'export default { performance: { tent: true } };'])).toEqual([
      expect.stringContaining('webpack has no option performance.tent; known there: all, '),
    ]);
    expect(await failuresOf(['js', 'export default { devServer: { hott: true } };'])).toEqual([
      expect.stringContaining('no option devServer.hott'),
    ]);
  });

  test('an option of a wrong type', async () => {
    expect(await failuresOf(['js title="webpack.config.js"', 'export default { mode: "fast" };'])).toEqual([
      expect.stringContaining('mode'),
    ]);
  });

  test('code that does not parse, with its line', async () => {
    expect(await failuresOf(['js', 'let a = 1;\nlet b = ;'])).toEqual([
      expect.stringMatching(/^5: this js does not parse/),
    ]);
    expect(await failuresOf(['json', '{ "a": 1, }'])).toEqual([expect.stringContaining('this json does not parse')]);
    expect(await failuresOf(['js', '{ test: /x/ }'])).toEqual([expect.stringContaining('reads as a block')]);
  });

  test('an error of types', async () => {
    expect(await failuresOf(['ts', 'export {};\nconst a: number = "one";'])).toEqual([
      expect.stringMatching(/^5: TS2322/),
    ]);
  });

  test('types are checked with the options of the project', async () => {
    const code = 'import { a } from "lib/a";\nexport const b: string = a;';
    const files: [string, string][] = [
      ['ts title="lib/a.ts" project=p', 'export const a = "a";'],
      ['ts title="b.ts" project=p', code],
    ];
    expect(await failuresOf(...files)).toEqual([expect.stringMatching(/^8: TS2307/)]);
    expect(
      await failuresOf(
        [
          'json title="tsconfig.json" project=p',
          '{ "compilerOptions": { "module": "preserve", "paths": { "lib/*": ["./lib/*"] } } }',
        ],
        ...files,
      ),
    ).toEqual([]);
  });

  test('an example that throws, and a claim that is false', async () => {
    expect(await failuresOf(['js run', 'throw new Error("broken");'])).toEqual([
      expect.stringMatching(/exit code 1:[^]*broken/),
    ]);
    expect(
      await failuresOf(['bash project=a', 'true'], ['js assert project=a', 'assert.ok(true);\nassert.equal(1, 2);']),
    ).toEqual([expect.stringMatching(/^9: what the page claims is not so/)]);
  });

  test('output that is not what was printed', async () => {
    expect(await failuresOf(['bash project=a', 'echo hello'], ['text output project=a', 'hullo'])).toEqual([
      expect.stringMatching(/^8: shows "hullo" where the command printed "hello"/),
    ]);
  });

  test('a diff that does not fit', async () => {
    expect(
      await failuresOf(['js title="a.js" project=a', 'one();'], ['diff title="a.js" project=a', ' one();\n-two();']),
    ).toEqual([expect.stringMatching(/^9: a\.js: the diff doesn’t match the file: the file has no line "two\(\);"/)]);
  });

  test('a loop without end', async () => {
    const results = await checkExamples([readFences(writePage([['js run', 'for (;;);']]))], {
      cached: false,
      seconds: 1,
    });
    expect(results[0]!.failures).toEqual([
      { line: 3, message: expect.stringContaining('was stopped after 1 seconds: it does not end') as string },
    ]);
  });

  test('writing outside the folder, by Node and by the shell', async () => {
    const stranger = path.join(folder, 'written-by-an-example');
    expect(
      await failuresOf([
        'js run',
        `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(stranger)}, "");`,
      ]),
    ).toEqual([expect.stringContaining(`wrote outside its folder: ${stranger}`)]);
    expect(existsSync(stranger)).toBe(false);
    expect(await failuresOf(['bash project=a', `echo x > ${stranger}`])).toEqual([
      expect.stringContaining(`writes outside its folder: ${stranger}`),
    ]);
    expect(await failuresOf(['bash project=a', 'touch ../stranger'])).toEqual([
      expect.stringContaining('wrote outside its folder: ../stranger'),
    ]);
  });

  test('megabytes of output', async () => {
    expect(await failuresOf(['js run', 'for (;;) console.log("x".repeat(1000));'])).toEqual([
      expect.stringContaining('printed more than 2 MB'),
    ]);
  });

  test('a port that is opened without being declared, and a connection to elsewhere', async () => {
    expect(await failuresOf(['js run', 'import http from "node:http";\nhttp.createServer().listen(3308);'])).toEqual([
      expect.stringContaining('opens port 3308'),
    ]);
    expect(await failuresOf(['js run', 'await fetch("https://example.com");'])).toEqual([
      expect.stringContaining('example.com'),
    ]);
  });

  test('a package that is not installed here, and one in another version', async () => {
    expect(await failuresOf(['bash project=a', 'npm install no-such-package-here'])).toEqual([
      expect.stringContaining('no-such-package-here is not installed in this repository'),
    ]);
    expect(await failuresOf(['bash project=a', 'npm install webpack@4'])).toEqual([
      expect.stringContaining('asks for webpack@4'),
    ]);
  });

  test('an attribute that no fence has', () => {
    const { failures } = readFences(writePage([['js nosuch=1', '1;']]));
    expect(failures).toEqual([{ line: 3, message: expect.stringContaining('nosuch') as string }]);
  });
});

test('nothing is left behind, neither files nor processes', async () => {
  const [, output] = await checkPage(['bash project=a', 'sleep 60 &\necho "$! $PWD"'], ['text output project=a', '']);
  const [pid, place] = output!.actual!.split(' ');
  expect(place).toBe('/a');
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
  expect(readdirSync(runnersFolder()).filter((name) => name.startsWith(runnerPrefix))).toEqual([]);
});

/** Whether a process is running. Zombie processes (Z) have exited, and don't count. */
function isRunning(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return state !== '' && !state.startsWith('Z');
}

test('--write puts in what came out and keeps elisions', async () => {
  const file = writePage([
    ['bash project=a', 'echo one\necho two\necho three'],
    ['text output project=a', 'eins\n…'],
    ['text output project=a', '…\nthree'],
    ['text output project=a', ''],
  ]);
  const changed = writeOutput(await checkExamples([readFences(file)], { cached: false }));
  expect(changed).toHaveLength(2);
  expect(readFences(file).fences.map(({ code }) => code)).toEqual([
    'echo one\necho two\necho three',
    'one\n…',
    '…\nthree',
    'one\ntwo\nthree',
  ]);
  expect(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line === '```'),
  ).toHaveLength(4);
});

test('--write puts in neither an error nor what differs in a time alone', async () => {
  const file = writePage([
    ['bash project=a', 'echo "done in 7 ms"\necho "2 modules"'],
    ['text output project=a', 'done in 5 ms\n1 modules'],
    ['bash project=a', 'echo "ERROR in ./src/index.js"'],
    ['text output project=a', 'fine'],
  ]);
  const results = await checkExamples([readFences(file)], { cached: false });
  expect(writeOutput(results)).toHaveLength(1);
  expect(results[3]!.failures.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /printed "ERROR in.*an error, which `--write` leaves out: mend the example, or mark .* `fails`/,
    ),
  ]);
  const { fences } = readFences(file);
  expect([fences[1]!.code, fences[3]!.code]).toEqual(['done in 5 ms\n2 modules', 'fine']);
});

test('--write puts in the error of a command that is marked fails, without its stack', async () => {
  const file = writePage([
    ['bash project=a fails', `node -e 'throw new TypeError("no such tent")'`],
    ['text output project=a', 'TypeError: something else'],
    ['bash project=a fails', `node -e 'throw new TypeError("no such lamp")'`],
    ['text output project=a', ''],
  ]);
  expect(writeOutput(await checkExamples([readFences(file)], { cached: false }))).toHaveLength(2);
  const { fences } = readFences(file);
  expect(fences[1]!.code).toContain('TypeError: no such tent');
  expect(fences[3]!.code).toMatch(/TypeError: no such lamp\n…$/);
  const again = await checkExamples([readFences(file)], { cached: false });
  expect(again.flatMap(({ failures }) => failures)).toEqual([]);
});

test('one cause is one failure, and nothing advises to write down its consequences', async () => {
  const failures = await failuresOf(
    ['js title="a.js" project=a', 'console.log("a"'],
    ['bash project=a', 'node a.js'],
    ['text output project=a', 'a'],
    ['js from="dist/a.js" project=a', 'a();'],
    ['bash project=a', 'node a.js && node b.js'],
  );
  expect(failures).toEqual([expect.stringMatching(/^4: this js does not parse[^]* \(2 more follow from it\)$/)]);
});

test('differences of what is shown are failures of their own', async () => {
  const failures = await failuresOf(
    ['bash project=a', 'echo a'],
    ['text output project=a', 'b'],
    ['bash project=a', 'false'],
    ['text output project=a', 'b'],
  );
  expect(failures).toEqual([
    expect.stringMatching(/^8: shows "b".*--write/),
    expect.stringMatching(/^11: the command ended with exit code 1/),
  ]);
});
