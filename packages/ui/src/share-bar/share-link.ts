import { copyText } from '../clipboard/copy-text.ts'

/** A link with its title, to share. */
export type Shared = {
  /** Absolute URL. */
  url: string
  title: string
}

/** The result: passed to the system's share dialog, copied to the clipboard, cancelled by the user, or failed. */
export type ShareOutcome = 'shared' | 'copied' | 'cancelled' | 'failed'

/** Opens the system's share dialog; if there is none, copies the link. */
export async function share({ url, title }: Shared): Promise<ShareOutcome> {
  if (!('share' in navigator)) return copyText(url)
  try {
    await navigator.share({ url, title })
    return 'shared'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled'
    return copyText(url)
  }
}
