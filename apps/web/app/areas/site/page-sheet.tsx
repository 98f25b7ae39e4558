import { useMatches } from 'react-router'
import { complete, pages } from 'virtual:page-sheets'

/**
 * The page's style sheet: the rules of its own modules. Its link has the address of the complete sheet, which the next page loads.
 * If no route matches, the page uses the complete sheet. In development Vite adds the styles.
 */
export function PageSheet() {
  const own = pages[useMatches().at(-1)?.id ?? '']
  if (own) return <link rel="stylesheet" href={own} data-complete-sheet={complete} />
  return complete && <link rel="stylesheet" href={complete} />
}
