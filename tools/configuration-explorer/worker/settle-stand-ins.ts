import isValid from 'webpack/schemas/WebpackOptions.check.js';
import type { StandIn } from '../model/answer.ts';
import { isPlain, type Options } from './options.ts';
import { expressionOf, stringFor } from './stand-in.ts';
import { isValidServer } from './validate.ts';

/** Values that can replace a stand-in in a configuration, in the order in which they are tried. */
const forms: readonly [StandIn['as'], (expression: string, value: unknown) => unknown][] = [
  ['as it is', (_, value) => value],
  ['string', (expression) => stringFor(expression, false)],
  ['string', (expression) => stringFor(expression, true)],
  ['object', () => ({})],
  ['array', () => []],
  ['boolean', () => true],
  ['number', () => 1],
];

/** A path in a configuration. Each step includes the string members of the parent object (`type: 'filesystem'`). */
type Place = readonly { key: string | number; texts: Options }[];

/**
 * Replaces each stand-in in a configuration with a value that webpack accepts at its path. Also lists the replaced
 * stand-ins.
 */
export function settleStandIns(configuration: Options): { configuration: Options; standIns: StandIn[] } {
  const standIns: StandIn[] = [];
  const settle = (value: unknown, place: Place): unknown => {
    const expression = expressionOf(value);
    if (expression !== undefined) {
      const { as, settled } = settledAt(place, expression, value);
      standIns.push({ path: place.map(({ key }) => key), expression, as });
      return settled;
    }
    if (place.length > 12) return value;
    if (Array.isArray(value)) return value.map((one, key) => settle(one, [...place, { key, texts: {} }]));
    if (!isPlain(value)) return value;
    const texts = textsIn(value);
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [key, settle(member, [...place, { key, texts }])]),
    );
  };
  return { configuration: settle(configuration, []) as Options, standIns };
}

/**
 * Returns the first value that webpack accepts at a path, either alone or together with the strings that determine the
 * parent object's type.
 */
function settledAt(place: Place, expression: string, value: unknown): { as: StandIn['as']; settled: unknown } {
  for (const beside of [false, true])
    for (const [as, make] of forms) {
      const settled = make(expression, value);
      if (isAccepted(configurationWith(place, settled, beside))) return { as, settled };
    }
  return { as: 'nothing', settled: value };
}

/** Whether webpack accepts a configuration and, if it has `devServer` options, webpack-dev-server accepts them too. */
function isAccepted(configuration: Options): boolean {
  const { devServer } = configuration;
  return isValid(configuration) && (!isPlain(devServer) || isValidServer(devServer));
}

/**
 * Creates a configuration that contains only a value at a path, optionally with the strings next to it in its parent
 * objects.
 */
function configurationWith(place: Place, value: unknown, beside: boolean): Options {
  return place.reduceRight<unknown>((inner, { key, texts }, depth) => {
    if (typeof key === 'number') return [inner];
    return { ...(beside && depth > 0 && texts), [key]: inner };
  }, value) as Options;
}

function textsIn(value: Options): Options {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => typeof member === 'string'));
}
