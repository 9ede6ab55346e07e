import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { bareDocumentPolicy, documentPolicy, headerPolicy, picturePolicy } from './content-policy.ts';

const directives = (policy: string) => policy.split('; ');

test('a document runs its head script by its hash, and nothing else that stands in it', () => {
  const policy = documentPolicy(site, { headScript: 'theme()' });
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update('theme()').digest('base64')}'; `);
  for (const each of [policy, documentPolicy(site), bareDocumentPolicy, headerPolicy(site)])
    expect(each).not.toContain('unsafe');
  expect(picturePolicy).not.toMatch(/script-src|unsafe-eval/);
});

test('of the stylesheets in a document those hold whose hash is in its policy', () => {
  const styles = directives(documentPolicy(site, { styleSheets: ['a{}', 'b{}'] })).find((directive) =>
    directive.startsWith('style-src '),
  );
  const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
  expect(styles).toBe(`style-src 'self' ${hash('a{}')} ${hash('b{}')}`);
});

test('style attributes are allowed where the content has some, and nowhere else', () => {
  const added = directives(documentPolicy(site, { styleAttributes: true })).filter(
    (directive) => !directives(documentPolicy(site)).includes(directive),
  );
  expect(added).toEqual(["style-src-attr 'unsafe-inline'"]);
});

test('every policy says what has no default', () => {
  for (const policy of [documentPolicy(site), headerPolicy(site)])
    for (const name of ['base-uri', 'object-src', 'form-action'])
      expect(
        directives(policy).some((directive) => directive.startsWith(`${name} '`)),
        name,
      ).toBe(true);
  // `base-uri` and `form-action` don't fall back to `default-src`, so they must be set explicitly.
  for (const name of ['base-uri', 'form-action']) expect(directives(bareDocumentPolicy)).toContain(`${name} 'none'`);
  // Browsers ignore `frame-ancestors` in a `<meta>` and log a warning.
  expect(headerPolicy(site)).toContain("frame-ancestors 'self'");
  expect(documentPolicy(site)).not.toContain('frame-ancestors');
});

test('the analytics service is named only where an id is configured', () => {
  const { analyticsId: _, ...without } = site;
  expect(documentPolicy(without)).not.toContain('google');
  expect(documentPolicy({ ...without, analyticsId: 'G-X' })).toContain('https://www.googletagmanager.com');
});

test('feedback may go where it is configured, and nowhere else', () => {
  const { feedbackUrl: _, ...without } = site;
  const open = { ...site, feedbackUrl: 'https://answers.example/page?site=docs' };
  const added = (policyOf: (config: typeof site) => string) =>
    directives(policyOf(open)).filter((directive) => !directives(policyOf(without)).includes(directive));
  const connections = directives(documentPolicy(without)).find((directive) => directive.startsWith('connect-src'));
  expect(added((config) => documentPolicy(config))).toEqual([
    `${connections} https://answers.example`,
    "form-action 'self' https://answers.example",
  ]);
  expect(added(headerPolicy)).toEqual(["form-action 'self' https://answers.example"]);
});
