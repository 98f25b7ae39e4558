import type { Billing } from '@chignon/contract/commerce/billing'
import { useFormats } from '../../../lib/i18n/use-formats.ts'

/** A billing address in lines. */
export function BillingAddress({ billing, country }: { billing: Billing; country: string }) {
  const { comma } = useFormats()
  const { full_name, company, address, postal_code, city, vat_number } = billing
  return (
    <address className="text-text-muted not-italic wrap-anywhere">
      {[
        full_name,
        company,
        address,
        [`${postal_code} ${city}`.trim(), country].filter(Boolean).join(comma),
        vat_number,
      ]
        .filter(Boolean)
        .map((line) => (
          <span key={line} className="block first:text-text">
            <bdi>{line}</bdi>
          </span>
        ))}
    </address>
  )
}
