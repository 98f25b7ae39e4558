import type { Session } from '@chignon/contract/identity/session'
import { Badge } from '@chignon/ui/badge'
import { Button } from '@chignon/ui/button'
import { Monitor } from '@chignon/ui/icons/monitor'
import { Smartphone } from '@chignon/ui/icons/smartphone'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { LocalTime } from '../../../../lib/i18n/local-time.tsx'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'
import { useDeviceName } from './use-device-name.ts'

const iconClass = 'mt-0.5 size-6 shrink-0 text-text-muted'
const handhelds = /^(iOS|iPadOS|Android)$/

/** A device on which the viewer is signed in, with a button to log it out unless it is this one. */
export function SessionCard({ session }: { session: Session }) {
  const { t } = useLingui()
  const deviceName = useDeviceName()
  const { formData } = useNavigation()
  const { id, system, network, created_at, last_used_at, is_current } = session
  const name = deviceName(session)
  const isHandheld = system !== null && handhelds.test(system)
  const signedIn = <LocalTime at={created_at} />
  const lastUsed = <LocalTime at={last_used_at} />
  return (
    <article aria-labelledby={`session-${id}`} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-5">
      {isHandheld ? <Smartphone className={iconClass} /> : <Monitor className={iconClass} />}
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <h2
          id={`session-${id}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 text-body font-medium"
        >
          <span className="wrap-anywhere">{name}</span>
          {is_current && <Badge tone="success">{t`This device`}</Badge>}
        </h2>
        <p className="text-small text-text-muted">
          {is_current ? <Trans>Active now</Trans> : <Trans>Last active on {lastUsed}</Trans>}
          <br />
          <Trans>Logged in on {signedIn}</Trans>
          {network !== null && (
            <>
              {' · '}
              <bdi dir="ltr">{network}</bdi>
            </>
          )}
        </p>
      </div>
      {!is_current && (
        // On a phone below the text, not below the icon.
        <MemberForm className="max-sm:ms-10">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end"
            variant="secondary"
            aria-describedby={`session-${id}`}
            isBusy={formData?.get('id') === id}
          >
            <Trans>Log out</Trans>
          </Button>
        </MemberForm>
      )}
    </article>
  )
}
