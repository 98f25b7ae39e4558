import { userEvent } from 'vitest/browser'

/** A control of a form. Throws if there is none. */
export const control = (form: HTMLFormElement, selector: string): HTMLElement => {
  const found = form.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The form has no ${selector}.`)
  return found
}
export const fill = (selector: string, text: string) => (form: HTMLFormElement) =>
  userEvent.fill(control(form, selector), text)
export const click = (selector: string) => (form: HTMLFormElement) => userEvent.click(control(form, selector))

export const payments = [
  { value: 'card', label: 'By card' },
  { value: 'transfer', label: 'By bank transfer' },
]
export const countries = [
  { value: 'IT', label: 'Italy' },
  { value: 'PT', label: 'Portugal' },
]
export const countryOptions = countries.map(({ value, label }) => (
  <option key={value} value={value}>
    {label}
  </option>
))
export const seats = [{ id: 'a', name: 'Seat', price: 100, left: 9 }]
export const kits = [{ id: 'kit', name: 'Kit', price: 50, left: 9 }]
export const formatMoney = (cents: number) => `$${cents}`
export const twoSeats = [
  { id: '1', name: 'Seat' },
  { id: '2', name: 'Seat' },
]
export const formatNumber = (count: number) => new Intl.NumberFormat('fa').format(count)

/** Selects in the native select before hydration, and in the list after it. */
export async function chooseCountry(form: HTMLFormElement): Promise<void> {
  const select = form.querySelector('select')
  if (select) return userEvent.selectOptions(select, 'Portugal')
  await userEvent.fill(control(form, '[role=combobox]'), 'Portugal')
  await userEvent.keyboard('{Enter}')
}

/** Also closes the list, which stays open and covers what is below the field. */
export async function chooseCountries(form: HTMLFormElement): Promise<void> {
  await chooseCountry(form)
  await userEvent.keyboard('{Escape}')
}

export async function enterAttendees(form: HTMLFormElement): Promise<void> {
  await fill('[name="attendees[0][full_name]"]', 'Ana Díaz')(form)
  await fill('[name="attendees[1][full_name]"]', 'Lotte Kern')(form)
}

export async function enterTickets(form: HTMLFormElement): Promise<void> {
  await fill('[name="tickets[a]"]', '2')(form)
  await fill('[name="packages[kit]"]', '1')(form)
}
