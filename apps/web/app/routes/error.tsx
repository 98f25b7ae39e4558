import { useSearchParams } from 'react-router'
import { ErrorMessage } from '../site/error-page.tsx'

/** The error page by address: `?status=404` or `500` shows their messages (specification §2, Error page). */
export default function ErrorRoute() {
  const [query] = useSearchParams()
  const status = Number(query.get('status'))
  return <ErrorMessage status={status === 404 || status === 500 ? status : undefined} />
}
