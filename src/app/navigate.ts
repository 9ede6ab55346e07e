import { createContext, use } from 'react';

/** Goes to an address of this site; the app supplies it. */
export const NavigateContext = createContext<(href: string) => void>(() => {});

/** The function that goes to an address of this site. */
export function useNavigate(): (href: string) => void {
  return use(NavigateContext);
}
