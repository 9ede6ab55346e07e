export interface Article {
  name: string;
  price: number;
}

// webpack takes the types out and does not check them: tsc does.
export function cheapest(articles: readonly Article[]): Article | undefined {
  return articles.toSorted((a, b) => a.price - b.price)[0];
}
