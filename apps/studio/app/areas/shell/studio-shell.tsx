import { AppShell } from '@chignon/ui/app-shell'
import { Brand } from '@chignon/ui/brand'
import { Suspense } from 'react'
import { Link, Outlet, useMatches } from 'react-router'
import { LiveUpdates } from '../../lib/live-updates.tsx'
import { useStartData } from '../../lib/start-data-context.ts'
import { SendOutbox } from '../chat/send-outbox.tsx'
import { StepUpDialog } from '../step-up/step-up-dialog.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { StudioActions } from './studio-actions.tsx'
import { StudioToaster } from './studio-toaster.tsx'
import { useNavigationGroups } from './use-navigation-groups.tsx'

/** The routes whose pages are divided into panes. */
const flushRoutes: ReadonlySet<string> = new Set(['chat'])

/** What surrounds every page of the studio. */
export function StudioShell() {
  const { brand } = useStartData()
  const groups = useNavigationGroups()
  const isFlush = useMatches().some(({ id }) => flushRoutes.has(id))
  return (
    <>
      <AppShell
        brand={<Brand name={brand.name} link={<Link to="/" />} />}
        groups={groups}
        bottomItemIds={['today', 'chat', 'orders', 'money-cases']}
        actions={<StudioActions />}
        isFlush={isFlush}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <LiveUpdates />
      <SendOutbox />
      <StepUpDialog />
      <StudioToaster />
    </>
  )
}
