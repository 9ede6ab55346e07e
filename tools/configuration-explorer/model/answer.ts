/**
 * Answers of the configuration explorer's worker. Untrusted code ran in it, so all values are display texts, and
 * `readAnswer` validates their shape.
 */

/** Path of a key in a configuration: `['module', 'rules', 0, 'use']`. */
export type KeyPath = (string | number)[];

/** A validation message. */
export interface ValidationProblem {
  /** Package of the schema: `webpack`, `webpack-dev-server`. */
  by: string;
  /** Text, without the bullet of the combined message. */
  text: string;
  /** Path of the invalid value. An unknown or missing property is its last key. */
  path: KeyPath;
  /** Suggested fix, as code: `output.path`, `"production"`. */
  meant?: string;
  /**
   * Whether the package reports it only after another key of the same object is removed, because it reports one unknown
   * key at a time.
   */
  isLater?: true;
}

/** The complete error of a package, verbatim. */
export interface Refusal {
  by: string;
  message: string;
}

/** A value of a completed configuration. */
export interface Leaf {
  path: KeyPath;
  /** JavaScript source. */
  text: string;
  /**
   * `set`: by the configuration; `changed`: a default changed by a key of the configuration; `default`: webpack's
   * default.
   */
  origin: 'set' | 'changed' | 'default';
  /** Keys of the configuration that decided it. */
  keys: KeyPath[];
  /** Value without the first of these keys; absent if there would be none, or no key decided it. */
  otherwise?: string;
}

/** A key of the configuration. */
export interface OwnKey {
  path: KeyPath;
  /** Whether it equals the default, so that removing it changes nothing. */
  isDefault: boolean;
}

/** A value from a missing package or file, replaced by a stand-in. */
export interface StandIn {
  path: KeyPath;
  /** Expression in the configuration: `new HtmlWebpackPlugin(…)`, `paths.appSrc`. */
  expression: string;
  /** Form of the stand-in. `nothing`: no form would be valid there. */
  as: 'as it is' | 'string' | 'object' | 'array' | 'boolean' | 'number' | 'nothing';
}

/** A configuration with webpack's results. */
export interface CheckedConfiguration {
  /** Its `name`, if there are several configurations. */
  name?: string;
  problems: ValidationProblem[];
  /** The error that webpack throws when it completes the configuration; then there are no effective options. */
  failure?: string;
  leaves: Leaf[];
  /** Until the answer `explained`, `isDefault` is unknown. */
  own: OwnKey[];
  standIns: StandIn[];
}

/** A note on how the configuration was run. */
export interface Notice {
  /** Package, file or option that the note is about. */
  about: string;
  kind: 'package' | 'file' | 'spread' | 'extends' | 'node' | 'argument';
}

/** A difference between two completed configurations. */
export interface Difference {
  path: KeyPath;
  /** Absent if the option doesn't exist. */
  before?: string;
  after?: string;
}

/** Answers of the worker. */
export type Answer =
  | { type: 'ready' }
  | {
      type: 'checked';
      ticket: number;
      configurations: CheckedConfiguration[];
      /** In the order in which `webpack serve` validates; it prints only the first. Empty if everything is valid. */
      refusals: Refusal[];
      notices: Notice[];
    }
  /** Follows `checked` for each configuration that can be completed: which keys decided its values. */
  | { type: 'explained'; ticket: number; index: number; leaves: Leaf[]; own: OwnKey[] }
  /** The source couldn't be run, with the thrown error, or exported no configuration. */
  | { type: 'failed'; ticket: number; message?: string; line?: number }
  | { type: 'swapped'; ticket: number; differences: Difference[]; failure?: string };
