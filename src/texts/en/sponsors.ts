/** Interface strings of the sponsors section on the home page. */
export const sponsors = {
  title: 'Support the Team',
  // Text before and after the link in the sponsors section. These are plain strings because the home page's initial
  // load contains them but doesn't contain `<RichText>`.
  before: 'webpack is free, but the work on it isn’t. Donations through ',
  after: ' help pay for it.',
  failed: 'The sponsors didn’t load.',
  rankMonthly: 'Rank by monthly average instead of total',
  become: 'Become a sponsor',
  /** Headings above the sponsors of each rank. */
  ranks: {
    latest: 'Latest sponsors',
    platinum: 'Platinum sponsors',
    gold: 'Gold sponsors',
    silver: 'Silver sponsors',
    bronze: 'Bronze sponsors',
    backer: 'Backers',
  },
  total: (name: string, sum: string) => `${name}: ${sum}`,
  monthly: (name: string, sum: string) => `${name}: ${sum} a month`,
};
