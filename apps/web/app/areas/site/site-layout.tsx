import { SkipLink } from '@chignon/ui/skip-link'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LazyDeletionNotice } from './lazy-deletion-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Header, content and footer. `banner` is rendered between header and content. */
export function SiteLayout({ banner, children }: { banner?: ReactNode; children: ReactNode }) {
  const { t } = useLingui()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink href="#content" label={t`Skip to content`} />
      <SiteHeader />
      <LazyDeletionNotice />
      {banner}
      <main id="content" tabIndex={-1} className="flex grow flex-col outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
