import type { Element, ElementContent } from 'hast';
import type { Facts } from '../../facts/types.ts';
import type { LiteralValue } from '../markdown/literal.ts';

/** The page context available to a component. */
export interface ComponentPage {
  facts: Facts | undefined;
  /** Reports an error at the component's position. */
  error(message: string): void;
  /** Records that the page documents a fact, at an id of the page (undefined: the heading above). */
  claim(fact: string, anchor?: string): void;
  /** Reads a file next to the page; reports an error and returns undefined if it doesn't exist. */
  readText(source: string): string | undefined;
  /** Reserves an id; undefined if it is already taken on this page. */
  takeId(id: string): string | undefined;
  /** A number unique to this component on its page, for ids. */
  number: number;
}

/** Props as written, with evaluated literals. */
export type ComponentProps = Record<string, LiteralValue>;

/** Renders a component to HTML. Pure: the result depends only on the arguments. */
export type Component = (
  props: ComponentProps,
  children: ElementContent[],
  page: ComponentPage,
) => Element | ElementContent[];

/** A component and the props it accepts; others are an error. */
export interface ComponentDefinition {
  expand: Component;
  props: readonly string[];
  required?: readonly string[];
}

/** A prop as a string, `''` if missing. */
export function text(value: LiteralValue): string {
  return value === undefined || value === null ? '' : String(value);
}
