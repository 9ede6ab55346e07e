/**
 * Answers that the configuration explorer's worker sends to the page. Because the worker runs untrusted code, all
 * values are strings for display, and `readAnswer` validates the shape of each answer.
 */

/** Path of a key in a webpack configuration (`['module', 'rules', 0, 'use']`). */
export type KeyPath = (string | number)[];

/** An error message from validating a webpack configuration. */
export interface ValidationProblem {
  /** Name of the package whose schema was violated (`webpack`, `webpack-dev-server`). */
  by: string;
  /** Text of the error message, without the bullet that it has in the package's combined message. */
  text: string;
  /**
   * Path of the invalid value in the configuration. For an unknown or missing property, the last key is the property's
   * name.
   */
  path: KeyPath;
  /** Suggested replacement for the invalid value or key, as code (`output.path`, `"production"`). */
  meant?: string;
  /**
   * Message about the only value that is wrong inside a larger one. The text is about the larger one then, and lists
   * all its possible forms.
   */
  inner?: string;
  /** Whether the path is that of a key that the package doesn't know. */
  isUnknown?: true;
  /**
   * Whether the package reports this message only after another unknown key has been removed from the same object.
   * Packages report one unknown key at a time.
   */
  isLater?: true;
}

/** The complete, verbatim error message in which a package rejects a configuration. */
export interface Refusal {
  by: string;
  message: string;
}

/** A value in a webpack configuration after webpack has filled in its defaults. */
export interface Leaf {
  path: KeyPath;
  /** The option's value as JavaScript source code. */
  text: string;
  /**
   * Where the value comes from. `set`: the configuration sets it. `changed`: it is a default that a key of the
   * configuration changed. `default`: it is webpack's unchanged default.
   */
  origin: 'set' | 'changed' | 'default';
  /** Keys of the webpack configuration that determined the value. */
  keys: KeyPath[];
  /**
   * Value that would result without the first key in `keys`. Absent if there would be no value, or if no key determined
   * it.
   */
  otherwise?: string;
}

/** A key that the webpack configuration sets itself. */
export interface OwnKey {
  path: KeyPath;
  /** Whether the key's value equals webpack's default, so that removing the key would change nothing. */
  isDefault: boolean;
}

/** A stand-in that replaces a value from a missing package or file while the configuration runs. */
export interface StandIn {
  path: KeyPath;
  /** Expression in the configuration that the stand-in replaces (`new HtmlWebpackPlugin(…)`, `paths.appSrc`). */
  expression: string;
  /** Type of the value that replaced the stand-in. `nothing` means that webpack accepts no type there. */
  as: 'as it is' | 'string' | 'object' | 'array' | 'boolean' | 'number' | 'nothing';
}

/** Results of checking one webpack configuration. */
export interface CheckedConfiguration {
  /** The configuration's `name`, if it has one. */
  name?: string;
  problems: ValidationProblem[];
  /** Error that webpack throws when it applies defaults. If there is one, no effective options are available. */
  failure?: string;
  leaves: Leaf[];
  /** Keys that the configuration sets. `isDefault` isn't known until the answer `explained` arrives. */
  own: OwnKey[];
  standIns: StandIn[];
}

/** A note on how the explorer ran the configuration, such as which packages were missing. */
export interface Notice {
  /** Package, file, or option that the note is about. */
  about: string;
  kind: 'package' | 'file' | 'spread' | 'extends' | 'node';
}

/** An option whose value differs between two configurations with defaults applied. */
export interface Difference {
  path: KeyPath;
  /**
   * Value in the first configuration. Absent if the option doesn't exist there. `after` is absent if it doesn't exist
   * in the second.
   */
  before?: string;
  after?: string;
}

/** Answers that the configuration explorer's worker sends to the page. */
export type Answer =
  | { type: 'ready' }
  | {
      type: 'checked';
      ticket: number;
      configurations: CheckedConfiguration[];
      /**
       * Error messages of packages, in the order in which `webpack serve` validates. It prints only the first one.
       * Empty if everything is valid.
       */
      refusals: Refusal[];
      notices: Notice[];
    }
  /**
   * Sent after `checked` for each configuration that webpack could complete with defaults. It says which keys
   * determined which values.
   */
  | { type: 'explained'; ticket: number; index: number; leaves: Leaf[]; own: OwnKey[] }
  /** The configuration couldn't be run and threw this error. Without a message, it exported no configuration. */
  | { type: 'failed'; ticket: number; message?: string; line?: number }
  /** The loop on this line ran for too long. */
  | { type: 'endless'; ticket: number; line: number }
  /** The configuration is still waiting for a promise. */
  | { type: 'waiting'; ticket: number }
  | { type: 'swapped'; ticket: number; differences: Difference[]; failure?: string };
