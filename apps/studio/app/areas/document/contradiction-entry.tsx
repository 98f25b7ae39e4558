import { Button } from '@chignon/ui/button'
import { TextLink } from '@chignon/ui/text-link'
import { Trans, useLingui } from '@lingui/react/macro'
import { TypedText } from '../../lib/typed-text.tsx'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { useEditedPage } from './document-context.ts'
import type { Edit } from './document-edits.ts'
import { readPath } from './document-paths.ts'
import { usePartValue } from './use-part-value.ts'

type ContradictionEntryProps = { path: string; edit: Edit; stored: object }

/** Two versions of a part, and whose stays. */
export function ContradictionEntry({ path, edit: { value, theirs }, stored }: ContradictionEntryProps) {
  const { t } = useLingui()
  const { session, nameOf, goTo } = useEditedPage()
  const { time } = useLocalTime()
  const write = usePartValue()
  const name = nameOf(path)
  const who = theirs?.by?.full_name ?? t`A colleague`
  const when = theirs?.at ? time(theirs.at) : ''
  const versions = [
    { whose: 'mine', by: t`You`, text: write(path, value), choose: t`Keep mine` },
    {
      whose: 'theirs',
      by: when === '' ? who : `${who}, ${when}`,
      text: write(path, readPath(stored, path)),
      choose: t`Take theirs`,
    },
  ] as const
  return (
    <li className="flex flex-col gap-2">
      <TextLink asChild variant="inline">
        <button type="button" className="w-fit text-start" onClick={() => goTo(path)}>
          {name}
        </button>
      </TextLink>
      <div className="grid gap-4 sm:grid-cols-2">
        {versions.map(({ whose, by, text, choose }) => (
          <div key={whose} className="flex min-w-0 flex-col items-start gap-2 border-s-2 border-line ps-3">
            <p className="text-text-muted">{by}</p>
            {text === '' ? (
              <p className="italic">
                <Trans>Removed</Trans>
              </p>
            ) : (
              <TypedText className="max-h-40 overflow-y-auto whitespace-pre-line text-text">{text}</TypedText>
            )}
            <Button
              size="small"
              variant="secondary"
              aria-label={`${name}: ${choose}`}
              onClick={() => session.choose(path, whose)}
            >
              {choose}
            </Button>
          </div>
        ))}
      </div>
    </li>
  )
}
