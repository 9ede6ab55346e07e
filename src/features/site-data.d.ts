/** Snapshots and built examples that the build writes as modules (build/feature-data.ts). */
declare module 'site/sponsors.js' {
  import type { SponsorSnapshot } from '../model/sponsor.ts';
  /** Without the backers that no list can show. */
  export const snapshot: SponsorSnapshot;
}

declare module 'site/votes.js' {
  import type { VoteSnapshot } from '../model/vote.ts';
  export const snapshot: VoteSnapshot;
}

declare module 'site/home-example.js' {
  import type { HomeExample } from '../model/home-example.ts';
  export const example: HomeExample;
}
