import { Marquee, type MarqueeItem } from '@chignon/ui/marquee'
import type { AcademyHighlights } from '@chignon/contract/catalogue/academy'
import { fullName } from '@chignon/contract/identity/full-name'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { PageLink } from '../page-link.tsx'
import { mixEvenly } from './mix-evenly.ts'

/**
 * Names that introduce the academy, as links (HOME-3): cities to their next live masterclass, categories, and educators to
 * their profiles. Nothing without names.
 */
export function AcademyMarquee({ highlights }: { highlights: AcademyHighlights }) {
  const { t } = useLingui()
  const formats = useFormats()
  const categories = highlights.categories.map(({ slug, name }): MarqueeItem => ({
    id: `category ${slug}`,
    content: name,
    link: <PageLink to={`/educations/categories/${slug}`} />,
  }))
  const cities = highlights.cities.map(
    ({ masterclass_slug, name, starts_at, ends_at, timezone }): MarqueeItem => ({
      id: `city ${masterclass_slug}`,
      content: <em>{name}</em>,
      note: formats.days(starts_at, ends_at, timezone),
      link: <PageLink to={`/live-masterclasses/${masterclass_slug}`} />,
    }),
  )
  const educators = highlights.educators.map(({ id, first_name, last_name }): MarqueeItem => ({
    id,
    content: <bdi>{fullName({ first_name, last_name })}</bdi>,
    link: <PageLink to={`/users/${id}`} />,
  }))
  const items = mixEvenly([categories, cities, educators])
  if (items.length === 0) return null
  return (
    <Marquee
      className="border-t-0"
      label={t`Categories, cities and educators of the academy`}
      labels={{ pause: t`Pause the moving names` }}
      items={items}
    />
  )
}
