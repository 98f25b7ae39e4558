import { TabsNav } from '@chignon/ui/tabs-nav'
import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { PageLink } from '../../site/page-link.tsx'

/** Navigation between the pages of the profile. */
export function ProfileTabs() {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const pages = [
    { id: '/profile', label: t`Overview` },
    { id: '/profile/my-courses', label: t`My courses` },
    { id: '/profile/my-masterclasses', label: t`My masterclasses` },
    { id: '/profile/saved', label: t`Saved` },
    { id: '/profile/posts', label: t`Your posts` },
  ]
  return (
    <TabsNav
      label={t`Profile pages`}
      className="content-width pt-4"
      items={pages.map(({ id, label }) => ({
        id,
        label,
        link: <PageLink to={id} />,
        isCurrent: pathname.replace(/\/$/, '') === id,
      }))}
    />
  )
}
