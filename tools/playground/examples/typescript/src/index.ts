import { type Article, cheapest } from './articles.ts';

const articles: Article[] = [
  { name: 'Notebook', price: 4.5 },
  { name: 'Pencil', price: 0.8 },
];

const found: Article | undefined = cheapest(articles);
document.body.append(found ? `The cheapest is the ${found.name}.` : 'Nothing for sale.');
