/** An entry in the site's menu. */
export interface MenuLink {
  content: string;
  url: string;
  isActive: boolean;
  /** Subsections of the menu entry, shown in the row below the header while the entry is active. */
  children: MenuLink[];
}
