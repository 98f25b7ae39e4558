import { useSearchParams } from 'react-router'
import { LazyErrorMessage } from '../areas/site/lazy-error-page.tsx'

/** The error page by address: `?status=404` or `500` shows their messages (specification §2, Error page). */
export default function ErrorRoute() {
  const [query] = useSearchParams()
  const status = Number(query.get('status'))
  return <LazyErrorMessage status={status === 404 || status === 500 ? status : undefined} />
}
