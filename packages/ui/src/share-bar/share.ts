/** What is passed on. */
export type Shared = {
  /** Absolute address. */
  url: string
  title: string
}

/** How it went: passed to the system's share sheet, put on the clipboard, waved away by the person, or refused. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Puts an address on the clipboard. */
export async function copyLink(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}

/** Opens the system's share sheet; where there is none, copies the link (product.md, Community). */
export async function share({ url, title }: Shared): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copyLink(url)
  try {
    await navigator.share({ url, title })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    return copyLink(url)
  }
}
