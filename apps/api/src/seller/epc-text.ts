type Transfer = {
  holder: string
  iban: string
  bic: string | null
  amount: number
  currency: string
  reference: string
}

/**
 * The content of the QR code that banking apps read a transfer from (EPC069-12, version 2); null unless the currency is EUR,
 * since the format has no other. `amount` is in cents.
 */
export function epcText({ holder, iban, bic, amount, currency, reference }: Transfer): string | null {
  if (currency !== 'EUR') return null
  const euros = `EUR${(amount / 100).toFixed(2)}`
  return ['BCD', '002', '1', 'SCT', bic ?? '', holder.slice(0, 70), iban, euros, '', '', reference].join('\n')
}
