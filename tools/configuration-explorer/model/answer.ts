/**
 * Answers that the configuration explorer's worker sends to the page. Because the worker runs untrusted code, values
 * are strings for display, and `readAnswer` validates the shape of each answer.
 */

/** Path of a key in a configuration (`['module', 'rules', 0, 'use']`). */
export type KeyPath = (string | number)[];

/** A message from validating the configuration. */
export interface ValidationProblem {
  /** Name of the package whose schema was violated (`webpack`, `webpack-dev-server`). */
  by: string;
  /** Text of the message, without the bullet that it has in the package's combined message. */
  text: string;
  /** Path of the invalid value. For an unknown or missing property, the last key is the property's name. */
  path: KeyPath;
  /** Suggested fix as code (`output.path`, `"production"`). */
  meant?: string;
  /**
   * Whether the package reports this message only after another key has been removed from the same object, because it
   * reports one unknown key at a time.
   */
  isLater?: true;
}

/** The complete, verbatim error message of a package. */
export interface Refusal {
  by: string;
  message: string;
}

/** A value in a configuration that webpack has completed with its defaults. */
export interface Leaf {
  path: KeyPath;
  /** The value as JavaScript source code. */
  text: string;
  /**
   * Where the value comes from. `set`: the configuration sets it. `changed`: it is a default that a key of the
   * configuration changed. `default`: it is webpack's unchanged default.
   */
  origin: 'set' | 'changed' | 'default';
  /** Keys of the configuration that determined the value. */
  keys: KeyPath[];
  /**
   * The value that would result without the first of these keys. Absent if there would be none, or if no key determined
   * the value.
   */
  otherwise?: string;
}

/** A key of the configuration. */
export interface OwnKey {
  path: KeyPath;
  /** Whether the value equals the default, so that removing the key would change nothing. */
  isDefault: boolean;
}

/** A stand-in for a value from a missing package or file. */
export interface StandIn {
  path: KeyPath;
  /** Expression that the configuration contains (`new HtmlWebpackPlugin(…)`, `paths.appSrc`). */
  expression: string;
  /** Type of the value that replaced the stand-in. `nothing` means that no type would be valid there. */
  as: 'as it is' | 'string' | 'object' | 'array' | 'boolean' | 'number' | 'nothing';
}

/** Results for one configuration. */
export interface CheckedConfiguration {
  /** The configuration's `name`, if it has one. */
  name?: string;
  problems: ValidationProblem[];
  /** Error that webpack throws when it applies defaults. In this case there are no effective options. */
  failure?: string;
  leaves: Leaf[];
  /** Keys of the configuration. `isDefault` isn't known until the answer `explained` arrives. */
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
  /** Value before. Absent if the option didn't exist. `after` is absent if it no longer exists. */
  before?: string;
  after?: string;
}

/** Answers that the worker sends. */
export type Answer =
  | { type: 'ready' }
  | {
      type: 'checked';
      ticket: number;
      configurations: CheckedConfiguration[];
      /**
       * Errors in the order in which `webpack serve` validates. It prints only the first one. Empty if everything is
       * valid.
       */
      refusals: Refusal[];
      notices: Notice[];
    }
  /** Sent after `checked` for each configuration that can be completed. It says which keys determined which values. */
  | { type: 'explained'; ticket: number; index: number; leaves: Leaf[]; own: OwnKey[] }
  /** The configuration couldn't be run and threw this error, or, without a message, it exported no configuration. */
  | { type: 'failed'; ticket: number; message?: string; line?: number }
  | { type: 'swapped'; ticket: number; differences: Difference[]; failure?: string };
