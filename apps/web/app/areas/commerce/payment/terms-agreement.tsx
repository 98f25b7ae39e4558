import { Checkbox } from '@chignon/ui/checkbox'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'

/** Name of the checkbox. */
export const termsField = 'terms'

/** The agreement that an order needs. */
export function TermsAgreement({ isMissing }: { isMissing: boolean }) {
  const { t } = useLingui()
  return (
    <Checkbox
      name={termsField}
      isRequired
      error={isMissing && t`You have to agree to the terms & conditions`}
      label={
        <Trans>
          I agree to the{' '}
          <Link to="/support/terms-and-conditions" target="_blank" className="underline underline-offset-4">
            terms & conditions
          </Link>
        </Trans>
      }
    />
  )
}
