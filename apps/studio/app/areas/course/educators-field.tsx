import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import type { DocumentChange } from '@chignon/contract/platform/document'
import { MultiCombobox } from '@chignon/ui/multi-combobox'
import { useLingui } from '@lingui/react/macro'
import { useLoadedQuery } from '../../lib/use-loaded-query.ts'
import { lastPosition, orderedEntries } from '../document/positions.ts'
import { useField } from '../document/use-field.ts'
import { useCoursePart, useEditedCourse } from './course-context.ts'
import { teachersQuery } from './course-queries.ts'

const educatorsOf = ({ educators }: CourseDocument) => educators

/** Who teaches the course. */
export function EducatorsField() {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const educators = useCoursePart(educatorsOf)
  const { data } = useLoadedQuery(teachersQuery({}))
  const field = useField('educators')
  const chosen = orderedEntries(educators).map(([id]) => id)
  const teachers = (data?.data ?? []).map(({ id, full_name: label }) => ({ value: id, label }))
  const former = chosen
    .filter((id) => !teachers.some(({ value }) => value === id))
    .map((id) => ({ value: id, label: data ? t`Somebody who left` : '…' }))
  const change = (ids: readonly string[]) => {
    const next = lastPosition(educators)
    const added = ids
      .filter((id) => !chosen.includes(id))
      .map((id, index): DocumentChange => ({ path: `educators.${id}`, value: { position: next + index } }))
    const removed = chosen
      .filter((id) => !ids.includes(id))
      .map((id): DocumentChange => ({ path: `educators.${id}`, value: null }))
    session.changeAll([...added, ...removed])
  }
  return (
    <MultiCombobox
      {...field}
      label={t`Educators`}
      placeholder={t`Type a name`}
      options={[...teachers, ...former]}
      isLoading={data === undefined}
      value={chosen}
      onValueChange={change}
    />
  )
}
