import { maxOutcomes } from '@chignon/contract/catalogue/catalogue-rules'
import type { CourseDocument } from '@chignon/contract/catalogue/course-document'
import { Button } from '@chignon/ui/button'
import { Plus } from '@chignon/ui/icons/plus'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useEditedPage } from '../document/document-context.ts'
import { partId } from '../document/part-id.ts'
import { lastPosition, moveEntry, orderedEntries } from '../document/positions.ts'
import { useCoursePart, useEditedCourse } from './course-context.ts'
import { OutcomeEntry } from './outcome-entry.tsx'

const outcomesOf = ({ outcomes }: CourseDocument) => outcomes

/** What one is able to do after the course, in short sentences. */
export function OutcomeList() {
  const { t } = useLingui()
  const { number } = useFormats()
  const { session } = useEditedCourse()
  const { goTo, locale } = useEditedPage()
  const outcomes = useCoursePart(outcomesOf)
  const entries = orderedEntries(outcomes)
  const isFull = entries.length >= maxOutcomes
  const add = () => {
    if (isFull) return
    const id = crypto.randomUUID()
    session.changeAll([{ path: `outcomes.${id}`, value: { position: lastPosition(outcomes), text: {} } }])
    goTo(`outcomes.${id}.text.${locale}`)
  }
  return (
    <fieldset id={partId('outcomes')} tabIndex={-1} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-medium">{t`What one learns`}</legend>
      {entries.map(([id], index) => (
        <OutcomeEntry
          key={id}
          id={id}
          name={t`Outcome ${number(index + 1)}`}
          isFirst={index === 0}
          isLast={index === entries.length - 1}
          onMove={(places) =>
            session.changeAll(moveEntry({ path: 'outcomes', entries: outcomes }, id, index + places))
          }
          onNext={add}
        />
      ))}
      {!isFull && (
        <Button variant="secondary" size="small" className="mt-2 self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add an outcome</Trans>
        </Button>
      )}
    </fieldset>
  )
}
