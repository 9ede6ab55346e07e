import type { Element, ElementContent } from 'hast';
import type { Facts } from '../../facts/types.ts';
import type { LiteralValue } from '../markdown/literal.ts';

/** Context of the page that a component is on, available to the component. */
export interface ComponentPage {
  facts: Facts | undefined;
  /** Reports an error at the component's position in the Markdown. */
  error(message: string): void;
  /** Records that the page documents a fact about webpack, at the given id or, if undefined, at the heading above. */
  claim(fact: string, anchor?: string): void;
  /** Reads a file next to the page; reports an error and returns undefined if it doesn't exist. */
  readText(source: string): string | undefined;
  /** Reserves an id on the page; returns undefined if it is already taken. */
  takeId(id: string): string | undefined;
  /** A number that is unique to this component on its page, to create unique ids. */
  number: number;
}

/** Props of a component as the author wrote them, with literals evaluated. */
export type ComponentProps = Record<string, LiteralValue>;

/** Renders a component to HTML. This is a pure function of its arguments. */
type Component = (props: ComponentProps, children: ElementContent[], page: ComponentPage) => Element | ElementContent[];

/** A component for Markdown pages, with the props that it accepts. Any other prop is an error. */
export interface ComponentDefinition {
  expand: Component;
  props: readonly string[];
  required?: readonly string[];
}

/** Returns a component's prop as a string, or `''` if it is missing. */
export function text(value: LiteralValue): string {
  return value === undefined || value === null ? '' : String(value);
}
