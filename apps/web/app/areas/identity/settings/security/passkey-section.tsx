import type { Passkey } from '@chignon/contract/identity/passkey'
import { FormMessage } from '@chignon/ui/form-message'
import { Trans, useLingui } from '@lingui/react/macro'
import type { IntentResult } from '../../../../lib/forms/run-intent-action.ts'
import { LazyAddPasskey } from './lazy-add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

type PasskeySectionProps = { passkeys: readonly Passkey[]; result: IntentResult | undefined }

/** The member's passkeys, with forms to add, rename and remove them (PASSKEY-1). */
export function PasskeySection({ passkeys, result }: PasskeySectionProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="passkeys" className="grid max-w-prose gap-5 border-t border-line pt-8">
      <h2 id="passkeys" className="headline-type text-heading">
        <Trans>Passkeys</Trans>
      </h2>
      <p className="text-text-muted">
        <Trans>
          Log in with your fingerprint, your face or the PIN of your device, without a password. A passkey
          cannot be guessed or stolen from us.
        </Trans>
      </p>
      {result?.message && (
        <FormMessage tone={result.outcome === 'done' ? 'success' : 'error'}>{result.message}</FormMessage>
      )}
      {passkeys.length > 0 && (
        <ul role="list" aria-label={t`Passkeys`} className="divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <PasskeyRow passkey={passkey} />
            </li>
          ))}
        </ul>
      )}
      <LazyAddPasskey />
      <noscript>
        <p className="text-small text-text-muted">
          <Trans>To add a passkey, please enable JavaScript in your browser.</Trans>
        </p>
      </noscript>
    </section>
  )
}
