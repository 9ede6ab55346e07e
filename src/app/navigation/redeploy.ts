/** Key, followed by what is missing, under which a tab keeps that it was reloaded for it: a reload never repeats. */
const GUARD = 'reloaded-for ';

/** Milliseconds until a host that does not answer counts as one that cannot be asked. */
const patience = 5000;

/** The build that made this document. */
function ownBuild(): string | undefined {
  return document.documentElement.dataset.build;
}

/** The build that the host serves now; nothing when it cannot be asked. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const answer = await fetch(`${BASE_PATH}/build.json`, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the host says that a script or stylesheet does not exist (any more): by its status, or by a page in its place. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status, headers } = await fetch(file, { method: 'HEAD', signal: AbortSignal.timeout(patience) });
    return status === 404 || status === 410 || /\bhtml\b/.test(headers.get('content-type') ?? '');
  } catch {
    return false;
  }
}

/** Address of the script or stylesheet that an error of webpack's runtime is about. */
function missingFile(error: unknown): string | undefined {
  return error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
}

/**
 * Whether a full load of the page should be tried because the site was deployed anew since this document was made: the app
 * (its build is another one) or the content alone (the build is the same, the page's chunk has another name).
 * True at most once for each missing file and tab; false where that cannot be remembered.
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
