/**
 * Prefix of a `sessionStorage` key that records a reload, so that each missing file causes only one. The file's URL
 * follows the prefix.
 */
const GUARD = 'reloaded-for ';

/** How long to wait for a response before the site's host counts as unreachable, in milliseconds. */
const patience = 5000;

/** Returns the id of the build that produced this document. */
function ownBuild(): string | undefined {
  return document.documentElement.dataset.build;
}

/** Fetches the id of the build that the host serves now. Returns undefined if the request fails. */
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
 * Whether a script or stylesheet no longer exists on the host. If so, the host responds with an error status or an HTML
 * page.
 */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return status === 404 || status === 410 || /\bhtml\b/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Returns the URL of the script or stylesheet that webpack's runtime failed to load. */
function missingFile(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

/**
 * Whether to reload the page because the site was redeployed since this document was loaded. Either the build id
 * changed, or only content changed, so that the page's chunk has a new name in the same build. Returns true at most
 * once per missing file and tab, and false if the reload can't be recorded.
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
