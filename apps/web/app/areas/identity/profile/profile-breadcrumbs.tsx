import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { PrivateHead } from '../account/private-head.tsx'

/** The head and the place of a page directly below one's profile. */
export function ProfileBreadcrumbs({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <>
      <PrivateHead title={title} />
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { id: 'profile', label: t`My profile`, link: <Link to="/profile" /> },
          { id: 'page', label: title },
        ]}
      />
    </>
  )
}
