import { FactsOfKind } from './FactsOfKind.tsx';

/** `<OptionsTable />`: every option of the configuration, or of another kind. */
export default function OptionsTable({ kind = 'option' }: { kind?: string }) {
  return <FactsOfKind kind={kind} things="options" />;
}
