import { Button } from '@chignon/ui/button'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { PageLink } from './page-link.tsx'

// With the basket, the German labels fit into 964 px only with less space around them.
const narrow = '@min-[60.25rem]/header:@max-[68.75rem]/header:px-2.5'

/** Login and register links for guests, which return to the current page. */
export function GuestLinks() {
  const { pathname, search } = useLocation()
  // Auth pages are no return target, and the URL of a mailed link contains a secret.
  const isAuthPage = pathname === '/login' || pathname === '/register' || pathname.startsWith('/account/')
  const query = isAuthPage || pathname === '/' ? '' : `?redirectTo=${encodeURIComponent(pathname + search)}`
  return (
    <>
      <Button asChild variant="quiet" size="small" className={narrow}>
        <PageLink to={`/login${query}`}>
          <Trans>Log in</Trans>
        </PageLink>
      </Button>
      <Button asChild size="small" className={narrow}>
        <PageLink to={`/register${query}`}>
          <Trans>Register</Trans>
        </PageLink>
      </Button>
    </>
  )
}
