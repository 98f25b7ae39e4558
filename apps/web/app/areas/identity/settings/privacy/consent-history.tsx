import type { ConsentKind, ConsentSource, NewsletterConsent } from '@chignon/contract/community/newsletter'
import { Trans, useLingui } from '@lingui/react/macro'
import { LocalTime } from '../../../../lib/i18n/local-time.tsx'

/** What a person agreed to, when and where, newest first. */
export function ConsentHistory({ history }: { history: readonly NewsletterConsent[] }) {
  const { t } = useLingui()
  const kinds: Record<ConsentKind, string> = {
    requested: t`Requested`,
    confirmed: t`Confirmed`,
    subscribed: t`Subscribed`,
    paused: t`Stopped because it was not opened`,
    bounced: t`Stopped because an issue could not be delivered`,
    continued: t`Continued`,
    unsubscribed: t`Unsubscribed`,
    'counting-on': t`Recording of opens: allowed`,
    'counting-off': t`Recording of opens: declined`,
  }
  const sources: Record<ConsentSource, string> = {
    footer: t`at the end of a page`,
    page: t`on the page of the newsletter`,
    settings: t`in your settings`,
    mail: t`by a link in an e-mail`,
    academy: t`by us`,
  }
  return (
    <div>
      <h3 className="mb-3 font-medium">
        <Trans>History of your consent</Trans>
      </h3>
      <ol role="list" className="border-t border-line text-small">
        {history.map(({ kind, source, network, at }) => (
          <li
            key={`${at} ${kind}`}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-3"
          >
            <span>
              {kinds[kind]} <span className="text-text-muted">{sources[source]}</span>
            </span>
            <span className="text-text-muted tabular-nums">
              <LocalTime at={at} />
              {network !== null && (
                <>
                  {' · '}
                  <bdi dir="ltr">{network}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
