import type { WordTrial } from '@chignon/contract/community/listed-word'
import { Plural, useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { useTextKinds } from '../moderation/use-text-kinds.ts'

/** How many of the latest texts a word would have held, and some of them. */
export function TriedWord({ trial }: { trial: WordTrial }) {
  const { t } = useLingui()
  const formats = useFormats()
  const kinds = useTextKinds()
  const { ago } = useLocalTime()
  const checked = formats.number(trial.checked_count)
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">
        {trial.found_count === 0 ? (
          <span>{t`It would have held none of the last ${checked} texts.`}</span>
        ) : (
          <span>
            <Plural
              value={trial.found_count}
              one={`It would have held # of the last ${checked} texts.`}
              other={`It would have held # of the last ${checked} texts.`}
            />
          </span>
        )}
      </p>
      <ul className="flex flex-col gap-2 text-small">
        {trial.found.map(({ id, subject, excerpt, published_at: at }) => (
          <li key={id} className="border-s-2 border-line ps-3">
            <p className="text-text-muted">
              {kinds[subject]} · {ago(at)}
            </p>
            <TypedText className="line-clamp-2">{excerpt}</TypedText>
          </li>
        ))}
      </ul>
    </div>
  )
}
