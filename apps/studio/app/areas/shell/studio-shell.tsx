import { AppShell } from '@chignon/ui/app-shell'
import { Brand } from '@chignon/ui/brand'
import { Suspense } from 'react'
import { Link, Outlet } from 'react-router'
import { useStartData } from '../../lib/start-data-context.ts'
import { StepUpDialog } from '../step-up/step-up-dialog.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { StudioActions } from './studio-actions.tsx'
import { StudioToaster } from './studio-toaster.tsx'
import { useNavigationGroups } from './use-navigation-groups.tsx'

/** What surrounds every page of the studio. */
export function StudioShell() {
  const { brand } = useStartData()
  const groups = useNavigationGroups()
  return (
    <>
      <AppShell
        brand={<Brand name={brand.name} link={<Link to="/" />} />}
        groups={groups}
        bottomItemIds={['today', 'orders', 'money-cases']}
        actions={<StudioActions />}
      >
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </AppShell>
      <StepUpDialog />
      <StudioToaster />
    </>
  )
}
