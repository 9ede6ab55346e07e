/**
 * Weights for ranking search results, explained in docs/search.md. Most of them can change by a fifth without a
 * measurable difference.
 */
export const weights = {
  /** Partial match of a label: a constant part, and a factor for the matched fraction of the label. */
  labelBase: 0.68,
  labelShare: 0.5,
  /** Match in the surroundings of an entry: its parent heading, its page's title, or its prose. */
  parent: 0.5,
  pageTitle: 0.65,
  body: 0.42,
  /** Extra weight of a match in prose if the word also matches elsewhere. */
  bodyExtra: 0.1,
  /** Match in the page's headings and in its whole prose, for the page itself. */
  pageHeading: 0.65,
  pageBody: 0.37,
  /** Factor for a match in a label of the entry other than the best one. */
  otherLabel: 0.7,
  /** Factor for READMEs, because they are long and mention everything. */
  readme: 0.8,
  /** How much a match in a table row counts for the section around it, relative to a match in its heading. */
  rowContext: 0.5,

  /** BM25F: the weights of a section's fields, and the saturation for repeated words. */
  saidTitle: 1.45,
  saidAbove: 0.35,
  saidPage: 0.4,
  saidBody: 1.2,
  saturation: 1,
  /** How many places in prose count as much as one label when computing how rare a word is. */
  proseRarity: 4,

  /** Weight of the word `webpack`, relative to other words in the query. */
  subject: 0.3,
  /** Weight of a word that fits most questions, relative to other words in the query. */
  vague: 0.3,

  /** Match of the whole query as an identifier, of an identifier among its words, and of a path among a few words. */
  key: 0.95,
  term: 0.3,
  path: 0.85,
  /** Match with the beginning of an option's name: a constant part, which is added to the typed fraction. */
  begun: 0.65,
  /** Match with the beginning of an option's name, if the query is spelled like an identifier (`splitC`). */
  begunIdentifier: 1.4,
  /** Match with a sentence within a longer message, relative to a message that consists only of this sentence. */
  sentence: 0.75,
  /** Weight of a name quoted in a message, relative to the message's other words. */
  quoted: 0.5,

  /** Factor for types used in signatures, because what they contain is documented elsewhere. */
  signatureType: 0.7,
  /** Factor for pages about webpack's internals, if the query is a how-to query. */
  insides: 0.8,
  /** Factor for headings about disabling something, if the query isn't about that. */
  negative: 0.85,
  /** Factor for posts and changelogs, if the query is about a release. Compensates for their low base weight. */
  news: 3,
  /** Factor for the page about supported versions, if the query is about those. */
  supportPage: 1.4,
  /** Factor for pages about error messages, if the query asks how to do something. */
  errorsForTasks: 0.95,
  /** Factor for the page about the command line, if the query is a command line. */
  flagsPage: 1.25,
  /** Factor for pages about moving to webpack or between its versions, if the query is about that. */
  migrationPages: 1.25,
  /** Factor for pages about moving between versions of webpack, if the query asks how to do something else. */
  migrationForTasks: 0.93,
  /** Factor for READMEs, if the query is an error message, because they rarely explain messages. */
  readmeOfMessage: 0.9,
  /** Factor for table rows, which rank lower than headings. */
  row: 0.8,
  /** Factor for a title that many pages share (such as Options or Examples), if it is the whole query. */
  sharedTitle: 0.6,
  /** Factor for the page that lists all error messages. */
  messagesList: 0.75,
  /**
   * Factors if the query is an error message. The first is for a page about the message, the second for a message that
   * another page has as a phrase. The others are for quoted messages: in a list of messages, in the prose of a page
   * about another message (which often says how they differ), and elsewhere.
   */
  messagesPage: 1.37,
  secondhandMessage: 0.85,
  listedMessage: 0.82,
  mentionedMessage: 0.6,
  quotedMessage: 0.75,
  /** Extra weight of the last segment of an identifier path. */
  lastStep: 2,
  /** Maximum bonus for links from other pages to a page or a heading. */
  popularPage: 0.06,
  popularHeading: 0.12,

  /**
   * For queries that describe something: weight of the evidence in the section itself, and weight of the page's score
   * relative to the section's score.
   */
  evidence: 0.48,
  page: 0.67,
  /** Factor for evidence in the text before the first heading, because that text is about the whole page. */
  lead: 0.4,
  /**
   * Weight of the similarity to a question that readers ask, and the penalty for each topic word that only the question
   * has.
   */
  question: 0.36,
  unasked: 4,
  /** Weight of the similarity to a question about another section of the page. */
  pageQuestion: 0.1,
  /** Minimum score of a page's second result, relative to its first. */
  secondary: 0.86,
};
