import { Vote } from '../../features/vote/Vote.tsx';

/** Renders `/vote/`. Only the title and a placeholder are prerendered. The rest is client-only. */
export default function VoteScreen() {
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{TEXTS.frame.vote}</h1>
      <Vote />
    </div>
  );
}
