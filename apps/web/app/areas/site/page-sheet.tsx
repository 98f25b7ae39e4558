import { useMatches } from 'react-router'
import { complete, pages } from 'virtual:page-sheets'
import { completeSheetId } from '../../lib/browser/complete-sheet.ts'

/**
 * The page's style sheet: the rules of its own modules. The complete sheet is prefetched, for the pages that follow; it is used
 * at once if no route matches. In development Vite adds the styles.
 */
export function PageSheet() {
  const own = pages[useMatches().at(-1)?.id ?? '']
  if (!own) return complete && <link rel="stylesheet" href={complete} />
  return (
    <>
      <link rel="stylesheet" href={own} />
      <link id={completeSheetId} rel="prefetch" as="style" href={complete} />
    </>
  )
}
