/** A menu entry. */
export interface MenuLink {
  content: string;
  url: string;
  isActive: boolean;
  /** Shown in the row under the header while the entry is active. */
  children: MenuLink[];
}
