/**
 * Type of the interface strings in one language. In code, `TEXTS` has the strings of the site's language (`language` in
 * `site.config.ts`). The bundler inlines each string where it is used, so the initial load contains neither the whole
 * catalog nor other languages. Strings that depend on a number or a name are functions, which may only use their
 * parameters.
 */
export interface Texts {
  /** The language's own name for itself, which the language menu shows. */
  language: string;
  /** Locale for formatting numbers and dates, such as `en-US`. */
  locale: string;
  tryAgain: string;
  close: string;
  loading: string;
  fileFailed: (address: string, status: number) => string;
  /** Hint below a code editor about its keys. Screen readers also announce it. */
  editorKeys: string;
  frame: {
    skip: string;
    menu: string;
    main: string;
    navigation: string;
    closeMenu: string;
    menuFailed: string;
    partFailed: string;
    footer: string;
    home: (name: string) => string;
    languages: string;
    darkTheme: string;
    switchTheme: string;
    documentation: string;
    tools: string;
    contribute: string;
    vote: string;
    blog: string;
    notification: string;
    examplesChecked: (product: string) => string;
    /** Text that follows `examplesChecked` and the webpack version in the notification. */
    examplesCheckedHow: string;
    dismissNotification: string;
  };
  versions: {
    choose: string;
    loading: string;
    pressEnter: (name: string) => string;
    /**
     * Label of the notice on pages of an older documentation version. `reading` is the text of the notice. `pageOf` and
     * `docsOf` are link texts.
     */
    older: string;
    reading: (name: string) => string;
    pageOf: (name: string) => string;
    docsOf: (name: string) => string;
  };
  search: {
    search: string;
    searchDocumentation: string;
    failed: string;
    closeSearch: string;
    escape: string;
    cancel: string;
    results: string;
    count: (count: number) => string;
    move: string;
    open: string;
    newTab: string;
    since: string;
    filter: string;
    other: string;
    recentSearches: string;
    recent: string;
    clear: string;
    hintBefore: string;
    /** Text that follows the name of an option in the search dialog's hint. */
    hintAfter: string;
    nothingFor: string;
    /** Added to the sentence in `nothingFor` if the search is restricted to a section. */
    nothingInSection: string;
    searchAll: string;
    advice: string;
    /** Two links that are shown if a search finds nothing, and the text around them. */
    elsewhere: { before: string; ask: string; between: string; report: string; after: string };
    /** Title and body of the prefilled GitHub issue about missing documentation. */
    missingTitle: (query: string) => string;
    missingText: (query: string) => string;
    /** Texts that say which version of the documentation is searched, and link to another one. */
    searches: (name: string) => string;
    goTo: (name: string) => string;
    browsing: string;
    browse: {
      errors: Start;
      options: Start;
      guides: Start;
      glossary: Start;
    };
  };
  keys: {
    title: string;
    closeList: string;
    /** Text between two keys of a keyboard shortcut that have the same function. */
    or: string;
    search: string;
    results: string;
    open: string;
    tabs: string;
    close: string;
    build: string;
    complete: string;
    leaveEditor: string;
    list: string;
    single: string;
  };
  sidebar: {
    pages: string;
    printSection: string;
    sectionsOf: (name: string) => string;
    more: (count: number) => string;
    moreOf: (count: number, name: string) => string;
    sectionsFailed: string;
  };
  page: {
    /** Link above the title of a section's first page. */
    home: string;
    onThisPage: string;
    published: string;
    updated: string;
    /** Text that follows the name of a third-party package. */
    thirdParty: (version: string) => string;
    contributors: (count: number) => string;
    furtherReading: string;
    edit: string;
    print: string;
    printAll: string;
    /** Document title of a section's printable page. */
    printable: string;
    repository: string;
    copyMarkdown: string;
    copied: string;
    copyFailed: string;
    viewMarkdown: string;
    openIn: (assistant: string) => string;
    /** First message in a conversation with an AI assistant. */
    readAddress: (address: string) => string;
    previousAndNext: string;
    previous: string;
    next: string;
  };
  missing: {
    title: string;
    about: string;
    home: string;
    /** Text above the pages suggested for an unknown URL. */
    near: string;
    /** Title of a document whose page failed to load. */
    failedDocument: string;
    failedTitle: string;
    failedAbout: string;
  };
  home: {
    new: string;
    /** Text before the rotating words in the headline of the home page. */
    bundleYour: string;
    words: readonly [string, string, string, string];
    /** Headline that screen readers announce in place of the rotating words. */
    headline: (words: string) => string;
    about: string;
    getStarted: string;
    concepts: string;
    pause: string;
    startHere: string;
    startingPoints: {
      begin: StartingPoint;
      look: (options: string) => StartingPoint;
      move: StartingPoint;
      extend: StartingPoint;
    };
    tools: string;
    inYourBrowser: string;
    examplesRun: string;
    factsRead: string;
    coverage: string;
    example: string;
    exampleGone: string;
    /** Labels of the terminal in the example of the home page: the command, and what it printed. */
    terminal: string;
    output: string;
    modules: (size: number) => string;
    sum: (size: number) => string;
    bytes: (role: string, size: number) => string;
  };
  feedback: {
    region: string;
    question: string;
    yes: string;
    no: string;
    comment: string;
    send: string;
    sending: string;
    failed: string;
    sent: string;
  };
  vote: {
    about: string;
    loading: string;
    needsScript: string;
    onHost: string;
    failed: string;
    requests: string;
    count: (count: number) => string;
    noMatch: string;
    showAll: string;
    search: string;
    placeholder: string;
    order: string;
    wanted: string;
    newest: string;
    active: string;
    label: string;
    allLabels: string;
    labels: string;
    notCounted: string;
    votes: (count: number | null) => string;
    opened: string;
    vote: string;
    voteFor: (title: string) => string;
    /**
     * Says where the counts of the snapshot come from. `byHand` or `countsFrom` is appended to each message below
     * except `live`.
     */
    byHand: string;
    countsFrom: (day: string) => string;
    ask: string;
    asking: string;
    live: (time: string) => string;
    limited: (time: string) => string;
    offline: string;
    unreadable: string;
  };
  /** Strings of interactive features in prose. */
  prose: {
    copy: string;
    editFailed: string;
    copied: string;
    copyFailed: string;
    wrap: string;
    image: string;
    close: string;
    files: string;
    or: string;
    packageManager: string;
    toTop: string;
    configurationForm: string;
    yourVersion: string;
    anyVersion: string;
    type: string;
    default: string;
  };
  /** Strings of the page that the service worker shows for uncached pages. */
  offlinePage: {
    title: string;
    about: string;
    tryAgain: string;
    kept: string;
    nothing: string;
  };
  offline: {
    make: string;
    size: (pages: number, size: string) => string;
    download: string;
    cancel: string;
    downloading: string;
    stop: string;
    available: (pages: number) => string;
    remove: string;
    continue: string;
    removePart: string;
    noList: string;
    interrupted: string;
    stopped: string;
    noRoom: string;
    notAll: string;
  };
  // Strings of features that have their own chunk. The English catalog defines their keys.
  counts: typeof import('./en/counts.ts').counts;
  islands: typeof import('./en/islands.ts').islands;
  pipeline: typeof import('./en/pipeline.ts').pipeline;
  sponsors: typeof import('./en/sponsors.ts').sponsors;
}

type StartingPoint = readonly [title: string, text: string, link: string];

/** A starting point for browsing the documentation from the search: its name and description. */
type Start = readonly [name: string, about: string];
