import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const reader = unified().use(remarkParse).use(remarkGfm).freeze();

export const show = (note, parent) => parent.append(reader.parse(note).children.length);
