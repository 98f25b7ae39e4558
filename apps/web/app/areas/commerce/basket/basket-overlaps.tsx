import type { Basket } from '@chignon/contract/commerce/basket'
import { Banner } from '@chignon/ui/banner'
import { Trans, useLingui } from '@lingui/react/macro'
import { overlapsOf } from './overlaps-of.ts'
import { RemoveLine } from './remove-line.tsx'

/** Says what of the basket would be paid for although it is owned already, or part of a program in it, with buttons to remove it (ORDER-16). */
export function BasketOverlaps({ basket }: { basket: Basket }) {
  const { t } = useLingui()
  const overlaps = overlapsOf(basket)
  if (overlaps.length === 0) return null
  return (
    <Banner tone="warning" title={t`You would pay for something twice`}>
      <ul role="list" className="grid gap-1">
        {overlaps.map(({ lineId, name, program }) => {
          const thing = <bdi className="font-medium">{name}</bdi>
          const whole = <bdi>{program}</bdi>
          return (
            <li key={lineId} className="flex flex-wrap items-center justify-between gap-x-6">
              <span className="min-w-0">
                {program === null ? (
                  <Trans>You already have access to {thing}. Buying it again adds its days.</Trans>
                ) : (
                  <Trans>
                    {thing} is part of {whole}, which is in your basket too.
                  </Trans>
                )}
              </span>
              <RemoveLine lineId={lineId} name={name} />
            </li>
          )
        })}
      </ul>
    </Banner>
  )
}
