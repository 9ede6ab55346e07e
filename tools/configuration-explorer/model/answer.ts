/**
 * What the worker of the configuration explorer answers. Foreign code ran beside it, so all of it is text to show, and is read
 * with `readAnswer`, which lets nothing else through.
 */

/** Keys from the top of a configuration down: `['module', 'rules', 0, 'use']`. */
export type KeyPath = (string | number)[];

/** A message of a validation. */
export interface ValidationProblem {
  /** Package whose schema it is: `webpack`, `webpack-dev-server`. */
  by: string;
  /** Text, as in the whole message without its bullet. */
  text: string;
  /** What it is about. An unknown or missing property is its last key. */
  path: KeyPath;
  /** What was probably meant, as code: `output.path`, `"production"`. */
  meant?: string;
  /** Whether the package says it only once another key of the same object is gone: it names one unknown key at a time. */
  isLater?: true;
}

/** All that a package says of the options that it refuses, character for character. */
export interface Refusal {
  by: string;
  message: string;
}

/** A value of a completed configuration. */
export interface Leaf {
  path: KeyPath;
  /** JavaScript text. */
  text: string;
  /** Who decided it. `set`: the configuration, `changed`: a key of it, by another default; `default`: webpack alone. */
  origin: 'set' | 'changed' | 'default';
  /** Keys of the configuration that decided it. */
  keys: KeyPath[];
  /** What it would be without the first of these keys; absent where there would be no such value, or nothing decided it. */
  otherwise?: string;
}

/** Something a configuration says. */
export interface OwnKey {
  path: KeyPath;
  /** Whether it changes nothing: the default is the same. */
  isDefault: boolean;
}

/** A value that comes from a package or file that is not there, so that a stand-in takes its place. */
export interface StandIn {
  path: KeyPath;
  /** How the configuration comes by it: `new HtmlWebpackPlugin(…)`, `paths.appSrc`. */
  expression: string;
  /** What webpack takes it for. `nothing`: no value would be valid there. */
  as: 'as it is' | 'string' | 'object' | 'array' | 'boolean' | 'number' | 'nothing';
}

/** One configuration: what it says and what webpack makes of it. */
export interface CheckedConfiguration {
  /** Its `name`, in a list of several. */
  name?: string;
  problems: ValidationProblem[];
  /** Why there are no effective options: what webpack throws when it completes the configuration. */
  failure?: string;
  leaves: Leaf[];
  /** Until `explained` says more: nothing is known to be a default already. */
  own: OwnKey[];
  standIns: StandIn[];
}

/** Something about how the configuration was run that its reader should know. */
export interface Notice {
  /** Package, file or option it is about. */
  about: string;
  kind: 'package' | 'file' | 'spread' | 'extends' | 'node' | 'argument';
}

/** A difference between two completed configurations. */
export interface Difference {
  path: KeyPath;
  /** Absent where the option is not there. */
  before?: string;
  after?: string;
}

/** What comes back. */
export type Answer =
  | { type: 'ready' }
  | {
      type: 'checked';
      ticket: number;
      configurations: CheckedConfiguration[];
      /** In the order in which `webpack serve` comes to them: the first is what it prints. None where everything is valid. */
      refusals: Refusal[];
      notices: Notice[];
    }
  /** Follows `checked`, for each configuration that can be completed: what decided its values. */
  | { type: 'explained'; ticket: number; index: number; leaves: Leaf[]; own: OwnKey[] }
  /** The source could not be run, with what it threw, or gave no configuration. */
  | { type: 'failed'; ticket: number; message?: string; line?: number }
  | { type: 'swapped'; ticket: number; differences: Difference[]; failure?: string };
