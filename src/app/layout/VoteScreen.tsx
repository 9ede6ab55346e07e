import { Vote } from '../../features/vote/Vote.tsx';
import { screens } from '../../model/screens.ts';
import { ToolPage } from '../../ui/ToolPage/ToolPage.tsx';

/** Renders `/vote/`. Only the title and a placeholder are prerendered. The rest is client-only. */
export default function VoteScreen() {
  return (
    <ToolPage url={screens.vote.url} title={TEXTS.frame.vote}>
      <Vote />
    </ToolPage>
  );
}
