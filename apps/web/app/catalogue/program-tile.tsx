import { ProgramCard } from '@chignon/ui/program-card'
import type { ProgramCard as Program } from '@chignon/contract'
import { Plural, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { OfferPrice } from './offer-price.tsx'
import { ThingCover } from './thing-cover.tsx'

/** A program of the contract as a card of the catalogue. */
export function ProgramTile({ program }: { program: Program }) {
  const { t } = useLingui()
  return (
    <ProgramCard
      link={<Link to={`/programs/${program.slug}`} prefetch="intent" viewTransition />}
      cover={<ThingCover thing={program} shape="landscape" />}
      overline={program.category.name}
      title={program.name}
      level={2}
      courses={program.program_courses}
      coursesLabel={t`Courses`}
      facts={<Plural value={program.program_courses.length} one="# course" other="# courses" />}
      price={<OfferPrice offer={program} />}
    />
  )
}
