/** A start tag of serialized HTML, attribute values quoted or not. Text holds no bare `<`, the serializer escapes it. */
const startTag = /<[a-z][^\s/>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]*))?)*\s*\/?>/gi;

/**
 * Rewrites attributes in serialized HTML, leaving text alone.
 * @param names lower-case names of the attributes to rewrite
 * @param rewrite gives the new value from name and value, both as serialized (entities stay)
 */
export function rewriteAttributes(
  html: string,
  names: string[],
  rewrite: (name: string, value: string) => string,
): string {
  const attribute = new RegExp(`(\\s)(${names.join('|')})=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'gi');
  return html.replace(startTag, (tag) =>
    tag.replace(attribute, (_, space: string, name: string, double?: string, single?: string, bare?: string) => {
      const value = rewrite(name.toLowerCase(), double ?? single ?? bare ?? '');
      return `${space}${name}=${single === undefined ? `"${value}"` : `'${value}'`}`;
    }),
  );
}
