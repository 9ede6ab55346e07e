import { useAdopted } from '../../ui/browser/useAdopted.ts';

/** `Home` as it came with the document, which stays as it stands. */
export function AdoptedHome() {
  const home = useAdopted<HTMLDivElement>('#main > div > div');
  return <div ref={home} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
