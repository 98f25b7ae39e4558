import type { BusinessForm } from '@chignon/contract/identity/business'

/** The body of the call that saves a business, from the values of its form: what is empty is left out. */
export function bodyOfBusiness(
  values: Record<'type_id' | 'name' | 'phone' | 'address', string>,
): BusinessForm {
  const { type_id, name, phone, address } = values
  return {
    type_id,
    name,
    ...(phone.trim() ? { phone } : {}),
    ...(address.trim() ? { address } : {}),
  }
}
