import type { Element, ElementContent } from 'hast';
import type { Facts } from '../../facts/types.ts';
import type { LiteralValue } from '../markdown/literal.ts';

/** What a component may use of the page it stands on. */
export interface ComponentPage {
  facts: Facts | undefined;
  /** Notes an error at the component's place. */
  error(message: string): void;
  /** Notes that the page documents a fact, at an id of the page (undefined: the heading above). */
  claim(fact: string, anchor?: string): void;
  /** Text of a file beside the page; undefined, and an error noted, when it is not there. */
  readText(source: string): string | undefined;
  /** Takes an id for an element; undefined when the page has it already. */
  takeId(id: string): string | undefined;
  /** A number that no other component of the page has, for ids. */
  number: number;
}

/** Props as written, values of literal expressions. */
export type ComponentProps = Record<string, LiteralValue>;

/** Expands a component of the dialect to HTML. Pure: it depends on nothing but what it is given. */
export type Component = (
  props: ComponentProps,
  children: ElementContent[],
  page: ComponentPage,
) => Element | ElementContent[];

/** A component and the props it knows; any other is an error. */
export interface ComponentDefinition {
  expand: Component;
  props: readonly string[];
  required?: readonly string[];
}

/** A prop as text, `''` where it is missing. */
export function text(value: LiteralValue): string {
  return value === undefined || value === null ? '' : String(value);
}
