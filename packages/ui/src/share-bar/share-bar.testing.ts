import { wordsOf } from '../testing/find-one.ts'

export type ShareBarParts = {
  share: HTMLButtonElement
  copyLink: HTMLButtonElement
  /** What is said once the link is on the clipboard. Empty before, and after a while. */
  status: () => string
}

/** The `ShareBar` of a container, the first of several. Throws where there is none. */
export function findShareBar(container: ParentNode): ShareBarParts {
  const status = container.querySelector('button + button + [role="status"]')
  const [share, copyLink] = status?.parentElement?.querySelectorAll('button') ?? []
  if (!status || !share || !copyLink) throw new Error('There is nothing to share by here.')
  return { share, copyLink, status: () => wordsOf(status) }
}
