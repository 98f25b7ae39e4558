import { Outlet } from 'react-router'
import { EducationSearchBox } from '../../areas/catalogue/search/education-search-box.tsx'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { SiteLayout } from '../../areas/site/site-layout.tsx'
import type { Route } from './+types/educations.ts'

/** Layout with header, search box and footer. */
export default function EducationsLayout() {
  return (
    <SiteLayout banner={<EducationSearchBox />}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteLayout banner={<EducationSearchBox />}>
      <LazyErrorPage error={error} />
    </SiteLayout>
  )
}
