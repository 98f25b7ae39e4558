import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLanguageNames } from '../../lib/use-language-names.ts'
import { useEditedPage } from '../document/document-context.ts'
import { languageProgress } from '../document/language-progress.ts'
import { useEditedCourse } from './course-context.ts'
import { useChangeTexts } from './use-change-texts.ts'

/** What publishing the course changes for learners, in words and numbers. */
export function CourseSummary() {
  const { t } = useLingui()
  const { session, published, facts } = useEditedCourse()
  const { locales, view } = useEditedPage()
  const { comma } = useFormats()
  const nameOf = useLanguageNames()
  const draft = useAtomValue(session.documentAtom)
  const textsOf = useChangeTexts()
  const complete = languageProgress(draft, view.marks, locales)
    .filter(({ percent }) => percent === 100)
    .map(({ locale }) => nameOf(locale))
    .join(comma)
  if (published === null)
    return (
      <div className="flex flex-col gap-2">
        <p>
          <Plural
            value={Object.keys(draft.lessons).length}
            one="The course goes on sale with # lesson."
            other="The course goes on sale with # lessons."
          />
        </p>
        {complete !== '' && <p className="text-small text-text-muted">{t`Complete in: ${complete}`}</p>}
      </div>
    )
  const texts = textsOf(published, draft)
  return (
    <div className="flex flex-col gap-3">
      {texts.length === 0 ? (
        <p>
          <Trans>Nothing changes for learners.</Trans>
        </p>
      ) : (
        <ul className="flex list-disc flex-col gap-1 ps-5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="text-small text-text-muted">
        <Plural
          value={facts.owners}
          _0="No one has access to the course now."
          one="# person has access to the course and sees it at once."
          other="# people have access to the course and see it at once."
        />
      </p>
    </div>
  )
}
