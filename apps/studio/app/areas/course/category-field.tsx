import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { SelectField } from '@chignon/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { useField } from '../document/use-field.ts'
import { useCoursePart, useEditedCourse } from './course-context.ts'
import { categoriesQuery } from './course-queries.ts'

const categoryOf = (course: CourseDocument) => course.category_id

/** The category of the catalogue. */
export function CategoryField() {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const category = useCoursePart(categoryOf)
  const { data } = useLoadedQuery(categoriesQuery({}))
  return (
    <SelectField
      {...useField('category_id')}
      label={t`Category`}
      value={category ?? ''}
      onValueChange={(value) => session.change('category_id', value === '' ? null : value)}
    >
      <option value="">{t`Not chosen`}</option>
      {category !== null && data === undefined && <option value={category}>…</option>}
      {data?.data.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
