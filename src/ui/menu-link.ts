/** An entry in a menu. */
export interface MenuLink {
  content: string;
  url: string;
  isActive: boolean;
  /** Subsections, shown in the row below the header while the entry is active. */
  children: MenuLink[];
}
