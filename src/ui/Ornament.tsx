interface OrnamentProps {
  svg: string;
  className?: string | undefined;
}

/** A decorative SVG drawn at build time, hidden from screen readers. */
export function Ornament({ svg, className }: OrnamentProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
