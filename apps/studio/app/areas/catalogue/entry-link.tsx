import type { StaffCatalogueEntry } from '@chignon/contract/catalogue/staff-catalogue'
import type { LinkElement } from '@chignon/ui/link-slot'
import { Link } from 'react-router'

/** Where an entry of the catalogue is edited: the editor of a course, the desk of an event, else its page on the site. */
export function entryLink({
  kind,
  id,
  slug,
}: Pick<StaffCatalogueEntry, 'kind' | 'id' | 'slug'>): LinkElement {
  if (kind === 'course') return <Link to={`/courses/${id}`} />
  if (kind === 'live-masterclass') return <Link to={`/events/${id}`} />
  const folder = kind === 'program' ? 'programs' : 'online-masterclasses'
  return <a href={`/${folder}/${slug ?? id}`} />
}
