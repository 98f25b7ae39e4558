import { Suspense } from 'react'
import { hydrateLater } from '../../lib/browser/hydrate-later.ts'

const SiteFooter = import.meta.env.SSR
  ? (await import('./site-footer.tsx')).SiteFooter
  : hydrateLater(async () => (await import('./site-footer.tsx')).SiteFooter)

/** The footer, hydrated when the browser is idle. */
export function LateFooter() {
  return (
    <Suspense>
      <SiteFooter />
    </Suspense>
  )
}
