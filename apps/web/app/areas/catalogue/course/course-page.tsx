import type { Course, CourseCard } from '@chignon/contract/catalogue/course'
import type { DiscussionCard } from '@chignon/contract/community/discussion'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LazyProductDiscussions } from '../../community/discussion/lazy-product-discussions.tsx'
import { LessonPlan } from '../lesson/lesson-plan.tsx'
import { CertificateNote } from '../product/certificate-note.tsx'
import { LazyBeforeAfterPairs } from '../product/lazy-before-after-pairs.tsx'
import { LazyTaughtBy } from '../product/lazy-taught-by.tsx'
import { ProductDescription } from '../product/product-description.tsx'
import { RelatedProducts } from '../product/related-products.tsx'
import { PartOfPrograms } from '../program/part-of-programs.tsx'
import { CourseHead } from './course-head.tsx'
import { CourseTile } from './course-tile.tsx'

type CoursePageProps = {
  course: Course
  related: readonly CourseCard[]
  /** In place of its price and the buttons to buy it. */
  offer?: ReactNode
  /** How many lessons the viewer can choose in a subscription. Default 0. */
  choicesLeft?: number
  /** Below the head. */
  note?: ReactNode
  /** What people say about it. Default none. */
  discussions?: readonly DiscussionCard[]
}

const none: readonly DiscussionCard[] = []

/** Content of a course's page, also of its preview. */
export function CoursePage({
  course,
  related,
  offer,
  choicesLeft = 0,
  note,
  discussions = none,
}: CoursePageProps) {
  const qualification = course.qualification?.name
  return (
    <>
      <CourseHead course={course} offer={offer} />
      {note}
      <div className="content-width grid gap-x-20 gap-y-14 pb-section md:grid-cols-[7fr_5fr]">
        <LessonPlan
          lessons={course.lessons}
          offer={course}
          learningPage={`/profile/courses/${course.slug}`}
          choicesLeft={choicesLeft}
        />
        <ProductDescription
          locale={course.locale}
          description={course.description}
          outcomes={course.outcomes}
          certificate={
            qualification && (
              <CertificateNote tier="silver" title={qualification}>
                <Trans>This course counts towards it: finish any two courses in the category.</Trans>
              </CertificateNote>
            )
          }
        >
          <LazyTaughtBy educators={course.educators} />
          <PartOfPrograms programs={course.programs} />
        </ProductDescription>
      </div>
      <LazyBeforeAfterPairs pairs={course.before_after} />
      <LazyProductDiscussions discussions={discussions} />
      <RelatedProducts columns={4}>
        {related.map((other) => (
          <CourseTile key={other.id} course={other} />
        ))}
      </RelatedProducts>
    </>
  )
}
