import { Later } from '../Later.tsx';

const vote = () => import(/* webpackChunkName: "vote" */ '../../features/vote/Vote.tsx');

/** `/vote/`: prerendered with its title alone, the rest in the browser only. */
export default function VoteScreen() {
  return (
    <div className="screen">
      <h1 tabIndex={-1}>Vote</h1>
      <Later load={vote} name="Vote" props={{}} />
    </div>
  );
}
