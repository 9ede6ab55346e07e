import { onHost } from '../../model/on-host.ts';
import { failedView, type View } from '../view.ts';
import { type Address, addressOf, canonicalAddress, formatAddress, redirectTarget } from './address.ts';
import { chunkFailure } from './chunk-failure.ts';
import { isOwnPage } from './link-target.ts';
import { loadView } from './load-view.ts';
import type { NavigatorHooks } from './navigator-hooks.ts';
import { shouldReload } from './redeploy.ts';
import { hashTarget } from '../../ui/browser/place-of-hash.ts';
import { keepScroll, showScroll } from './scroll-memory.ts';

/** Milliseconds before a load shows the progress hint. */
const HINT_DELAY = 150;
/** Redirects one after the other, old headings included, after which an address counts as one that leads nowhere. */
const MOST_REDIRECTS = 5;

/** How an address is come to: by a step of its own in the history, in place of the current one, or back in it. */
export type Arrival = 'push' | 'replace' | 'pop';

/** Counts visits: of several at a time, the last one wins. */
let latest = 0;
/** A chunk that came without its module, or hangs, is not asked for again in this document: only a new one helps. */
let needsDocument = false;

/** Loads what is at an address, and shows it. */
export async function visit(hooks: NavigatorHooks, wanted: Address, arrival: Arrival, redirects = 0): Promise<void> {
  const address = canonicalAddress(wanted);
  if (address.path === hooks.current().path && hooks.current().kind === 'page')
    return arrive(hooks, address, arrival, redirects);
  const turn = ++latest;
  const hint = setTimeout(() => hooks.pending(true), HINT_DELAY);
  const loaded = await load(hooks, address);
  clearTimeout(hint);
  if (turn !== latest) return;
  hooks.pending(false);
  if (loaded === 'reloading') return;
  if (loaded.kind === 'redirect' && redirects < MOST_REDIRECTS)
    return follow(hooks, redirectTarget(loaded.to, address, location.origin), arrival, redirects + 1);
  const view: View = loaded.kind === 'redirect' ? { kind: 'not-found', path: address.path } : loaded;
  keepScroll();
  if (arrival === 'push') history.pushState(null, '', formatAddress(address));
  else if (formatAddress(address) !== formatAddress(addressOf(location)))
    history.replaceState(history.state, '', formatAddress(address));
  hooks.commit(view, address);
  hooks.focus(address);
  showScroll(address.hash, arrival === 'pop');
  void followOldHash(hooks, address, redirects);
}

/** A hash that names nothing here may be an old one; the reader is led on where it leads today. */
export async function followOldHash(hooks: NavigatorHooks, address: Address, redirects = 0): Promise<void> {
  if (address.hash === '' || hooks.current().kind !== 'page' || hashTarget(address.hash)) return;
  if (redirects === MOST_REDIRECTS) return;
  const turn = latest;
  const to = await todaysAddress(address);
  if (to !== undefined && turn === latest)
    await visit(
      hooks,
      { ...addressOf(new URL(IS_ALONE ? to : onHost(to), location.origin)), query: address.query },
      'replace',
      redirects + 1,
    );
}

/** Goes where a redirect leads; out of the app where that is no page of this site, without a step in the history of its own. */
async function follow(hooks: NavigatorHooks, to: URL, arrival: Arrival, redirects: number): Promise<void> {
  if (isOwnPage(to, location)) return visit(hooks, addressOf(to), arrival, redirects);
  keepScroll();
  if (arrival === 'push') location.assign(to);
  else location.replace(to);
}

async function load(hooks: NavigatorHooks, address: Address) {
  try {
    return await loadView(address.path);
  } catch (error) {
    if (await shouldReload(error)) {
      location.assign(formatAddress(address));
      return 'reloading' as const;
    }
    const failure = chunkFailure(error);
    needsDocument = failure === undefined || failure === 'timeout';
    console.error(error);
    return failedView(address.path, hooks.current());
  }
}

/** The page is there already: only the hash or the position differs. */
function arrive(hooks: NavigatorHooks, address: Address, arrival: Arrival, redirects: number): void {
  latest++;
  hooks.pending(false);
  if (arrival === 'push') {
    keepScroll();
    history.pushState(null, '', formatAddress(address));
  } else {
    history.replaceState(history.state, '', formatAddress(address));
  }
  showScroll(address.hash, arrival === 'pop');
  if (arrival === 'push') hooks.focus(address);
  void followOldHash(hooks, address, redirects);
}

/** Loads the current address again, after an error. */
export async function revisit(hooks: NavigatorHooks): Promise<void> {
  return needsDocument ? location.reload() : visit(hooks, addressOf(location), 'replace');
}

async function todaysAddress(address: Address): Promise<string | undefined> {
  try {
    const { addressOfOldHash } = await import(/* webpackChunkName: "behaviors-hands" */ './old-hash.ts');
    return addressOfOldHash(address);
  } catch {
    // Offline, say: the reader is on the page at least.
    return undefined;
  }
}
