// Turns headings and paragraphs of a Markdown file into HTML.
export default function markdownLoader(source) {
  const html = source
    .trim()
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('# ') ? `<h1>${block.slice(2)}</h1>` : `<p>${block}</p>`))
    .join('');
  return `export default ${JSON.stringify(html)};`;
}
