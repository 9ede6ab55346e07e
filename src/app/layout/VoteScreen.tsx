import { Vote } from '../../features/vote/Vote.tsx';

/** `/vote/`: prerendered with its title and a placeholder, the rest in the browser only. */
export default function VoteScreen() {
  return (
    <div className="screen">
      <h1 tabIndex={-1}>{TEXTS.frame.vote}</h1>
      <Vote />
    </div>
  );
}
