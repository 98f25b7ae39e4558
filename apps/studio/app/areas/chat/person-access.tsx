import type { ChatPerson } from '@chignon/contract/community/staff-chat'
import { ProgressBar } from '@chignon/ui/progress-bar'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFormats } from '../../lib/start-data-context.ts'
import { useLocalTime } from '../../lib/use-local-time.ts'
import { daysUntil } from './days-until.ts'

/** What a person may use now: how far they are, and for how long they have it. */
export function PersonAccess({ accesses }: Pick<ChatPerson, 'accesses'>) {
  const { t } = useLingui()
  const { number } = useFormats()
  const { date } = useLocalTime()
  const [now] = useState(() => Date.now())
  return (
    <section className="flex flex-col gap-3">
      <h3 className="overline-label text-text-muted">
        <Trans>Access</Trans>
      </h3>
      {accesses.length === 0 && (
        <p className="text-small text-text-muted">
          <Trans>Nothing at the moment.</Trans>
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {accesses.map(({ id, name, ends_at: end, done_count: done, lesson_count: all }) => (
          <li key={id} className="flex flex-col gap-1">
            {all > 0 ? (
              <ProgressBar
                label={<bdi className="font-medium">{name}</bdi>}
                value={done}
                max={all}
                valueText={t`${number(done)} of ${number(all)} lessons`}
              />
            ) : (
              <bdi className="text-small font-medium">{name}</bdi>
            )}
            <p className="text-caption text-text-muted" title={date(end)}>
              <Plural value={daysUntil(end, now)} one="# day left" other="# days left" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
