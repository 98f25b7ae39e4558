let loading: Promise<void> | undefined

/**
 * Every page's module awaits this before it runs. The first page has the rules it needs; the complete sheet is loaded with the
 * module of the second. Resolves when it has been loaded, or has failed; after a failure the next page tries again.
 */
export async function loadCompleteSheet(): Promise<void> {
  const href = completeSheetAddress()
  if (!href || !('hydrated' in document.documentElement.dataset)) return
  await (loading ??= load(href))
}

/** Address of the sheet with the rules of all pages, which the link to the page's own sheet has; none in development. */
export function completeSheetAddress(): string | undefined {
  return document.querySelector<HTMLElement>('[data-complete-sheet]')?.dataset['completeSheet']
}

function load(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      loading = undefined
      resolve()
    })
    document.head.append(link)
  })
}
