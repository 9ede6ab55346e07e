/** Renders an ISO date (`2026-11-21`) in words, in the given language. */
export function LongDate({ day, language }: { day: string; language: string }) {
  const words = new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{words}</time>;
}
