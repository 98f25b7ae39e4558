import { fullName } from '@chignon/contract/identity/full-name'
import type { PlaceText } from '@chignon/contract/community/moderation'
import { Badge } from '@chignon/ui/badge'
import { Heading } from '@chignon/ui/heading'
import { TextLink } from '@chignon/ui/text-link'
import { Trans } from '@lingui/react/macro'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { TypedText } from '../../lib/typed-text.tsx'
import { useCaseTexts } from './use-case-texts.ts'

type CasePlaceProps = { place: readonly PlaceText[]; reportedId: string }

/** A text with what it answers and its neighbours; the reported one is marked. */
export function CasePlace({ place, reportedId }: CasePlaceProps) {
  const { subjects, states } = useCaseTexts()
  const { ago } = useLocalTime()
  const post = place.find(({ kind }) => kind === 'post')
  return (
    <section className="flex flex-col gap-3">
      <header className="flex items-baseline justify-between gap-4">
        <Heading level={3} size="lead">
          <Trans>In its place</Trans>
        </Heading>
        {post && (
          <TextLink className="text-small" href={`/posts/${post.id}`} target="_blank" rel="noreferrer">
            <Trans>Open the post</Trans>
          </TextLink>
        )}
      </header>
      <ol className="flex flex-col gap-3 text-small">
        {place.map(({ id, kind, name, text, state, author, published_at: at }) => (
          <li
            key={id}
            aria-current={id === reportedId || undefined}
            className="border-s-2 border-line ps-3 aria-[current]:border-s-accent"
          >
            <p className="flex flex-wrap items-center gap-x-2 text-caption text-text-muted">
              <span>{subjects[kind]}</span>
              {author && <bdi className="font-medium">{fullName(author)}</bdi>}
              {at && <time dateTime={at}>{ago(at)}</time>}
              {state && state !== 'visible' && <Badge tone="warning">{states[state]}</Badge>}
            </p>
            {name !== null && <TypedText className="font-medium">{name}</TypedText>}
            <p
              dir="auto"
              className={`whitespace-pre-line wrap-anywhere ${id === reportedId ? '' : 'line-clamp-3 text-text-muted'}`}
            >
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
