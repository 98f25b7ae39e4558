import { ProgramCard } from '@chignon/ui/program-card'
import type { ProgramCard as Program } from '@chignon/contract/catalogue/program'
import { Plural, useLingui } from '@lingui/react/macro'
import type { SearchHighlight } from '../search/search-highlight.ts'
import { OfferPrice } from '../product/offer-price.tsx'
import { InLanguage } from '../product/in-language.tsx'
import { ProductCover } from '../product/product-cover.tsx'
import { PageLink } from '../../site/page-link.tsx'

type ProgramTileProps = {
  program: Program
  /** Level of the heading: 3 below a section's heading, 2 below the page's. Default 2. */
  level?: 2 | 3
} & SearchHighlight

/** Card of a program. */
export function ProgramTile({ program, level = 2, title = program.name, detail }: ProgramTileProps) {
  const { t } = useLingui()
  return (
    <ProgramCard
      link={<PageLink to={`/programs/${program.slug}`} viewTransition />}
      cover={<ProductCover product={program} shape="landscape" />}
      overline={program.category.name}
      title={<InLanguage locale={program.locale}>{title}</InLanguage>}
      detail={detail}
      level={level}
      courses={program.program_courses}
      labels={{ courses: t`Courses` }}
      facts={<Plural value={program.program_courses.length} one="# course" other="# courses" />}
      price={<OfferPrice offer={program} />}
    />
  )
}
