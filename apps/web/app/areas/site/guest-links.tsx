import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { PageLink } from './page-link.tsx'

/** The ways in for a guest; the page they are on is where they come back to. */
export function GuestLinks() {
  const { pathname, search } = useLocation()
  // Nobody comes back to where they went to get in; the address of a mailed link is nobody else's business either.
  const isAuthPage = pathname === '/login' || pathname === '/register' || pathname.startsWith('/account/')
  const query = isAuthPage || pathname === '/' ? '' : `?redirectTo=${encodeURIComponent(pathname + search)}`
  return (
    <>
      <Button asChild variant="quiet" size="small">
        <PageLink to={`/login${query}`}>
          <Trans>Log in</Trans>
        </PageLink>
      </Button>
      <Button asChild size="small">
        <PageLink to={`/register${query}`}>
          <Trans>Register</Trans>
        </PageLink>
      </Button>
    </>
  )
}
