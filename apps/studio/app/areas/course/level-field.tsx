import { levels, type Level } from '@chignon/contract/catalogue/course'
import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { SelectField } from '@chignon/ui/select-field'
import { useLingui } from '@lingui/react/macro'
import { useField } from '../document/use-field.ts'
import { useCoursePart, useEditedCourse } from './course-context.ts'

const levelOf = ({ level }: CourseDocument) => level

/** How difficult the course is. */
export function LevelField() {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const names: Record<Level, string> = {
    foundation: t`Foundation`,
    intermediate: t`Intermediate`,
    advanced: t`Advanced`,
  }
  return (
    <SelectField
      {...useField('level')}
      label={t`Level`}
      value={useCoursePart(levelOf)}
      onValueChange={(value) => session.change('level', value)}
    >
      {levels.map((level) => (
        <option key={level} value={level}>
          {names[level]}
        </option>
      ))}
    </SelectField>
  )
}
