/**
 * Every text of the interface, in one language. `TEXTS` in the code is the catalog of the site's language
 * (`language` in `site.config.ts`): the bundler puts each text where it is named, so a first visit brings no catalog along,
 * and none of another language. Functions stand where a number or a name decides; they use what they are given, alone.
 */
export interface Texts {
  /** Name of the language in itself, as the menu of languages shows it. */
  language: string;
  /** How numbers and times are written: `en-US`. */
  locale: string;
  tryAgain: string;
  close: string;
  loading: string;
  fileFailed: (address: string, status: number) => string;
  /** Under a code editor, and told to screen readers. */
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
    examplesChecked: string;
    /** Goes on from `examplesChecked` and the version. */
    examplesCheckedHow: string;
    dismissNotification: string;
  };
  versions: {
    choose: string;
    loading: string;
    pressEnter: (name: string) => string;
    /** Name of the line above old pages; `reading` is what it says, the other two its link. */
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
    /** Between the two stands the name of an option. */
    hintAfter: string;
    nothingFor: string;
    /** Ends the sentence of `nothingFor` and the query, where a section was chosen. */
    nothingInSection: string;
    searchAll: string;
    advice: string;
    /** Two links where nothing is found, and what stands around them. */
    elsewhere: { before: string; ask: string; between: string; report: string; after: string };
    /** Title and text of the issue that the second one begins. */
    missingTitle: (query: string) => string;
    missingText: (query: string) => string;
    /** Which version is searched, and the link to another. */
    searches: (name: string) => string;
    goTo: (name: string) => string;
    starts: {
      errors: Start;
      options: Start;
      guides: Start;
      glossary: Start;
    };
  };
  keys: {
    title: string;
    closeList: string;
    /** Between two keys that do the same. */
    or: string;
    search: string;
    results: string;
    open: string;
    tabs: string;
    close: string;
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
    onThisPage: string;
    published: string;
    updated: string;
    /** Goes on from the name of the package. */
    thirdParty: (version: string) => string;
    contributors: (count: number) => string;
    furtherReading: string;
    edit: string;
    print: string;
    printAll: string;
    /** Title of the document of a section's pages in one. */
    printable: string;
    repository: string;
    copyMarkdown: string;
    copied: string;
    copyFailed: string;
    viewMarkdown: string;
    openIn: (assistant: string) => string;
    /** What an assistant is asked first. */
    readAddress: (address: string) => string;
    readSection: (id: string, address: string) => string;
    previousAndNext: string;
    previous: string;
    next: string;
  };
  missing: {
    title: string;
    about: string;
    home: string;
    /** Above the pages that an unknown address may have meant. */
    near: string;
    /** Title of the document. */
    failedDocument: string;
    failedTitle: string;
    failedAbout: string;
  };
  home: {
    new: string;
    /** Before the words that take turns. */
    bundleYour: string;
    words: readonly [string, string, string, string];
    /** For those who hear it. */
    headline: (words: string) => string;
    about: string;
    getStarted: string;
    concepts: string;
    pause: string;
    startHere: string;
    doors: { begin: Door; look: (options: string) => Door; move: Door; extend: Door };
    tools: string;
    inYourBrowser: string;
    examplesRun: string;
    factsRead: string;
    coverage: string;
    drawing: string;
    example: string;
    exampleIn: string;
    exampleOut: (version: string) => string;
    bytes: (role: string, size: number) => string;
    around: string;
    ways: { start: Way; concepts: Way; guides: Way; configuration: Way; api: Way; migrate: Way };
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
    byRepository: string;
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
    /** Where the counts come from; the first two follow each of the others. */
    byHand: string;
    countsFrom: (day: string) => string;
    asking: string;
    live: (time: string) => string;
    limited: (time: string) => string;
    offline: string;
    unreadable: string;
  };
  /** What wakes up inside prose. */
  prose: {
    copy: string;
    copied: string;
    copyFailed: string;
    wrap: string;
    image: string;
    close: string;
    files: string;
    or: string;
    packageManager: string;
    toTop: string;
    sectionTools: string;
    configurationForm: string;
    yourVersion: string;
    anyVersion: string;
    type: string;
    default: string;
  };
  /** The page of the worker for what is not kept. */
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
  // Those of parts with a chunk of their own: the English catalog says which there are.
  counts: typeof import('./en/counts.ts').counts;
  islands: typeof import('./en/islands.ts').islands;
  pipeline: typeof import('./en/pipeline.ts').pipeline;
  sponsors: typeof import('./en/sponsors.ts').sponsors;
}

/** A card of the home page: its title, what is there, and for a door the words of its link. */
type Way = readonly [title: string, text: string];
type Door = readonly [title: string, text: string, link: string];

/** A place to go on from: its name, and what is there. */
type Start = readonly [name: string, about: string];
