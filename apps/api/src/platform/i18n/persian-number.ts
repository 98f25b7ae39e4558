const format = new Intl.NumberFormat('fa', { useGrouping: false })

/** A number in Persian digits: `۱۲۰۰`. */
export function persianNumber(number: number): string {
  return format.format(number)
}
