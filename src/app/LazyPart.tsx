import { type ComponentType, useEffect, useRef, useState } from 'react';

interface LazyPartProps<Name extends string, Props extends object> {
  /** Imports the chunk that exports the lazily loaded component under the name in `name`. */
  load: () => Promise<Record<Name, ComponentType<Props>>>;
  name: Name;
  props: Props;
}

/**
 * Renders a client-only component whose chunk is fetched when its placeholder comes near the viewport. It isn't
 * prerendered. If the chunk fails to load, nothing is rendered.
 */
export function LazyPart<Name extends string, Props extends object>({ load, name, props }: LazyPartProps<Name, Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load().then((module) => setPart(() => module[name]), console.warn);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load, name]);
  return <div ref={place}>{Part && <Part {...props} />}</div>;
}
