import { MenuItem } from '@chignon/ui/menu-item'
import { UserMenu } from '@chignon/ui/user-menu'
import { Trans, useLingui } from '@lingui/react/macro'
import { Form, Link } from 'react-router'
import { useRootData } from '../../lib/data/use-root-data.ts'
import { fullName } from '@chignon/contract/identity/full-name'

/** Avatar and first name; the menu has the profile and log out. */
export function SiteUserMenu() {
  const { t } = useLingui()
  const { viewer } = useRootData()
  return (
    <UserMenu
      firstName={viewer.first_name}
      name={fullName(viewer)}
      src={viewer.thumbnail_url}
      label={t`Your account`}
      items={[
        { id: 'profile', name: t`My profile`, link: <Link to="/profile" /> },
        { id: 'my-courses', name: t`My courses`, link: <Link to="/profile/my-courses" /> },
        { id: 'my-masterclasses', name: t`My masterclasses`, link: <Link to="/profile/my-masterclasses" /> },
        { id: 'messages', name: t`Messages`, link: <Link to="/profile/messages" /> },
        { id: 'basket', name: t`Basket`, link: <Link to="/basket" /> },
        ...(viewer.email_verified
          ? []
          : [
              {
                id: 'verify',
                name: t`Confirm your e-mail address`,
                link: <Link to="/account/verify-email" />,
              },
            ]),
      ]}
      logout={
        <Form role="none" method="post" action="/logout" reloadDocument>
          <MenuItem type="submit">
            <Trans>Log out</Trans>
          </MenuItem>
        </Form>
      }
    />
  )
}
