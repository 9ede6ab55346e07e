/** What webpack's defaults ask of `module`: whether this Node strips types, which the current one does. */
function stripTypeScriptTypes(source: string): string {
  return source;
}

export { stripTypeScriptTypes };
export default { stripTypeScriptTypes };
