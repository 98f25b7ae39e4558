import { UserMenu } from '@chignon/ui/user-menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { clearPersonalStorage } from '../lib/personal-storage.ts'
import { useRoot } from '../lib/use-root.ts'

/** Avatar and first name; the menu leads to the profile and out (specification §2, Header). */
export function SiteUserMenu() {
  const { t } = useLingui()
  const { viewer } = useRoot()
  return (
    <UserMenu
      firstName={viewer.first_name}
      name={`${viewer.first_name} ${viewer.last_name}`}
      {...(viewer.thumbnail_url ? { src: viewer.thumbnail_url } : {})}
      label={t`Your account`}
      items={[{ id: 'profile', name: t`My profile`, link: <Link to="/profile" /> }]}
      logout={
        <Form method="post" action="/logout" reloadDocument onSubmit={clearPersonalStorage}>
          <button type="submit">
            <Trans>Log out</Trans>
          </button>
        </Form>
      }
    />
  )
}
