import { Outlet } from 'react-router'
import { EducationSearchBox } from '../../areas/catalogue/search/education-search-box.tsx'
import { LazyErrorPage } from '../../areas/site/lazy-error-page.tsx'
import { PageFrame } from '../../areas/site/page-frame.tsx'
import type { Route } from './+types/educations.ts'

/** Layout with header, search box and footer. */
export default function EducationsLayout() {
  return (
    <PageFrame banner={<EducationSearchBox />}>
      <Outlet />
    </PageFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame banner={<EducationSearchBox />}>
      <LazyErrorPage error={error} />
    </PageFrame>
  )
}
