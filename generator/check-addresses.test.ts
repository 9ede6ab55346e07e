import { expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { checkAddresses } from './check-addresses.ts';

test.each(['https://answers.example/page?site=docs', 'http://localhost:8080/', 'http://[::1]:8080/'])(
  '%s will do',
  (feedbackUrl) => {
    checkAddresses({ ...site, feedbackUrl });
  },
);

test.each(['javascript:{prompt}', 'https://ask.example/', '{prompt}'])(
  'an assistant at “%s” is refused by its name',
  (url) => {
    expect(() => checkAddresses({ ...site, assistants: [{ label: 'Ask', url }] })).toThrow(
      `site.config.ts: the address of the assistant Ask is “${url}”`,
    );
  },
);

test('an assistant whose address takes a prompt will do', () => {
  checkAddresses({ ...site, assistants: [{ label: 'Ask', url: 'https://ask.example/?q={prompt}' }] });
});

test('none at all will do', () => {
  const { feedbackUrl: _, ...without } = site;
  checkAddresses(without);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://answers.example/',
  '/answers',
  'answers.example',
  '',
  'https://a:b@answers.example/',
  'https://answers.example;sandbox/',
  'https://answers.example,other/',
  "https://answers'example/",
])('“%s” is refused by file and key', (feedbackUrl) => {
  expect(() => checkAddresses({ ...site, feedbackUrl })).toThrow(`site.config.ts: feedbackUrl is “${feedbackUrl}”`);
});

test('every wrong address is named', () => {
  expect(() => checkAddresses({ ...site, feedbackUrl: 'nowhere', votes: { ...site.votes, api: 'file:///x' } })).toThrow(
    /feedbackUrl.*\n.*votes\.api/,
  );
});
