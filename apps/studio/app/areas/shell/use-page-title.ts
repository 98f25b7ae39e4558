import { useEffect } from 'react'
import { useStartData } from '../../lib/start-data-context.ts'

/** Names the document after the page. */
export function usePageTitle(title: string): void {
  const { brand } = useStartData()
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title, brand.name])
}
