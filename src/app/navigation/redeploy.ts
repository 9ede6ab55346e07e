/** Key under which the build that was already reloaded for is kept, so that a reload never repeats. */
const GUARD = 'reloaded-for';

/** The build that made this document. */
function ownBuild(): string | undefined {
  return document.documentElement.dataset.build;
}

/** The build that the host serves now; nothing when it cannot be asked. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the host says that the chunk of a `ChunkLoadError` does not exist (any more). */
async function isGone(error: unknown): Promise<boolean> {
  const request = error instanceof Error && 'request' in error ? error.request : undefined;
  if (typeof request !== 'string') return false;
  try {
    return (await fetch(request, { method: 'HEAD' })).status === 404;
  } catch {
    return false;
  }
}

/**
 * Whether a full load of the page should be tried because the site was deployed anew since this document was made.
 * True at most once a build and tab; false where that cannot be remembered.
 */
export async function shouldReload(error: unknown): Promise<boolean> {
  const served = await servedBuild();
  const isRedeployed = served !== undefined && served !== ownBuild();
  if (!isRedeployed && !(await isGone(error))) return false;
  try {
    const mark = `${ownBuild()} ${served}`;
    if (sessionStorage.getItem(GUARD) === mark) return false;
    sessionStorage.setItem(GUARD, mark);
    return true;
  } catch {
    return false;
  }
}
