import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { SiteConfig } from '../../../../site.config.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { nextIndex } from '../next-index.ts';
import * as styles from './LanguageMenu.module.css';

interface LanguageMenuProps {
  mirrors: SiteConfig['mirrors'];
  /** Path of the open page. The translated sites use the same paths. */
  path: string;
  /** CSS class of the language button, shared with the other header buttons. */
  className?: string;
}

/**
 * Menu with links to the same page in other languages. It opens on hover or click, and closes on Escape, on a click
 * outside, or when it loses focus.
 */
export function LanguageMenu({ mirrors, path, className }: LanguageMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [hash, setHash] = useState('');
  const root = useRef<HTMLDivElement>(null);
  /**
   * Whether the mouse is over the menu. It is tracked because only the newest browsers say whether a click came from a
   * mouse.
   */
  const isHovered = useRef(false);
  const id = useId();

  function open() {
    setHash(location.hash);
    setOpen(true);
  }

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Escape must close a menu that was opened by hovering, no matter which element on the page has the focus.
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const links = [...(root.current?.querySelectorAll('a') ?? [])];
    const index = nextIndex(event.key, links.indexOf(document.activeElement as HTMLAnchorElement), links.length);
    if (index === undefined) return;
    event.preventDefault();
    if (!isOpen) open();
    // Wait until the list of languages is visible, because a hidden list can't take the focus.
    requestAnimationFrame(() => links[index]?.focus());
  }

  function onHover({ pointerType }: PointerEvent, isOver: boolean) {
    if (pointerType !== 'mouse') return;
    isHovered.current = isOver;
    if (isOver) open();
    else setOpen(false);
  }

  // If hovering already opened the menu, a mouse click keeps it open. Keyboard clicks have a `detail` of 0.
  const keeps = ({ detail }: MouseEvent) => isHovered.current && detail > 0;
  return (
    // The element has no role, because it only receives the pointer and focus events of the button and the links
    // inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={root}
      className={styles.menu}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => onHover(event, true)}
      onPointerLeave={(event) => onHover(event, false)}
      onBlur={(event: FocusEvent) => root.current?.contains(event.relatedTarget) || setOpen(false)}
    >
      <button
        type="button"
        className={className}
        aria-label={TEXTS.frame.languages}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={(event) => (isOpen && !keeps(event) ? setOpen(false) : open())}
      >
        <Icon name="globe" />
      </button>
      <ul id={id} className={styles.list} data-open={isOpen || undefined}>
        <li>
          <span aria-current="true">{TEXTS.language}</span>
        </li>
        {mirrors.map(({ label, language, origin }) => (
          <li key={language}>
            <a href={origin + path + hash} hrefLang={language} lang={language} tabIndex={isOpen ? undefined : -1}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
