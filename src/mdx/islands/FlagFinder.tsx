import { FactsOfKind } from './FactsOfKind.tsx';

/** `<FlagFinder />`: every flag of the command line. */
export default function FlagFinder() {
  return <FactsOfKind kind="cli" things="flags" />;
}
