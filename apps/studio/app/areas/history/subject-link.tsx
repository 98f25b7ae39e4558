import type { HistoryEntry } from '@chignon/contract/platform/history'
import { TextLink } from '@chignon/ui/text-link'
import { Link } from 'react-router'

const pages: Record<string, (id: string) => string> = {
  user: (id) => `/people/${id}`,
  order: (id) => `/orders/${id}`,
  course: (id) => `/courses/${id}`,
  'promo-code': (id) => `/codes/${id}`,
  'promo-series': (id) => `/codes?series=${id}`,
}

/** What was changed, with a link to its page where the studio has one. */
export function SubjectLink({ subject: { type, id, name } }: { subject: HistoryEntry['subject'] }) {
  const page = pages[type]
  if (name === null) return null
  if (!page) return <bdi>{name}</bdi>
  return (
    <TextLink asChild variant="plain">
      <Link to={page(id)}>
        <bdi>{name}</bdi>
      </Link>
    </TextLink>
  )
}
