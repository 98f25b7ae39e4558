import { PromoCode } from '@chignon/ui/promo-code'
import { useLingui } from '@lingui/react/macro'
import { useFetcher } from 'react-router'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

type PromoCodeFormProps = {
  /** Address of the action, with the selection in its query. */
  action: string
  amounts: { promo_code: string | null; discount: number; currency: string } | null
  rejectedCode: string | null
}

/** Promotional code of a selection or order: applied or rejected by the API (PROMO-3, PROMO-4). */
export function PromoCodeForm({ action, amounts, rejectedCode }: PromoCodeFormProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const fetcher = useFetcher()
  const send = (values: Record<string, string>) => void fetcher.submit(values, { method: 'post', action })
  return (
    <PromoCode
      method="post"
      action={action}
      code={amounts?.promo_code ?? null}
      discount={amounts?.promo_code && `−${money(amounts.discount, amounts.currency)}`}
      isRejected={rejectedCode !== null}
      isBusy={fetcher.state !== 'idle'}
      defaultValue={rejectedCode ?? undefined}
      onApply={(code) => send({ promo_code: code })}
      onRemove={() => send({ remove: 'on' })}
      labels={{
        code: t`Promotional code`,
        apply: t`Apply`,
        remove: t`Remove`,
        applied: t`Applied:`,
        rejected: t`This promotional code is not valid or has been used.`,
      }}
    />
  )
}
