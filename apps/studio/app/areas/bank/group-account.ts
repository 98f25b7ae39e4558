/** An IBAN in groups of four; the name of an account as it is. */
export function groupAccount(account: string): string {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(account) ? account.replaceAll(/(.{4})(?=.)/g, '$1 ') : account
}
