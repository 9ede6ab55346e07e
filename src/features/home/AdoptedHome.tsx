import { useAdopted } from '../../ui/browser/useAdopted.ts';

/** Keeps the prerendered home page in the document as static HTML. */
export function AdoptedHome() {
  const home = useAdopted<HTMLDivElement>('#main > div > div');
  return <div ref={home} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
