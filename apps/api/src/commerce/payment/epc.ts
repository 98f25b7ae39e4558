type Transfer = {
  holder: string
  iban: string
  bic: string | null
  amount: number
  currency: string
  reference: string
}

/** The content of an EPC QR code, which banking apps read (EPC069-12); null unless the currency is EUR. */
export function epcOf({ holder, iban, bic, amount, currency, reference }: Transfer): string | null {
  if (currency !== 'EUR') return null
  const sum = `EUR${(amount / 100).toFixed(2)}`
  // Version 002 makes the BIC optional; character set 1 is UTF-8.
  return ['BCD', '002', '1', 'SCT', bic ?? '', holder.slice(0, 70), iban, sum, '', '', reference].join('\n')
}
