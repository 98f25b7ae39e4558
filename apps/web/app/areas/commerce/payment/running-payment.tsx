import { Button } from '@chignon/ui/button'
import { PaymentProgress } from '@chignon/ui/payment-progress'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'

// Seconds between two polls; the last interval is repeated.
const pauses = [1, 2, 3, 5, 8, 13, 20]
const questionsUntilLate = 3

type RunningPaymentProps = {
  /** Whether the payment provider has not answered: it may not know of a card yet. */
  isChecking: boolean
}

/**
 * Progress of a payment whose result is not known yet (ORDER-10). Asks the provider for it at growing intervals; without scripts a
 * button does.
 */
export function RunningPayment({ isChecking }: RunningPaymentProps) {
  const { t } = useLingui()
  const fetcher = useFetcher()
  const [asked, setAsked] = useState(0)
  const ask = useEffectEvent(() => {
    setAsked((count) => count + 1)
    void fetcher.submit({ intent: 'refresh' }, { method: 'post' })
  })
  const isWaiting = fetcher.state === 'idle'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(ask, (pauses[Math.min(asked, pauses.length - 1)] ?? 20) * 1000)
    return () => clearTimeout(timer)
  }, [asked, isWaiting])
  return (
    <>
      <PaymentProgress
        title={isChecking ? t`We are checking your payment` : t`Your payment is on its way`}
        text={
          isChecking
            ? t`The payment service has not answered yet. This page goes on by itself; nothing is charged twice.`
            : t`Keep this page open until it is done.`
        }
        stages={[
          { id: 'sent', name: t`Sent to your bank` },
          { id: 'answer', name: t`Waiting for your bank’s answer` },
          { id: 'order', name: t`Completing your order` },
        ]}
        currentId="answer"
        delay={
          asked >= questionsUntilLate && (
            <Trans>
              This is taking longer than usual. You can also close this page: we will send you an e-mail as
              soon as the result is known. Please do not pay again.
            </Trans>
          )
        }
        labels={{ done: t({ message: 'Done', context: 'step' }) }}
      />
      <noscript>
        <form method="post" className="mt-6 text-center">
          <Button type="submit" name="intent" value="refresh" variant="secondary">
            <Trans>Check again</Trans>
          </Button>
        </form>
      </noscript>
    </>
  )
}
