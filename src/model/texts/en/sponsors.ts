/** Texts of the sponsors on the home page. */
export const sponsors = {
  title: 'Support the Team',
  // Before and after the link. Plain strings, because this part is in the home page's initial load, which doesn't
  // include `<RichText>`.
  before: 'webpack is free, but the work on it isn’t. Donations through ',
  after: ' help pay for it.',
  failed: 'Couldn’t load the list of sponsors.',
  rankMonthly: 'Rank by monthly average instead of total',
  become: 'Become a sponsor',
  /** Headings of the ranks. */
  ranks: {
    latest: 'Latest sponsors',
    platinum: 'Platinum sponsors',
    gold: 'Gold sponsors',
    silver: 'Silver sponsors',
    bronze: 'Bronze sponsors',
    backer: 'Backers',
  },
  /** Ranks inside a sentence. */
  ofRank: {
    latest: 'latest sponsors',
    platinum: 'platinum sponsors',
    gold: 'gold sponsors',
    silver: 'silver sponsors',
    bronze: 'bronze sponsors',
    backer: 'backers',
  },
  nobody: (ranks: string) => `No ${ranks} yet.`,
  nobodyMonthly: (ranks: string) => `No ${ranks} by monthly average yet.`,
  total: (name: string, sum: string) => `${name}: ${sum}`,
  monthly: (name: string, sum: string) => `${name}: ${sum} a month`,
};
