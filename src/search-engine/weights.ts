/**
 * Weights for ranking search results, as explained in docs/search.md. Most weights can change by a fifth without a
 * measurable difference.
 */
export const weights = {
  /**
   * Weights of a partial match of a label (a title, name, or phrase): a constant part, and a factor for the matched
   * fraction of the label.
   */
  labelBase: 0.68,
  labelShare: 0.5,
  /** Weights of a match around a page or heading: in its parent heading, its page's title, or its prose. */
  parent: 0.5,
  pageTitle: 0.65,
  body: 0.42,
  /** Extra weight of a match in a section's prose if the word also matches its title or the headings above. */
  bodyExtra: 0.1,
  /** For a page itself, weights of a match in any of its headings and in its whole prose. */
  pageHeading: 0.65,
  pageBody: 0.37,
  /** Factor for a match in a title or name of a heading other than the one for which the search computes a score. */
  otherLabel: 0.7,
  /** Factor for matches in READMEs, because they are long and mention everything. */
  readme: 0.8,
  /** Weight of a match in a table row for the section around it, relative to a match in the section's heading. */
  rowContext: 0.5,

  /**
   * Parameters of BM25F, the ranking function: the weights of a section's fields, and the saturation for repeated
   * words.
   */
  saidTitle: 1.45,
  saidAbove: 0.35,
  saidPage: 0.4,
  saidBody: 1.2,
  saturation: 1,
  /**
   * How many sections with a word in their prose count as much as one title with it when computing how rare the word
   * is.
   */
  proseRarity: 4,

  /** Weight of the word `webpack`, relative to other words in the query. */
  subject: 0.3,
  /** Weight of a vague word, which could be in almost any question, relative to other words in the query. */
  vague: 0.3,

  /**
   * Weights of identifiers: a match of the whole query as an identifier, of an identifier among its words, and of an
   * identifier path among a few words.
   */
  key: 0.95,
  term: 0.3,
  path: 0.85,
  /**
   * Weight of a query that matches the beginning of an option's name. This constant part is added to the typed
   * fraction.
   */
  begun: 0.65,
  /**
   * Factor for a query that matches the beginning of an option's name if it is spelled like an identifier (`splitC`).
   */
  begunIdentifier: 1.4,
  /**
   * Weight of a match with one sentence of a longer message, relative to a message that consists only of this sentence.
   */
  sentence: 0.75,
  /** Weight of a name quoted in an error message, relative to the message's other words. */
  quoted: 0.5,

  /** Factor for the page about types used in signatures, because these types' members are documented elsewhere. */
  signatureType: 0.7,
  /** Factor for pages about webpack's internals, if the query is a how-to query. */
  insides: 0.8,
  /** Factor for headings about disabling something, if the query isn't about disabling anything. */
  negative: 0.85,
  /** Factor for blog posts and changelogs, if the query is about a release. Compensates for their low base weight. */
  news: 3,
  /** Factor for the page about supported versions, if the query is about supported versions. */
  supportPage: 1.4,
  /** Factor for pages about error messages, if the query asks how to do something. */
  errorsForTasks: 0.95,
  /** Factor for the page about the command line, if the query is a command line. */
  flagsPage: 1.25,
  /** Factor for pages about moving to webpack or between its versions, if the query is about moving. */
  migrationPages: 1.25,
  /** Factor for pages about moving between versions of webpack, if the query asks how to do something else. */
  migrationForTasks: 0.93,
  /** Factor for pages about moving to another version of webpack than the query's. */
  otherVersion: 0.8,
  /** Factor for READMEs, if the query is an error message. READMEs rarely explain messages. */
  readmeOfMessage: 0.9,
  /** Factor for READMEs, if the query asks for a definition. `what is a chunk` doesn't mean a package named chunks. */
  readmeOfDefinition: 0.7,
  /** Factor for names documented in table rows, which rank lower than headings. */
  row: 0.8,
  /** Factors for a term in the glossary: if the query asks for a definition, and otherwise. */
  definedTerm: 1.25,
  mentionedTerm: 0.5,
  /** Factor for a title that many pages share (such as Options or Examples), if it is the whole query. */
  sharedTitle: 0.6,
  /** Factor for the page that lists all error messages, because the answers are on other pages. */
  messagesList: 0.75,
  /**
   * Factors used if the query is an error message. The first is for a page about the message, and the second is for a
   * message that is a phrase of another page. The others are for quoted messages: in a list of messages, in the prose
   * of a page about another message (which often says how they differ), and elsewhere.
   */
  messagesPage: 1.37,
  secondhandMessage: 0.85,
  listedMessage: 0.82,
  mentionedMessage: 0.6,
  quotedMessage: 0.75,
  /** Factor for the weight of the last segment in a query that is an identifier path. */
  lastStep: 2,
  /** Maximum ranking bonus for links from other pages, to the page and to the heading. */
  popularPage: 0.06,
  popularHeading: 0.12,

  /**
   * Ranking weights for queries that describe something: the weight of the evidence in the section itself, and the
   * weight of the page's score relative to the section's score.
   */
  evidence: 0.48,
  page: 0.67,
  /** Factor for matches in the text before a page's first heading, because that text is about the whole page. */
  lead: 0.4,
  /**
   * Weight of the query's similarity to a question that readers ask, and the penalty for each topic word that only the
   * question has. The second most similar question of the same section counts less.
   */
  question: 0.32,
  unasked: 4,
  secondQuestion: 0.5,
  /** Weight of the query's similarity to a question that another section of the same page answers. */
  pageQuestion: 0.1,
  /** Minimum score of a page's second search result, relative to its first. */
  secondary: 0.86,
};
