import type { SecondFactorSetup as Setup } from '@chignon/contract/identity/second-factor'
import { Button } from '@chignon/ui/button'
import { OneTimeCode } from '@chignon/ui/one-time-code'
import { QrCode } from '@chignon/ui/qr-code'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigation } from 'react-router'
import { MemberForm } from '../../../../lib/forms/member-form.tsx'

/** The QR code for an authenticator app, and the field for its first code. */
export function SecondFactorSetup({ setup: { secret, uri } }: { setup: Setup }) {
  const { t } = useLingui()
  const { formData } = useNavigation()
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <>
      <ol className="grid list-decimal gap-8 ps-5 in-[:lang(fa)]:list-[persian]">
        <li className="ps-2">
          <p>
            <Trans>Scan this code with your authenticator app.</Trans>
          </p>
          <QrCode value={uri} label={t`QR code for your authenticator app`} className="mt-4 w-48" />
          <p className="mt-3 text-small text-text-muted">
            <Trans>Or type this key:</Trans>{' '}
            <code dir="ltr" className="wrap-anywhere">
              {groups}
            </code>
          </p>
        </li>
        <li className="ps-2">
          <MemberForm className="grid justify-items-start gap-5">
            <OneTimeCode name="code" label={t`Enter the code that the app shows`} isRequired />
            <Button
              type="submit"
              name="intent"
              value="confirm"
              isBusy={formData?.get('intent') === 'confirm'}
            >
              <Trans>Switch on</Trans>
            </Button>
          </MemberForm>
        </li>
      </ol>
      <MemberForm preventScrollReset className="ms-2">
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="quiet"
          isBusy={formData?.get('intent') === 'cancel'}
        >
          <Trans>Cancel setup</Trans>
        </Button>
      </MemberForm>
    </>
  )
}
