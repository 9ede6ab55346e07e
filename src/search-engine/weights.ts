/**
 * What each kind of evidence is worth. docs/search.md says how the numbers were found; most may change by a fifth without
 * any difference.
 */
export const weights = {
  /** Of a label that is matched in part, beside what its matched share adds. */
  labelBase: 0.68,
  labelShare: 0.5,
  /** What the surroundings of a place say for it. */
  parent: 0.5,
  pageTitle: 0.65,
  body: 0.42,
  /** What prose adds to a word that is found elsewhere already. */
  bodyExtra: 0.1,
  /** What the headings and the prose of the whole page say for the page itself. */
  pageHeading: 0.65,
  pageBody: 0.37,
  /** What another label of the same entry says. */
  otherLabel: 0.7,
  /** README pages are long and speak of everything. */
  readme: 0.8,
  /** What a row of a table says for its surroundings, beside what a heading says. */
  rowContext: 0.5,

  /** Fields of a section, for what it says itself (BM25F), and how soon more of a word stops to matter. */
  saidTitle: 1.45,
  saidAbove: 0.35,
  saidPage: 0.4,
  saidBody: 1.2,
  saturation: 1,
  /** Places in prose that count as one label when it is measured how rare a word is. */
  proseRarity: 4,

  /** The name of what the whole site is about, beside other words. */
  subject: 0.3,
  /** A word that most questions could have, beside their other words. */
  vague: 0.3,

  /** The query as one identifier, and a name among its words. */
  key: 0.95,
  term: 0.3,
  /** The name of an option that is only begun, beside what its typed share adds. */
  begun: 0.65,
  /** The same where it is spelled like a name (`splitC`). */
  begunIdentifier: 1.4,
  /** A sentence in a longer message, beside a message that is that sentence. */
  sentence: 0.75,
  /** A name that a message quotes, beside its other words. */
  quoted: 0.5,

  /** A type that stands in signatures stands behind what is documented. */
  signatureType: 0.7,
  /** For a question how to do something: what is inside webpack. */
  insides: 0.8,
  /** A heading about doing without something, for a query that does not want that. */
  negative: 0.85,
  /** Posts and lists of changes, for a query about a release: it makes up for what posts stand behind. */
  news: 3,
  /** A row of a table stands behind what has a heading of its own. */
  row: 0.8,
  /** A title that many pages share (Options, Examples), as the whole query. */
  sharedTitle: 0.6,
  /** The page that lists all messages. */
  messagesList: 0.75,
  /** For a message: a page that explains one, a message that another page is known by, one that a text quotes, there and elsewhere. */
  messagesPage: 1.28,
  secondhandMessage: 0.85,
  listedMessage: 0.82,
  quotedMessage: 0.75,
  /** How much more the last step of an identifier path says than those before it. */
  lastStep: 2,
  /** What it adds that a page, or a heading, is referred to most. */
  popularPage: 0.06,
  popularHeading: 0.12,

  /** For a query that describes something: what a place says itself, and what speaks for its page, beside for the place. */
  evidence: 0.48,
  page: 0.67,
  /** What a page says itself before its first heading is about all of it. */
  lead: 0.4,
  /** That readers ask it in these words, and what a word that only their question has takes from it, in such words. */
  question: 0.36,
  unasked: 4,
  /** That readers ask it of another place of the page. */
  pageQuestion: 0.1,
  /** Results of one page beyond its first are shown only where they come this close to it. */
  secondary: 0.86,
};
