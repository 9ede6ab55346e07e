import { z } from 'zod';
import { sectionIds } from '../../../src/model/sections.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { docsTool, Refusal } from './tool.ts';

/** Tool that searches the documentation site. */
export const search = docsTool(
  {
    name: 'search',
    title: 'Search the documentation',
    description:
      'Finds pages, sections, options, hooks and error messages of the webpack documentation. Give words, a question, a name, or a pasted message. Each result has its address, which the tool read takes.',
    input: z.strictObject({
      query: z.string().trim().min(1).max(2000).describe('words, a question, a name of the API, or a message'),
      section: z.enum(sectionIds).optional().describe('only pages of this section'),
      limit: z.number().int().min(1).max(20).default(6).describe('most results'),
    }),
  },
  async ({ query, section, limit }, { library, room }) => {
    const engine = await library.search();
    const results = await engine.find(query, { section, limit });
    if (results.length === 0)
      throw new Refusal(
        `Nothing was found for ${JSON.stringify(query.slice(0, 200))}${section ? ` in ${section}` : ''}. Try fewer words, or the name of an option.`,
      );
    const excerpts = await engine.excerpts(query, results);
    const lines = results.map(({ url, title, heading, path = [] }, index) => {
      const name = [title, ...path, heading].filter((part) => part !== '').join(' › ');
      const excerpt = excerpts.get(url);
      return `${index + 1}. ${name}\n   ${absolute(library, url)}${excerpt ? `\n   ${excerpt.replaceAll(/\s+/g, ' ')}` : ''}`;
    });
    return {
      text: fitted(lines, room, (left) => `(${left} more: ask for fewer with limit)`),
      addresses: results.map(({ url }) => absolute(library, url)),
    };
  },
);
