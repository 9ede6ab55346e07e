import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { hostRules, immutable } from './host-rules.ts';
import { headersFile, redirectsFile } from './netlify.ts';
import { redirectPage } from './redirect-page.ts';
import { vercelFile } from './vercel.ts';

const rules = hostRules(site, new Map([['/old/', '/new/#part']]), 'theme()');

test('the policy allows the head script by its hash, and no other inline script', () => {
  const policy = rules.headers.get('Content-Security-Policy');
  expect(policy).toContain(`'sha256-${createHash('sha256').update('theme()').digest('base64')}'`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the policy names the analytics service only where an id is configured', () => {
  const policyOf = (config: typeof site) => hostRules(config, new Map(), '').headers.get('Content-Security-Policy');
  const { analyticsId: _id, ...without } = site;
  expect(policyOf(without)).not.toContain('google');
  expect(policyOf({ ...without, analyticsId: 'G-X' })).toContain('https://www.googletagmanager.com');
});

test('the policy lets feedback go where it is configured, and nowhere else', () => {
  const policyOf = (config: typeof site) => hostRules(config, new Map(), '').headers.get('Content-Security-Policy')!.split('; ');
  const open = policyOf({ ...site, feedbackUrl: 'https://answers.example/page?site=docs' });
  const { feedbackUrl: _, ...without } = site;
  expect(open.filter((directive) => !policyOf(without).includes(directive))).toEqual([
    `${policyOf(without).find((directive) => directive.startsWith('connect-src'))} https://answers.example`,
    "form-action 'self' https://answers.example",
  ]);
});

test('redirects stand with and without their slash', () => {
  expect(redirectsFile(rules)).toContain('/old/ /new/#part 301\n/old /new/#part 301\n');
});

test('hashed files are immutable, and no other rule says how long to keep them', () => {
  const file = headersFile(rules);
  expect(file).toContain(`/app/*\n  Cache-Control: ${immutable}`);
  expect(file.match(/Cache-Control/g)).toHaveLength(1);
});

test('vercel.json has the same redirects and headers', () => {
  const { redirects, headers, trailingSlash } = JSON.parse(vercelFile(rules)) as Record<string, unknown[]>;
  expect(trailingSlash).toBe(true);
  expect(redirects).toEqual([{ source: '/old/', destination: '/new/#part', statusCode: 301 }]);
  expect(JSON.stringify(headers)).toContain(immutable);
});

test('a redirect page leads on without a script, and is not indexed', () => {
  const html = redirectPage('/new/#part', 'https://example.org');
  expect(html).toContain('content="0; url=/new/#part"');
  expect(html).toContain('<link rel="canonical" href="https://example.org/new/#part">');
  expect(html).toContain('noindex');
});
