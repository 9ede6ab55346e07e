interface OrnamentProps {
  svg: string;
  className?: string | undefined;
}

/** Renders a decorative SVG that was drawn at build time. Hidden from screen readers. */
export function Ornament({ svg, className }: OrnamentProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
