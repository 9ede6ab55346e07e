export interface Article {
  name: string;
  price: number;
}

// webpack strips the types without checking them. To check them, run tsc.
export function cheapest(articles: readonly Article[]): Article | undefined {
  return articles.toSorted((a, b) => a.price - b.price)[0];
}
