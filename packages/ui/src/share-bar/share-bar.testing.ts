import { wordsOf } from '../testing/find-one.ts'

export type ShareBarParts = {
  share: HTMLButtonElement
  copyLink: HTMLButtonElement
  /** The announcement after the link was copied. Empty before, and after a few seconds. */
  status: () => string
}

/** The first `ShareBar` of a container. Throws if there is none. */
export function findShareBar(container: ParentNode): ShareBarParts {
  const status = container.querySelector('button + button + [role="status"]')
  const [share, copyLink] = status?.parentElement?.querySelectorAll('button') ?? []
  if (!status || !share || !copyLink) throw new Error('There is no share bar in this container.')
  return { share, copyLink, status: () => wordsOf(status) }
}
