/**
 * Key prefix in `sessionStorage`, followed by the missing file, that records a reload, so that it happens only once.
 */
const GUARD = 'reloaded-for ';

/** Milliseconds to wait for a response before the host counts as unreachable. */
const patience = 5000;

/** Id of the build that made this document. */
function ownBuild(): string | undefined {
  return document.documentElement.dataset.build;
}

/** Id of the build that the host serves now; undefined if the request fails. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${BASE_PATH}/build.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a script or stylesheet no longer exists on the host: it answers with an error status, or with a page instead.
 */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return status === 404 || status === 410 || /\bhtml\b/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Address of the script or stylesheet that an error of webpack's runtime refers to. */
function missingFile(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

/**
 * Whether to reload the page because the site was redeployed since this document was loaded: either the app (another
 * build id) or only content (same build id, but the page's chunk has another name). True at most once per missing file
 * and tab; false if that can't be stored.
 */
export async function shouldReload(error: unknown): Promise<boolean> {
  const file = missingFile(error);
  const served = await servedBuild();
  const isRedeployed = served !== undefined && served !== ownBuild();
  if (!isRedeployed && !(file && (await isGone(file)))) return false;
  try {
    const mark = GUARD + (file ?? served);
    if (sessionStorage.getItem(mark)) return false;
    sessionStorage.setItem(mark, 'yes');
    return true;
  } catch {
    return false;
  }
}
