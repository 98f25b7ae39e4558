import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useEditedPage } from '../document/document-context.ts'
import { courseChanges } from './course-changes.ts'
import { useEditedCourse } from './course-context.ts'

/** Says what differs between a published course and its draft, each in a line. */
export function useChangeTexts(): (published: CourseDocument, draft: CourseDocument) => string[] {
  const { t } = useLingui()
  const { money } = useFormats()
  const { facts } = useEditedCourse()
  const { nameOf } = useEditedPage()
  const amount = (cents: number | null) =>
    cents === null ? t({ context: 'price', message: 'none' }) : money(cents)
  return (published, draft) => {
    const { texts, added, removed, isReordered, chapters, free, fields } = courseChanges(published, draft)
    // The most people who have begun one of them: no one is counted twice.
    const begun = Math.max(0, ...removed.map((id) => facts.learners[id] ?? 0))
    const lines = [
      texts > 0 && t`${plural(texts, { one: '# text changed', other: '# texts changed' })}`,
      added.length > 0 && t`${plural(added.length, { one: '# lesson added', other: '# lessons added' })}`,
      removed.length > 0 &&
        begun === 0 &&
        t`${plural(removed.length, { one: '# lesson removed', other: '# lessons removed' })}`,
      removed.length > 0 &&
        begun > 0 &&
        t`${plural(removed.length, { one: '# lesson removed', other: '# lessons removed' })}: ${plural(begun, { one: '# person has begun it', other: '# people have begun it' })}`,
      isReordered && t`Another order of the lessons`,
      chapters > 0 && t`${plural(chapters, { one: '# chapter changed', other: '# chapters changed' })}`,
      free > 0 &&
        t`${plural(free, { one: '# lesson is free or no longer is', other: '# lessons are free or no longer are' })}`,
      fields.includes('price') && t`Price: ${amount(published.price)} → ${amount(draft.price)}`,
      fields.includes('discounted_price') &&
        t`Discounted price: ${amount(published.discounted_price)} → ${amount(draft.discounted_price)}`,
      ...fields.filter((field) => !field.endsWith('price')).map(nameOf),
    ]
    return lines.filter((line) => line !== false)
  }
}
