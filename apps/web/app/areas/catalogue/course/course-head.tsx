import type { Course, Level } from '@chignon/contract/catalogue/course'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { accessDays } from '@chignon/contract/commerce/commerce-rules'
import { AccessDays } from '../product/access-days.tsx'
import { BuyLink } from '../product/buy-link.tsx'
import { OfferStatus } from '../product/offer-status.tsx'
import { ProductHeadCover } from '../product/product-head-cover.tsx'
import { ProductHead } from '../product/product-head.tsx'
import { useDurationFact } from '../product/use-duration-fact.ts'

type CourseHeadProps = {
  course: Course
  /** In place of its price and the buttons to buy it. */
  offer?: ReactNode
}

export function CourseHead({ course, offer }: CourseHeadProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const durationFact = useDurationFact(course.duration)
  const { category } = course
  const levels: Record<Level, string> = {
    foundation: t`Foundation`,
    intermediate: t`Intermediate`,
    advanced: t`Advanced`,
  }
  return (
    <ProductHead
      crumbs={[
        { id: 'educations', label: t`Education`, link: <Link to="/educations" /> },
        {
          id: 'category',
          label: category.name,
          link: <Link to={`/educations/categories/${category.slug}`} />,
        },
      ]}
      locale={course.locale}
      title={course.name}
      summary={course.summary}
      educators={course.educators}
      facts={[
        { id: 'lessons', label: t`Video lessons`, value: formats.number(course.lessons_count) },
        ...durationFact,
        { id: 'level', label: t`Level`, value: levels[course.level] },
        { id: 'access', label: t`Access`, value: <AccessDays days={accessDays.course} /> },
      ]}
      actions={
        offer ?? (
          <>
            <OfferStatus offer={course} accessDays={accessDays.course} program={course.access_program} />
            <BuyLink
              type="course"
              offer={course}
              buyPage={`/courses/${course.slug}/buy`}
              learningPage={`/profile/courses/${course.slug}`}
              loginPrompt={t`Log in or sign up to buy this course.`}
            >
              <Trans>Buy this course</Trans>
            </BuyLink>
          </>
        )
      }
      cover={<ProductHeadCover product={course} />}
    />
  )
}
