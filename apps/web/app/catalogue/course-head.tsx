import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { Facts } from '@chignon/ui/facts'
import type { Course, Level } from '@chignon/contract'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../lib/use-formats.ts'
import { BuyCourse } from './buy-course.tsx'
import { educationsAddress } from './educations-query.ts'
import { OfferPrice } from './offer-price.tsx'
import { ThingCover } from './thing-cover.tsx'

/** The head of a course's page: where it belongs, its name, what it is in figures, what it costs, and its cover. */
export function CourseHead({ course }: { course: Course }) {
  const { t } = useLingui()
  const formats = useFormats()
  const { category } = course
  const levels: Record<Level, string> = { foundation: t`Foundation`, intermediate: t`Intermediate`, advanced: t`Advanced` }
  const inCategory = educationsAddress({ tab: 'courses', search: '', category: category.slug, page: 1 })
  return (
    <div className="content-width grid items-center gap-x-20 gap-y-10 py-10 md:grid-cols-[7fr_5fr] md:py-16">
      <div>
        <Breadcrumbs
          label={t`Where you are`}
          items={[
            { id: 'educations', label: t`Education`, link: <Link to="/educations" /> },
            { id: 'category', label: category.name, link: <Link to={inCategory} /> },
            { id: 'course', label: course.name },
          ]}
        />
        <h1 className="headline-type mt-6 text-display">{course.name}</h1>
        <p className="mt-5 max-w-prose text-lead text-text-muted">{course.summary}</p>
        <Facts
          className="mt-8"
          items={[
            { id: 'lessons', label: t`Lessons`, value: formats.number(course.lessons_count) },
            { id: 'duration', label: t`Duration`, value: formats.duration(course.duration) },
            { id: 'level', label: t`Level`, value: levels[course.level] },
          ]}
        />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <OfferPrice offer={course} className="text-title" />
          <BuyCourse course={course} />
        </div>
      </div>
      <ThingCover thing={course} shape="portrait" isPriority />
    </div>
  )
}
