/** Weights of the ranking; see docs/search.md. Most can change by a fifth without a measurable difference. */
export const weights = {
  /** Partial match of a label: constant part, and factor for the matched share. */
  labelBase: 0.68,
  labelShare: 0.5,
  /** Matches in the surroundings of an entry. */
  parent: 0.5,
  pageTitle: 0.65,
  body: 0.42,
  /** Additional weight of prose for a word that also matches elsewhere. */
  bodyExtra: 0.1,
  /** For the page itself: matches in its headings and in its whole prose. */
  pageHeading: 0.65,
  pageBody: 0.37,
  /** Match in another label of the same entry. */
  otherLabel: 0.7,
  /** README pages are long and mention everything. */
  readme: 0.8,
  /** Match in the surroundings of a table row, relative to those of a heading. */
  rowContext: 0.5,

  /** BM25F: weights of a section's fields, and saturation of repeated words. */
  saidTitle: 1.45,
  saidAbove: 0.35,
  saidPage: 0.4,
  saidBody: 1.2,
  saturation: 1,
  /** Number of places in prose that count as one label when a word's rarity is computed. */
  proseRarity: 4,

  /** The word `webpack`, besides other words. */
  subject: 0.3,
  /** A word that fits most questions, besides other words. */
  vague: 0.3,

  /** The query as an identifier, and an identifier among its words. */
  key: 0.95,
  term: 0.3,
  /** Prefix of an option's name: constant part, in addition to the typed share. */
  begun: 0.65,
  /** The same if it is spelled like an identifier (`splitC`). */
  begunIdentifier: 1.4,
  /** A sentence within a longer message, relative to a message that is only this sentence. */
  sentence: 0.75,
  /** A name quoted in a message, relative to its other words. */
  quoted: 0.5,

  /** Types used in signatures rank below what is documented elsewhere. */
  signatureType: 0.7,
  /** webpack's internals, for how-to queries. */
  insides: 0.8,
  /** A heading about disabling something, for queries that aren't about that. */
  negative: 0.85,
  /** Posts and changelogs, for queries about a release: compensates their low prior. */
  news: 3,
  /** Table rows rank below headings. */
  row: 0.8,
  /** A title that many pages share (Options, Examples), if it is the whole query. */
  sharedTitle: 0.6,
  /** The page that lists all messages. */
  messagesList: 0.75,
  /**
   * For messages: a page about the message, a message that another page has as a phrase, and quoted messages: in a list
   * of messages, in the text of a page about another message, which often says that they differ, and elsewhere.
   */
  messagesPage: 1.28,
  secondhandMessage: 0.85,
  listedMessage: 0.82,
  mentionedMessage: 0.6,
  quotedMessage: 0.75,
  /** Additional weight of the last step of an identifier path. */
  lastStep: 2,
  /** Maximum bonus for links to a page or a heading. */
  popularPage: 0.06,
  popularHeading: 0.12,

  /**
   * For a query that describes something: weight of the section's own evidence, and of its page's score relative to its
   * own.
   */
  evidence: 0.48,
  page: 0.67,
  /** Text before the first heading is about the whole page. */
  lead: 0.4,
  /** Similarity with a reader's question, and the penalty for each topic word that only the question has. */
  question: 0.36,
  unasked: 4,
  /** Similarity with a question about another section of the page. */
  pageQuestion: 0.1,
  /** Minimum score of a page's second result relative to its first. */
  secondary: 0.86,
};
