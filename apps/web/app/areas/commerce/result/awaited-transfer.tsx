import { lazyWhenOnline } from '@chignon/app-kit/browser/lazy-when-online'
import type { Order } from '@chignon/contract/commerce/order'
import type { TransferDetails } from '@chignon/contract/commerce/payment'
import { Badge } from '@chignon/ui/badge'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, type ReactNode } from 'react'
import { LocalTime } from '../../../lib/i18n/local-time.tsx'
import { useFormats } from '../../../lib/i18n/use-formats.ts'
import { CopyValue } from './copy-value.tsx'

// Loaded on demand: most orders are paid by card.
const QrCode = lazyWhenOnline(async () => (await import('@chignon/ui/qr-code')).QrCode)

type AwaitedTransferProps = { order: Order; transfer: TransferDetails }

/** What a bank transfer needs: account, amount and reference to copy, and until when (INVOICE-1). */
export function AwaitedTransfer({ order, transfer }: AwaitedTransferProps) {
  const { t } = useLingui()
  const { money } = useFormats()
  const {
    account_holder,
    iban,
    bic,
    bank_name,
    reference,
    amount,
    received,
    currency,
    due_at,
    is_sample,
    epc,
  } = transfer
  const due = <LocalTime at={due_at} />
  const open = Math.max(0, amount - received)
  return (
    <section aria-labelledby="transfer" className="rounded-media border border-line bg-surface p-5 sm:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="transfer" className="text-subtitle font-medium">
          <Trans>Your bank transfer</Trans>
        </h2>
        {is_sample && <Badge tone="warning">{t`Sample account: do not transfer any money`}</Badge>}
      </div>
      <p className="mt-2 max-w-prose text-text-muted">
        <Trans>
          Please transfer the amount so that it arrives by {due}. After that, your order is cancelled.
        </Trans>
      </p>
      {received > 0 && open > 0 && (
        <p className="mt-4 font-medium text-warning">
          <Trans>
            We have received {money(received, currency)}. Still to pay: {money(open, currency)}.
          </Trans>
        </p>
      )}
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 sm:grid-cols-[1fr_auto]">
        <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
          <Row label={t`Amount`}>
            <CopyValue value={(open / 100).toFixed(2)} label={t`Copy the amount`}>
              {money(open, currency)}
            </CopyValue>
          </Row>
          <Row label={t`Account holder`}>
            <CopyValue value={account_holder} label={t`Copy the account holder`} />
          </Row>
          <Row label={t`IBAN`}>
            <CopyValue value={iban.replace(/\s/g, '')} label={t`Copy the IBAN`}>
              {inGroupsOfFour(iban)}
            </CopyValue>
          </Row>
          {bic && (
            <Row label={t`BIC`}>
              <CopyValue value={bic} label={t`Copy the BIC`} />
            </Row>
          )}
          {bank_name && (
            <Row label={t`Bank`}>
              <bdi className="text-lead font-medium">{bank_name}</bdi>
            </Row>
          )}
          <Row label={t`Reference`}>
            <CopyValue value={reference} label={t`Copy the reference`} />
          </Row>
        </dl>
        {epc && (
          <figure className="w-44">
            <Suspense>
              <QrCode value={epc} label={t`QR code of the transfer for order ${order.number}`} />
            </Suspense>
            <figcaption className="mt-2 text-caption text-text-muted">
              <Trans>Scan it with your banking app.</Trans>
            </figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function inGroupsOfFour(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')
}
