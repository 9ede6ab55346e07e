interface OrnamentProps {
  svg: string;
  className?: string | undefined;
}

/** A drawing that the build made, and that says nothing words do not say. */
export function Ornament({ svg, className }: OrnamentProps) {
  return <span className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
