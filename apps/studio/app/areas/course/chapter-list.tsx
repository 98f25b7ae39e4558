import { maxChapters } from '@chignon/contract/catalogue/catalogue-rules'
import type { ChapterDraft } from '@chignon/contract/catalogue/course-document'
import { Button } from '@chignon/ui/button'
import { Plus } from '@chignon/ui/icons/plus'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEditedPage } from '../document/document-context.ts'
import { partId } from '../document/part-id.ts'
import { ChapterEntry } from './chapter-entry.tsx'
import { useEditedCourse } from './course-context.ts'

type ChapterListProps = { lessonId: string; chapters: Readonly<Record<string, ChapterDraft>> }

/** The chapters of a lesson’s video, by time. */
export function ChapterList({ lessonId, chapters }: ChapterListProps) {
  const { t } = useLingui()
  const { session } = useEditedCourse()
  const { goTo } = useEditedPage()
  const path = `lessons.${lessonId}.chapters`
  const entries = Object.entries(chapters).toSorted(
    ([firstId, first], [secondId, second]) =>
      first.starts_at - second.starts_at || (firstId < secondId ? -1 : 1),
  )
  const add = () => {
    const id = crypto.randomUUID()
    const last = entries.at(-1)?.[1].starts_at
    session.changeAll([
      { path: `${path}.${id}`, value: { starts_at: last === undefined ? 0 : last + 60, name: {} } },
    ])
    goTo(`${path}.${id}.starts_at`)
  }
  return (
    <fieldset id={partId(path)} tabIndex={-1} className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 font-medium">{t`Chapters`}</legend>
      {entries.map(([id, chapter], index) => (
        <ChapterEntry key={id} path={`${path}.${id}`} place={index + 1} startsAt={chapter.starts_at} />
      ))}
      {entries.length < maxChapters && (
        <Button variant="secondary" size="small" className="self-start" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          <Trans>Add a chapter</Trans>
        </Button>
      )}
    </fieldset>
  )
}
