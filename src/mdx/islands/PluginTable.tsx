import { FactsOfKind } from './FactsOfKind.tsx';

/** `<PluginTable />`: the plugin classes that webpack exports. */
export default function PluginTable() {
  return <FactsOfKind kind="plugin" things="plugins" />;
}
