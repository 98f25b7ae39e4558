// The European Union, and the countries around it whose invoices follow the same rule.
const addressCountries = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  ),
)

/**
 * Whether an invoice needs the buyer's postal address (INVOICE-11): in these countries, and for every company, as soon as something is to
 * be paid. Elsewhere name and country are enough.
 */
export function needsPostalAddress(
  total: number,
  { country, company, vat_number }: { country: string; company?: string | null; vat_number?: string | null },
): boolean {
  return total > 0 && (addressCountries.has(country) || Boolean(company) || Boolean(vat_number))
}

/** The fields of a postal address. */
export const postalFields = ['address', 'postal_code', 'city'] as const
