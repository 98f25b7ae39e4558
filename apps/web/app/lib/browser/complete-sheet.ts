/** Id of the link to the style sheet with the rules of all pages. */
export const completeSheetId = 'complete-sheet'

/**
 * Every page's module awaits this before it runs. The first page has the rules it needs; the complete sheet is loaded with the
 * module of the second. Resolves when it has been loaded, or has failed.
 */
export async function completeSheet(): Promise<void> {
  const link = document.getElementById(completeSheetId)
  if (!('hydrated' in document.documentElement.dataset) || !(link instanceof HTMLLinkElement)) return
  if (link.rel === 'stylesheet' && link.sheet) return
  const loaded = new Promise<void>((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, () => resolve(), { once: true })
  })
  link.rel = 'stylesheet'
  await loaded
}
